-- The units of a line of an order that purchase orders cover: those that a supplier has to deliver, and those that are
-- in the warehouse for it. What was sent from the warehouse is covered no more.
create function purchase_units_covered(line bigint) returns integer language sql stable as $$
  select coalesce(sum(p.quantity - p.shipped - p.received - p.missing - p.withdrawn), 0)::integer
    + greatest(0, coalesce(sum(p.received), 0)::integer
      - greatest(0, (select l.shipped from public.order_lines l where l.id = line) - coalesce(sum(p.shipped), 0)::integer))
  from public.purchase_order_lines p where p.order_line_id = line $$;

-- The units of a line of an order that are still to be shipped and that no purchase order covers.
create function purchase_units_left(line bigint) returns integer language sql stable as $$
  select greatest(0, l.quantity - l.shipped - l.withdrawn - public.purchase_units_covered(line))
  from public.order_lines l where l.id = line $$;

-- No unit of an order is ordered twice, whoever orders and from whom.
create function guard_purchase_units() returns trigger language plpgsql as $$
declare
  open_before integer := 0;
  to_ship integer;
begin
  if tg_op = 'UPDATE' then
    open_before := old.quantity - old.shipped - old.received - old.missing - old.withdrawn;
  end if;
  if new.quantity - new.shipped - new.received - new.missing - new.withdrawn <= open_before then
    return null;
  end if;
  select l.quantity - l.shipped - l.withdrawn into to_ship from order_lines l where l.id = new.order_line_id for update;
  if purchase_units_covered(new.order_line_id) > to_ship then
    raise exception 'more units are ordered than are left to ship' using errcode = '23514', constraint = 'purchase_units_left';
  end if;
  return null;
end $$;
create trigger purchase_order_lines_guard after insert or update on purchase_order_lines for each row execute function guard_purchase_units();
