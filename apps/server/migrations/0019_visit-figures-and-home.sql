-- without a transaction
CREATE TABLE IF NOT EXISTS "counted_visitors" (
	"day" date NOT NULL,
	"kind" varchar(8) NOT NULL,
	"mark" varchar(24) NOT NULL,
	CONSTRAINT "counted_visitors_day_kind_mark_pk" PRIMARY KEY("day","kind","mark")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "daily_visits" (
	"day" date PRIMARY KEY NOT NULL,
	"page_views" integer NOT NULL,
	"visitors" integer NOT NULL,
	"addresses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "visit_minutes" (
	"minute" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"page_views" integer NOT NULL,
	"visitors" integer NOT NULL,
	"addresses" integer NOT NULL
);
--> statement-breakpoint
drop index concurrently if exists outbox_mails_tests;
--> statement-breakpoint
create index concurrently outbox_mails_tests ON "outbox_mails" USING btree ("id") WHERE template = 'test-email';
--> statement-breakpoint
drop index concurrently if exists discrepancies_open;
--> statement-breakpoint
create index concurrently discrepancies_open ON "discrepancies" USING btree ("at") WHERE state = 'open';
--> statement-breakpoint
drop index concurrently if exists refunds_failed;
--> statement-breakpoint
create index concurrently refunds_failed ON "refunds" USING btree ("created_at") WHERE status = 'failed';
--> statement-breakpoint
drop index concurrently if exists payouts_failed;
--> statement-breakpoint
create index concurrently payouts_failed ON "payouts" USING btree ("requested_at") WHERE status = 'failed';
--> statement-breakpoint
drop index concurrently if exists stores_paused;
--> statement-breakpoint
create index concurrently stores_paused ON "stores" USING btree ("id") WHERE status = 'paused';
--> statement-breakpoint
-- Days before this version: every visit counts as one page view, and every visitor of a store as one visitor and one address.
insert into daily_visits (day, page_views, visitors, addresses)
select (started_at at time zone 'UTC')::date, count(*), count(distinct visitor), count(distinct visitor) from visits group by 1
on conflict do nothing;
--> statement-breakpoint
insert into visit_minutes (minute, page_views, visitors, addresses)
select date_trunc('minute', started_at, 'UTC'), count(*), count(distinct visitor), count(distinct visitor) from visits
where started_at > now() - interval '3 days' group by 1
on conflict do nothing;
