-- What operators decided about a store stays as it was written.
create function store_decisions_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Decisions about stores are only added: % is refused', tg_op using errcode = '42501';
end $$;
create trigger store_decisions_append_only before update or delete on store_decisions for each row execute function store_decisions_refuse_change();
