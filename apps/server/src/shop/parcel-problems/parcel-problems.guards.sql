-- A parcel on its way goes wrong once at a time; a delivered one does not.
create function guard_new_parcel_problem() returns trigger language plpgsql as $$
begin
  perform 1 from orders where id = new.order_id for update;
  if new.state <> 'open' or not exists (select 1 from shipments where id = new.shipment_id and order_id = new.order_id and delivered_at is null) then
    raise exception 'parcel % is not on its way', new.shipment_id using errcode = '23514', constraint = 'parcel_problems_under_way';
  end if;
  return new;
end $$;
create trigger parcel_problems_new before insert on parcel_problems for each row execute function guard_new_parcel_problem();

-- It ends once: its units are sent again, refunded and put into stock at most once. The parcel's row must be gone by then,
-- because its units are counted in it.
create function guard_parcel_problem() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.store_id, new.shipment_id, new.kind, new.carrier, new.tracking_number) is distinct from
     (old.order_id, old.store_id, old.shipment_id, old.kind, old.carrier, old.tracking_number) then
    raise exception 'a parcel that went wrong stays what it was' using errcode = '23514', constraint = 'parcel_problems_locked';
  end if;
  if new.state <> old.state then
    if old.state <> 'open' then
      raise exception 'parcel % was dealt with before', old.shipment_id using errcode = '23514', constraint = 'parcel_problems_transition';
    end if;
    if (new.state = 'found') <> exists (select 1 from shipments where id = old.shipment_id) then
      raise exception 'the units of parcel % are counted twice', old.shipment_id using errcode = '23514', constraint = 'parcel_problems_units';
    end if;
    if new.state <> 'found' and exists (select 1 from parcel_problem_lines where problem_id = old.id and restocked is null) then
      raise exception 'what became of the units of parcel % is not known', old.shipment_id using errcode = '23514', constraint = 'parcel_problems_goods';
    end if;
  end if;
  return new;
end $$;
create trigger parcel_problems_guard before update on parcel_problems for each row execute function guard_parcel_problem();

-- What came back is counted once, and nothing of a lost parcel.
create function guard_parcel_problem_line() returns trigger language plpgsql as $$
declare
  problem parcel_problems;
begin
  select * into problem from parcel_problems where id = new.problem_id;
  if tg_op = 'INSERT' then
    if problem.state <> 'open' or new.restocked is not null or not exists (
      select 1 from shipment_lines where shipment_id = problem.shipment_id and line_id = new.line_id and quantity = new.quantity) then
      raise exception 'line % is not in the parcel', new.line_id using errcode = '23514', constraint = 'parcel_problem_lines_parcel';
    end if;
    return new;
  end if;
  if problem.state <> 'open' or old.restocked is not null or (new.line_id, new.quantity) is distinct from (old.line_id, old.quantity) then
    raise exception 'the units of line % are counted already', old.line_id using errcode = '23514', constraint = 'parcel_problem_lines_once';
  end if;
  if problem.kind = 'lost' and coalesce(new.restocked, 0) > 0 then
    raise exception 'nothing of a lost parcel comes back' using errcode = '23514', constraint = 'parcel_problem_lines_lost';
  end if;
  return new;
end $$;
create trigger parcel_problem_lines_guard before insert or update on parcel_problem_lines for each row execute function guard_parcel_problem_line();

create function refuse_parcel_problem_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'What went wrong stays: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger parcel_problems_keep before delete on parcel_problems for each row execute function refuse_parcel_problem_deletion();
create trigger parcel_problem_lines_keep before delete on parcel_problem_lines for each row execute function refuse_parcel_problem_deletion();
