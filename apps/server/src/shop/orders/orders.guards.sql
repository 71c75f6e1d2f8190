create extension if not exists pg_trgm;
create index order_lines_search on order_lines using gin (search_text gin_trgm_ops);
-- What operators find a buyer's orders by.
create index orders_buyer_words on orders using gin (array_to_tsvector(buyer_words));

-- The table of orders.rules.ts: which fact of an order may become what.
create table order_transitions (fact text not null, from_state text not null, to_state text not null, primary key (fact, from_state, to_state));
insert into order_transitions (fact, from_state, to_state) values
  ('buyer_payment', 'unpaid', 'authorized'),
  ('buyer_payment', 'unpaid', 'paid'),
  ('buyer_payment', 'unpaid', 'failed'),
  ('buyer_payment', 'unpaid', 'expired'),
  ('buyer_payment', 'authorized', 'paid'),
  ('buyer_payment', 'authorized', 'failed'),
  ('buyer_payment', 'authorized', 'expired'),
  ('buyer_payment', 'failed', 'unpaid'),
  ('buyer_payment', 'failed', 'authorized'),
  ('buyer_payment', 'failed', 'paid'),
  ('buyer_payment', 'failed', 'expired'),
  ('buyer_payment', 'expired', 'unpaid'),
  ('buyer_payment', 'expired', 'authorized'),
  ('buyer_payment', 'expired', 'paid'),
  ('buyer_payment', 'expired', 'failed'),
  ('buyer_payment', 'paid', 'part_refunded'),
  ('buyer_payment', 'paid', 'refunded'),
  ('buyer_payment', 'paid', 'disputed'),
  ('buyer_payment', 'part_refunded', 'refunded'),
  ('buyer_payment', 'part_refunded', 'disputed'),
  ('buyer_payment', 'disputed', 'paid'),
  ('buyer_payment', 'disputed', 'charged_back'),
  ('buyer_payment', 'charged_back', 'disputed'),
  ('seller_payment', 'not_due', 'unpaid'),
  ('seller_payment', 'unpaid', 'paid'),
  ('seller_payment', 'unpaid', 'not_due'),
  ('seller_payment', 'paid', 'part_refunded'),
  ('seller_payment', 'paid', 'refunded'),
  ('seller_payment', 'part_refunded', 'refunded'),
  ('fulfilment', 'waiting', 'processing'),
  ('fulfilment', 'waiting', 'part_shipped'),
  ('fulfilment', 'waiting', 'shipped'),
  ('fulfilment', 'processing', 'part_shipped'),
  ('fulfilment', 'processing', 'shipped'),
  ('fulfilment', 'part_shipped', 'shipped'),
  ('fulfilment', 'part_shipped', 'processing'),
  ('fulfilment', 'shipped', 'part_shipped'),
  ('fulfilment', 'shipped', 'processing'),
  ('fulfilment', 'shipped', 'delivered'),
  ('fulfilment', 'delivered', 'part_returned'),
  ('fulfilment', 'delivered', 'returned'),
  ('fulfilment', 'part_returned', 'returned');

comment on table order_transitions is 'written by migrations only';

create function guard_order_facts() returns trigger language plpgsql as $$
declare
  step record;
begin
  if new.store_id <> old.store_id or new.settlement_mode <> old.settlement_mode or new.total_minor <> old.total_minor or new.tax_minor <> old.tax_minor or new.tax_treatment <> old.tax_treatment
     or new.selling_total_minor <> old.selling_total_minor or new.currency <> old.currency or new.store_currency <> old.store_currency
     or new.address->>'countryCode' is distinct from old.address->>'countryCode'
     or new.platform_cost_minor <> old.platform_cost_minor or new.shipping_cost_minor <> old.shipping_cost_minor
     or (new.cost_minor <> old.cost_minor and old.buyer_payment not in ('unpaid', 'authorized', 'failed', 'expired')) then
    raise exception 'a placed order keeps its store, its settlement mode, its country and its amounts' using errcode = '23514', constraint = 'orders_locked';
  end if;
  if old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at then
    raise exception 'a cancelled order stays cancelled' using errcode = '23514', constraint = 'orders_cancelled_for_good';
  end if;
  for step in
    select * from (values ('buyer_payment', old.buyer_payment, new.buyer_payment), ('seller_payment', old.seller_payment, new.seller_payment),
      ('fulfilment', old.fulfilment, new.fulfilment)) as changed (fact, was, becomes) where was <> becomes
  loop
    if not exists (select 1 from order_transitions t where t.fact = step.fact and t.from_state = step.was and t.to_state = step.becomes) then
      raise exception '% may not go from % to %', step.fact, step.was, step.becomes using errcode = '23514', constraint = 'orders_transition';
    end if;
  end loop;
  return new;
