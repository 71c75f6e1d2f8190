-- without a transaction
-- The counts of orders from before, store by store, while orders go on.
do $$ declare
  store bigint;
begin
  for store in select id from stores order by id loop
    perform rebuild_order_counts(store);
    commit;
  end loop;
end $$;
--> statement-breakpoint
drop index concurrently if exists orders_to_ship;
--> statement-breakpoint
create index concurrently orders_to_ship on orders (is_test, id)
  where order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null) = 1
    and cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped');
--> statement-breakpoint
drop index concurrently if exists orders_waiting_since;
--> statement-breakpoint
create index concurrently orders_waiting_since on orders (is_test, greatest(paid_at, seller_paid_at))
  where order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null) = 1
    and cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped');
--> statement-breakpoint
drop index concurrently if exists outbox_mails_texts;
--> statement-breakpoint
create index concurrently outbox_mails_texts on outbox_mails (created_at) where html <> '';
--> statement-breakpoint
drop index concurrently if exists orders_linked;
--> statement-breakpoint
create index concurrently orders_linked on orders (store_id, link_id) where link_id is not null;
