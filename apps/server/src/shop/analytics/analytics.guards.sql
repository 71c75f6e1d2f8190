-- What changes the figures of a day that is over (daily-sales.ts): a refund, a cancellation or a dispute of an order paid then, one
-- that moves to the other book, and a payment that is dated back to it.
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
  when (new.kind = 'sale' and (old.paid_at, old.is_test, old.buyer_payment, old.cancelled_at, old.refunded_profit_minor, old.refunded_selling_minor)
      is distinct from (new.paid_at, new.is_test, new.buyer_payment, new.cancelled_at, new.refunded_profit_minor, new.refunded_selling_minor)
    and coalesce(old.paid_at, new.paid_at) is not null)
  execute function note_changed_sale();
