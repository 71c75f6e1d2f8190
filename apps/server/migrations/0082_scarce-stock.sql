-- without a transaction
drop index concurrently if exists stock_levels_free;
--> statement-breakpoint
create index concurrently stock_levels_free on stock_levels ((on_hand - held));
--> statement-breakpoint
drop index concurrently if exists stock_levels_own_limit;
--> statement-breakpoint
create index concurrently stock_levels_own_limit on stock_levels (variant_id) where low_limit is not null;
