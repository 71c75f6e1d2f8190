ALTER TABLE "orders" ADD COLUMN "offer_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer" CHECK ("orders"."offer_minor" between 0 and "orders"."cost_minor");--> statement-breakpoint
update orders o set offer_minor = x.offer_minor from payment_orders x join payments p on p.id = x.payment_id
  where x.order_id = o.id and x.side = 'seller' and x.offer_minor > 0 and o.seller_payment in ('paid', 'part_refunded', 'refunded')
    and p.status in ('captured', 'part_refunded', 'refunded')
    and not exists (select 1 from refunds r where r.payment_id = p.id and r.order_id = o.id and r.reason = 'late');
