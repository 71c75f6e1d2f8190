CREATE TABLE "operation_logs" (
	"id" bigserial NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"account_id" bigint,
	"module" varchar(16) NOT NULL,
	"action" varchar(64) NOT NULL,
	"subject" varchar(120) NOT NULL,
	"method" varchar(8) NOT NULL,
	"path" varchar(300) NOT NULL,
	"address" varchar(64) NOT NULL,
	"browser" varchar(40) NOT NULL,
	"system" varchar(40) NOT NULL,
	"duration_ms" integer NOT NULL,
	"request_id" varchar(40) NOT NULL,
	"failure" varchar(64),
	"changes" jsonb NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "operation_logs_created_at_id_pk" PRIMARY KEY("created_at","id")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
-- Takes rows for whose month there is no partition yet, so that no row is ever refused.
CREATE TABLE "operation_logs_rest" PARTITION OF "operation_logs" DEFAULT;
--> statement-breakpoint
CREATE INDEX "operation_logs_id" ON "operation_logs" USING btree ("id");--> statement-breakpoint
CREATE INDEX "operation_logs_account" ON "operation_logs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "operation_logs_module" ON "operation_logs" USING btree ("module","created_at");--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create index operation_logs_search on operation_logs using gin (search_text gin_trgm_ops);
--> statement-breakpoint
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
