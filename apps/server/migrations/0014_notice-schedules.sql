-- without a transaction
alter table "dictionaries" add column if not exists "names" jsonb default '{}'::jsonb not null;
--> statement-breakpoint
alter table "dictionary_entries" add column if not exists "labels" jsonb default '{}'::jsonb not null;
--> statement-breakpoint
alter table "notices" add column if not exists "scheduled_at" timestamp (3) with time zone;
--> statement-breakpoint
create index if not exists "notices_scheduled" on "notices" using btree ("scheduled_at") where "notices"."scheduled_at" is not null;
--> statement-breakpoint
drop index concurrently if exists "notice_receipts_reads";
--> statement-breakpoint
create index concurrently "notice_receipts_reads" on "notice_receipts" using btree ("notice_id","read_at");
--> statement-breakpoint
drop index concurrently if exists "notice_receipts_notice";