end $$;
create trigger orders_guard before update on orders for each row execute function guard_order_facts();

-- statusOf and awaitingOf of orders.rules.ts, so that lists can filter and count by them. Names carry their schema,
-- because an index is built with an empty search path.
create function order_is_closed(kind text, buyer text, seller text, cancelled boolean) returns boolean language sql immutable as
  $$ select cancelled or case when kind = 'sale' then buyer in ('refunded', 'charged_back') else seller = 'refunded' end $$;
create function order_awaiting(kind text, buyer text, seller text, cancelled boolean) returns text language sql immutable as
  $$ select case when public.order_is_closed(kind, buyer, seller, cancelled) then null
    when kind = 'sale' and buyer not in ('paid', 'part_refunded', 'disputed') then 'buyer'
    when seller = 'unpaid' then 'seller' end $$;
create function order_status(kind text, buyer text, seller text, fulfilment text, cancelled boolean) returns smallint language sql immutable as
  $$ select (case when public.order_is_closed(kind, buyer, seller, cancelled) then 3
    when public.order_awaiting(kind, buyer, seller, cancelled) is not null then 0
    when fulfilment in ('delivered', 'part_returned', 'returned') then 2 else 1 end)::smallint $$;
create index orders_store_status on orders (store_id, order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null), id desc);
create index orders_store_newest on orders (store_id, id desc);
-- The orders to ship in their order: what `toShipSql` of order-conditions.ts selects.
create index orders_to_ship on orders (is_test, id)
  where order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null) = 1
    and cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped');
-- The orders to ship by the day that was promised: what `toShipSql` of order-conditions.ts selects.
create index orders_ship_by on orders (is_test, ship_by, id)
  where order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null) = 1
    and cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped');

-- `addWorkingDays` of markets/delivery.rules.ts.
create function add_working_days(day date, days integer) returns date language sql immutable as
  $$ select coalesce((select day + n from generate_series(1, 7 + days * 2) as n
    where extract(isodow from day + n) < 6 order by n offset greatest(days, 1) - 1 limit 1), day) $$;
-- Every order to ship has its day, also one that a process of the version before wrote.
create function set_ship_by() returns trigger language plpgsql as $$
begin
  new.ship_by := public.add_working_days((coalesce(new.seller_paid_at, new.paid_at, new.placed_at) at time zone 'UTC')::date, new.lead_days);
  return new;
end $$;
create trigger orders_ship_by before insert or update of buyer_payment, seller_payment on orders for each row
  when (new.ship_by is null and order_status(new.kind, new.buyer_payment, new.seller_payment, new.fulfilment, new.cancelled_at is not null) = 1)
  execute function set_ship_by();

-- `normalizeTrackingNumber` of the contract, so that no writer forgets it: capital letters and digits, and of a barcode of USPS or
-- FedEx, which contains more than the number, the number. A test compares both with the same examples.
create function tracking_key(written text) returns text language plpgsql immutable as $$
declare
  number text := upper(regexp_replace(translate(written,
    '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'), '[^A-Za-z0-9]', '', 'g'));
  part text;
begin
  if number ~ '^420([0-9]{5}|[0-9]{9})9[1-5][0-9]{20}$' then
    part := right(number, 22);
    if (select sum(substr(part, n, 1)::integer * case when n % 2 = 0 then 1 else 3 end) from generate_series(1, 22) as n) % 10 = 0 then
      return part;
    end if;
  elsif number ~ '^[0-9]{34}$' and number !~ '^420' then
    part := right(number, 12);
    if (select sum(substr(part, n, 1)::integer * (array[3, 1, 7])[(n - 1) % 3 + 1]) from generate_series(1, 11) as n) % 11 % 10
       = right(part, 1)::integer then
      return part;
    end if;
  end if;
  return number;
end $$;
create function set_tracking_key() returns trigger language plpgsql as $$
begin
  new.tracking_key := public.tracking_key(new.tracking_number);
  return new;
end $$;
create trigger shipments_tracking_key before insert or update of tracking_number on shipments for each row execute function set_tracking_key();

-- Since when the oldest order to ship has waited: by when the last of the payments came in that it needs.
create index orders_waiting_since on orders (is_test, greatest(paid_at, seller_paid_at))
  where order_status(kind, buyer_payment, seller_payment, fulfilment, cancelled_at is not null) = 1
    and cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped');

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
