-- A review is never deleted: what was removed stays countable. What was done with it is only added to.
create function reviews_refuse_delete() returns trigger language plpgsql as $$
begin
  raise exception 'Reviews stay: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger reviews_keep before delete on reviews for each row execute function reviews_refuse_delete();
create trigger review_steps_keep before delete on review_steps for each row execute function reviews_refuse_delete();
