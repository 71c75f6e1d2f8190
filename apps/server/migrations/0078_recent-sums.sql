-- without a transaction
create table if not exists recent_product_sales (
  scope_id bigint not null,
  is_test boolean not null,
  product_id bigint not null,
  units integer not null,
  earned_minor bigint not null,
  constraint recent_product_sales_scope_id_is_test_product_id_pk primary key (scope_id, is_test, product_id)
);
--> statement-breakpoint
alter table daily_sales_progress add column if not exists recent_from date;
--> statement-breakpoint
drop index concurrently if exists order_lines_newest;
--> statement-breakpoint
create index concurrently order_lines_newest on order_lines (product_id, id);
--> statement-breakpoint
drop index concurrently if exists order_lines_product;
