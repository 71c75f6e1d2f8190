ALTER TABLE "orders" ADD COLUMN "standard_shipping_minor" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "postage" varchar(6);--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_fee_once" ON "refunds" USING btree ("order_id") WHERE fee_minor > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_standard_shipping" CHECK ("orders"."standard_shipping_minor" between 0 and "orders"."shipping_minor");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_fee" CHECK ("refunds"."fee_minor" between 0 and "refunds"."amount_minor");--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_label" CHECK ("return_requests"."postage" is null or ("return_requests"."postage" = 'label') = ("return_requests"."label_url" is not null));
--> statement-breakpoint
-- No order's part of a payment gives back more than it brought, whoever decides the refunds and in whatever order.
create function guard_refund_amount() returns trigger language plpgsql as $$
declare
  paid bigint;
  given numeric;
begin
  select amount_minor into paid from payment_orders where payment_id = new.payment_id and order_id = new.order_id;
  select coalesce(sum(amount_minor), 0) into given from refunds where payment_id = new.payment_id and order_id = new.order_id and id <> new.id;
  if given + new.amount_minor > paid then
    raise exception 'refunds of order % would be more than was paid', new.order_id using errcode = '23514', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refunds_guard before insert or update of amount_minor on refunds for each row execute function guard_refund_amount();
