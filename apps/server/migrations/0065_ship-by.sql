ALTER TABLE "orders" ADD COLUMN "ship_by" date;
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking_key" varchar(40);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "parcel_key" uuid;
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "batch_key" uuid;
--> statement-breakpoint
-- `addWorkingDays` of markets/delivery.rules.ts.
create function add_working_days(day date, days integer) returns date language sql immutable as
  $$ select coalesce((select day + n from generate_series(1, 7 + days * 2) as n
    where extract(isodow from day + n) < 6 order by n offset greatest(days, 1) - 1 limit 1), day) $$;
--> statement-breakpoint
-- Every order to ship has its day, also one that a process of the version before wrote.
create function set_ship_by() returns trigger language plpgsql as $$
begin
  new.ship_by := public.add_working_days((coalesce(new.seller_paid_at, new.paid_at, new.placed_at) at time zone 'UTC')::date, new.lead_days);
  return new;
end $$;
--> statement-breakpoint
create trigger orders_ship_by before insert or update of buyer_payment, seller_payment on orders for each row
  when (new.ship_by is null and order_status(new.kind, new.buyer_payment, new.seller_payment, new.fulfilment, new.cancelled_at is not null) = 1)
  execute function set_ship_by();
--> statement-breakpoint
-- `normalizeTrackingNumber` of the contract, so that no writer forgets it.
create function set_tracking_key() returns trigger language plpgsql as $$
begin
  new.tracking_key := regexp_replace(upper(new.tracking_number), '[^A-Z0-9]', '', 'g');
  return new;
end $$;
--> statement-breakpoint
create trigger shipments_tracking_key before insert or update of tracking_number on shipments for each row execute function set_tracking_key();
