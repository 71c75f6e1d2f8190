-- How many more units of a line can be requested: none twice, and none that was refunded. For `cancellation` those that are not
-- sent, otherwise those that were delivered since a moment. Refunds of the owner's payment give the buyer nothing back. Below 0
-- when requests that are open name more than there is now.
create function returnable_units(line bigint, kind text, delivered_since timestamptz) returns integer language sql stable as $$
  select (case when $2 = 'cancellation'
      then least(l.quantity - l.shipped - least(l.withdrawn, g.units), l.quantity - g.units)
      else least(d.recent, d.units - greatest(0, g.units - l.withdrawn)) end - o.units)::integer
  from order_lines l,
    lateral (select coalesce(sum(x.quantity), 0) as units from refund_lines x join refunds r on r.id = x.refund_id
      join payments p on p.id = r.payment_id where x.line_id = l.id and p.side = 'buyer') g,
    lateral (select coalesce(sum(x.quantity), 0) as units, coalesce(sum(x.quantity) filter (where s.delivered_at >= $3), 0) as recent
      from shipment_lines x join shipments s on s.id = x.shipment_id where x.line_id = l.id and s.delivered_at is not null) d,
    lateral (select coalesce(sum(x.quantity), 0) as units from return_lines x join return_requests r on r.id = x.request_id
      where x.line_id = l.id and r.state in ('requested', 'approved', 'sent', 'received', 'inspected', 'replacing')
        and (r.kind = 'cancellation') = ($2 = 'cancellation')) o
  where l.id = $1
$$;

-- Requests of one order come one after the other, whoever writes them.
create function guard_return_lines() returns trigger language plpgsql as $$
declare
  request return_requests;
begin
  select * into request from return_requests where id = new.request_id;
  perform 1 from orders where id = request.order_id for update;
  if not exists (select 1 from order_lines where id = new.line_id and order_id = request.order_id) then
    raise exception 'a line of another order cannot be returned' using errcode = '23514', constraint = 'return_lines_order';
  end if;
  if new.quantity > returnable_units(new.line_id, request.kind, '-infinity') then
    raise exception 'more units of line % than can be returned', new.line_id using errcode = '23514', constraint = 'return_lines_units';
  end if;
  return new;
end $$;
create trigger return_lines_guard before insert on return_lines for each row execute function guard_return_lines();

create function refuse_return_line_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was requested stays: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger return_lines_keep before delete on return_lines for each row execute function refuse_return_line_change();

-- Only what came back is noted later, once, while the goods are there.
create function guard_return_goods() returns trigger language plpgsql as $$
begin
  if old.restocked is not null or (new.request_id, new.line_id, new.quantity) is distinct from (old.request_id, old.line_id, old.quantity)
     or not exists (select 1 from return_requests where id = old.request_id and state = 'received') then
    raise exception 'What was requested stays, and what came back is counted once: line %', old.line_id using errcode = '23514', constraint = 'return_lines_once';
  end if;
  return new;
end $$;
create trigger return_lines_goods before update on return_lines for each row execute function guard_return_goods();
create trigger return_requests_keep before delete on return_requests for each row execute function refuse_return_line_change();

-- The table of returns.rules.ts.
create function guard_return_states() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.store_id, new.kind, new.answered_by) is distinct from (old.order_id, old.store_id, old.kind, old.answered_by) then
    raise exception 'a request keeps its order, its kind and who answers it' using errcode = '23514', constraint = 'return_requests_locked';
  end if;
  if new.state <> old.state and ((old.state, new.state) not in (
      ('requested', 'approved'), ('requested', 'refused'), ('requested', 'withdrawn'), ('requested', 'refunded'),
      ('approved', 'sent'), ('approved', 'received'), ('approved', 'withdrawn'), ('approved', 'expired'), ('approved', 'refunded'),
      ('sent', 'received'), ('sent', 'refused'), ('sent', 'refunded'), ('received', 'inspected'), ('received', 'refunded'),
      ('received', 'refused'), ('inspected', 'refunded'), ('inspected', 'refused'), ('inspected', 'replacing'),
      ('replacing', 'replaced'), ('replacing', 'refunded'), ('replaced', 'replacing'))
      or (new.kind <> 'return' and new.state in ('approved', 'sent', 'received', 'inspected', 'replacing', 'replaced'))) then
    raise exception 'a request may not go from % to %', old.state, new.state using errcode = '23514', constraint = 'return_requests_transition';
  end if;
  return new;
end $$;
create trigger return_requests_guard before update on return_requests for each row execute function guard_return_states();
