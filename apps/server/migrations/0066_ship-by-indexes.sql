-- without a transaction
-- What was shipped before, and what waits, by batches.
do $$ begin
  loop
    update shipments set tracking_number = tracking_number where id in (select id from shipments where tracking_key is null order by id limit 5000);
    exit when not found;
    commit;
  end loop;
end $$;
--> statement-breakpoint
do $$ begin
  loop
    update orders set ship_by = add_working_days((coalesce(seller_paid_at, paid_at, placed_at) at time zone 'UTC')::date, lead_days)
    where id in (select id from orders where ship_by is null and cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped')
      and order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null) = 1 order by id limit 5000);
    exit when not found;
    commit;
  end loop;
end $$;
--> statement-breakpoint
drop index concurrently if exists shipments_tracking;
--> statement-breakpoint
create index concurrently shipments_tracking on shipments (tracking_key);
--> statement-breakpoint
drop index concurrently if exists shipments_parcel;
--> statement-breakpoint
create index concurrently shipments_parcel on shipments (parcel_key) where parcel_key is not null;
--> statement-breakpoint
drop index concurrently if exists shipments_batch;
--> statement-breakpoint
create index concurrently shipments_batch on shipments (batch_key) where batch_key is not null;
--> statement-breakpoint
drop index concurrently if exists shipments_shipped;
--> statement-breakpoint
create index concurrently shipments_shipped on shipments (shipped_at);
--> statement-breakpoint
drop index concurrently if exists orders_ship_by;
--> statement-breakpoint
create index concurrently orders_ship_by on orders (is_test, ship_by, id)
  where order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null) = 1
    and cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped');
