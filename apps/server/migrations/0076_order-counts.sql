CREATE TABLE "order_count_changes" (
	"store_id" bigint NOT NULL,
	"kind" varchar(4) NOT NULL,
	"is_test" boolean NOT NULL,
	"buyer_payment" varchar(14) NOT NULL,
	"seller_payment" varchar(14) NOT NULL,
	"fulfilment" varchar(14) NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"orders" smallint NOT NULL,
	"selling_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"scope_id" bigint NOT NULL,
	"kind" varchar(4) NOT NULL,
	"is_test" boolean NOT NULL,
	"buyer_payment" varchar(14) NOT NULL,
	"seller_payment" varchar(14) NOT NULL,
	"fulfilment" varchar(14) NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"orders" bigint NOT NULL,
	"selling_minor" bigint NOT NULL,
	CONSTRAINT "order_counts_facts" PRIMARY KEY("scope_id","kind","is_test","buyer_payment","seller_payment","fulfilment","is_cancelled")
);
--> statement-breakpoint
ALTER TABLE "tracked_links" ADD COLUMN "earlier_clicks" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tracked_links" ADD COLUMN "counted_to" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "order_count_changes_store" ON "order_count_changes" USING btree ("store_id");
--> statement-breakpoint
-- How many orders there are (order-counts.ts, docs/decisions/0128): each transaction only adds rows, so that no order waits for
-- another one of its store; a schedule folds them into the counts.
create function note_counted_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_count_changes values (old.store_id, old.kind, old.is_test, old.buyer_payment, old.seller_payment, old.fulfilment,
      old.cancelled_at is not null, -1, old.refunded_selling_minor - old.selling_total_minor);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_count_changes values (new.store_id, new.kind, new.is_test, new.buyer_payment, new.seller_payment, new.fulfilment,
      new.cancelled_at is not null, 1, new.selling_total_minor - new.refunded_selling_minor);
  end if;
  return null;
end $$;
create trigger orders_count_added after insert or delete on orders for each row execute function note_counted_order();
create trigger orders_count_changed after update on orders for each row
  when ((old.store_id, old.kind, old.is_test, old.buyer_payment, old.seller_payment, old.fulfilment, old.cancelled_at is null, old.refunded_selling_minor)
    is distinct from (new.store_id, new.kind, new.is_test, new.buyer_payment, new.seller_payment, new.fulfilment, new.cancelled_at is null, new.refunded_selling_minor))
  execute function note_counted_order();
--> statement-breakpoint
-- Folds the oldest changes into the counts. One transaction at a time writes counts, so its lock comes before the snapshot.
create function fold_order_counts(most integer) returns integer language plpgsql as $$
declare
  folded integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('order-counts', 0));
  with taken as (
    delete from order_count_changes where ctid = any(array(select c.ctid from order_count_changes c limit most)) returning *
  ), added as (
    insert into order_counts as k
    select s.scope_id, t.kind, t.is_test, t.buyer_payment, t.seller_payment, t.fulfilment, t.is_cancelled, sum(t.orders),
      sum(case when s.scope_id = 0 then 0 else t.selling_minor end)
    from taken t cross join lateral (values (0::bigint), (t.store_id)) s (scope_id) group by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint order_counts_facts do update set orders = k.orders + excluded.orders, selling_minor = k.selling_minor + excluded.selling_minor
  )
  select count(*) into folded from taken;
  return folded;
end $$;
--> statement-breakpoint
-- Counts the orders of one store again, while orders go on: one statement sees the orders and removes exactly the changes that
-- they contain, and what commits later stays a change. Store 0: the sums of all stores from the counts of each.
create function rebuild_order_counts(store bigint) returns void language plpgsql as $$
declare
  counted jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('order-counts', 0));
  if store = 0 then
    delete from order_counts where scope_id = 0;
    insert into order_counts
      select 0, kind, is_test, buyer_payment, seller_payment, fulfilment, is_cancelled, sum(orders), 0 from order_counts
      where scope_id <> 0 group by 2, 3, 4, 5, 6, 7;
    return;
  end if;
  with contained as (
    delete from order_count_changes where store_id = store
  )
  select coalesce(jsonb_agg(c), '[]') into counted from (
    select o.kind, o.is_test, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null as is_cancelled, count(*) as orders,
      sum(o.selling_total_minor - o.refunded_selling_minor) as selling_minor
    from orders o where o.store_id = store group by 1, 2, 3, 4, 5, 6) c;
  insert into order_counts as k
    select 0, d.kind, d.is_test, d.buyer_payment, d.seller_payment, d.fulfilment, d.is_cancelled, sum(d.orders), 0 from (
      select * from jsonb_populate_recordset(null::order_counts, counted)
      union all
      select scope_id, kind, is_test, buyer_payment, seller_payment, fulfilment, is_cancelled, -orders, 0 from order_counts where scope_id = store
    ) d group by 2, 3, 4, 5, 6, 7
    on conflict on constraint order_counts_facts do update set orders = k.orders + excluded.orders;
  delete from order_counts where scope_id = store;
  insert into order_counts
    select store, c.kind, c.is_test, c.buyer_payment, c.seller_payment, c.fulfilment, c.is_cancelled, c.orders, c.selling_minor
    from jsonb_populate_recordset(null::order_counts, counted) c;
end $$;
