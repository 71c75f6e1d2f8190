create extension if not exists pg_trgm;
create index operation_logs_search on operation_logs using gin (search_text gin_trgm_ops);
-- Whom a row is about: its subject is a reference, `account:12,13`.
create index operation_logs_people on operation_logs using gin (string_to_array(substr(subject, 9), ',')) where subject like 'account:%';

-- Creates the partitions of this month and the next, moves there what the default partition took meanwhile, and drops the
-- partitions of months that ended before `keep_from`. The application's role may not create or drop tables, so the function
-- runs with the rights of its owner; the present and the last month cannot be dropped, whatever a caller asks for.
create function maintain_operation_logs(today date, keep_from date) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date;
  partition text;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('operation-logs', 0));
  foreach month in array array[date_trunc('month', today)::date, (date_trunc('month', today) + interval '1 month')::date] loop
    partition := 'operation_logs_' || to_char(month, 'YYYY_MM');
    if to_regclass(partition) is null then
      execute format('create table %I (like operation_logs including all)', partition);
      execute format('with moved as (delete from operation_logs_rest where created_at >= %L::timestamp at time zone ''UTC'' and created_at < %L::timestamp at time zone ''UTC'' returning *)
        insert into %I select * from moved', month, month + interval '1 month', partition);
      execute format('alter table operation_logs attach partition %I for values from (%L) to (%L)', partition,
        month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    end if;
  end loop;
  keep_from := least(keep_from, (date_trunc('month', today) - interval '1 month')::date);
  for partition in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'operation_logs'::regclass and c.relname ~ '^operation_logs_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= keep_from
  loop
    execute format('drop table %I', partition);
    dropped := dropped + 1;
  end loop;
  delete from operation_logs_rest where created_at < keep_from::timestamp at time zone 'UTC';
  return dropped;
end $$;
