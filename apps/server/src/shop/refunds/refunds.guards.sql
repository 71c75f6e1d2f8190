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
create trigger refunds_guard before insert or update of amount_minor on refunds for each row execute function guard_refund_amount();
