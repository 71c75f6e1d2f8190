-- analytics.guards.sql
-- What changes the figures of a day that is over (daily-sales.ts): a refund, a cancellation or a dispute of an order paid then,
-- and a payment that is dated back to it.
create function note_changed_sale() returns trigger language plpgsql as $$
begin
  if old.paid_at is null and not exists (select 1 from daily_sales_progress p
      where p.scope_id in (0, new.store_id) and new.paid_at < p.rolled_to::timestamp at time zone p.time_zone + interval '3 hours') then
    return null;
  end if;
  insert into changed_sales (scope_id, paid_at)
    select scope, moment from unnest(array[0, new.store_id]) scope, (select old.paid_at union select new.paid_at) as paid (moment)
    where moment is not null;
  return null;
end $$;
create trigger orders_note_changed_sale after update on orders for each row
  when (new.kind = 'sale' and (old.paid_at, old.buyer_payment, old.cancelled_at, old.refunded_profit_minor, old.refunded_selling_minor)
      is distinct from (new.paid_at, new.buyer_payment, new.cancelled_at, new.refunded_profit_minor, new.refunded_selling_minor)
    and coalesce(old.paid_at, new.paid_at) is not null)
  execute function note_changed_sale();

-- catalogue.guards.sql
create extension if not exists pg_trgm;
create index products_search_text on products using gin (search_text gin_trgm_ops);
create index products_search_tokens on products using gin (array_to_tsvector(search_tokens));

-- ledger.guards.sql
-- The book is append-only: a correction is a new journal.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end $$;

create trigger journals_append_only before update or delete on journals for each row execute function ledger_refuse_change();
create trigger journals_no_truncate before truncate on journals for each statement execute function ledger_refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function ledger_refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_append_only before update or delete on ledger_accounts for each row execute function ledger_refuse_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts for each statement execute function ledger_refuse_change();

-- Each journal sums to zero per currency when its transaction commits, and has exactly the lines that it announced.
create function ledger_require_balance() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  if (select count(*) from ledger_entries where journal_id = new.id) <> new.line_count then
    raise exception 'Journal % has not % lines', new.id, new.line_count using errcode = '23514', constraint = 'journals_complete';
  end if;
  select currency, sum(amount_minor) as total into wrong
    from ledger_entries where journal_id = new.id group by currency having sum(amount_minor) <> 0 limit 1;
  if found then
    raise exception 'Journal % is off by % %', new.id, wrong.total, wrong.currency using errcode = '23514', constraint = 'journals_sum_to_zero';
  end if;
  return null;
end $$;
create constraint trigger journals_balanced after insert on journals
  deferrable initially deferred for each row execute function ledger_require_balance();

-- Lines are numbered from 1 to the announced count, so a committed journal has no number left for another line.
create function ledger_refuse_extra_line() returns trigger language plpgsql as $$
begin
  if new.line_number < 1 or new.line_number > (select line_count from journals where id = new.journal_id) then
    raise exception 'Journal % has no line %', new.journal_id, new.line_number using errcode = '23514', constraint = 'ledger_entries_announced';
  end if;
  return new;
end $$;
create trigger ledger_entries_announced before insert on ledger_entries for each row execute function ledger_refuse_extra_line();

-- orders.guards.sql
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
  if new.store_id <> old.store_id or new.settlement_mode <> old.settlement_mode or new.total_minor <> old.total_minor or new.tax_minor <> old.tax_minor or new.tax_treatment <> old.tax_treatment or new.cost_minor <> old.cost_minor
     or new.selling_total_minor <> old.selling_total_minor or new.currency <> old.currency or new.store_currency <> old.store_currency then
    raise exception 'a placed order keeps its store, its settlement mode and its amounts' using errcode = '23514', constraint = 'orders_locked';
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
create index orders_to_ship on orders (id) where cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped');

-- stores.guards.sql
-- What operators decided about a store stays as it was written.
create function store_decisions_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Decisions about stores are only added: % is refused', tg_op using errcode = '42501';
end $$;
create trigger store_decisions_append_only before update or delete on store_decisions for each row execute function store_decisions_refuse_change();
