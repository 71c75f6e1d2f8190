-- without a transaction
-- A variant can be deleted only if nothing names it: these columns are searched by each deletion.
drop index concurrently if exists cart_lines_variant;
--> statement-breakpoint
create index concurrently cart_lines_variant on cart_lines (variant_id);
--> statement-breakpoint
drop index concurrently if exists order_lines_variant;
--> statement-breakpoint
create index concurrently order_lines_variant on order_lines (variant_id);
--> statement-breakpoint
drop index concurrently if exists stock_holds_variant;
--> statement-breakpoint
create index concurrently stock_holds_variant on stock_holds (variant_id);
