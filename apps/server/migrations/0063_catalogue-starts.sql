-- without a transaction
-- SKUs and keys are found by their beginnings, whatever the order of texts of the database.
drop index concurrently if exists variants_sku_start;
--> statement-breakpoint
create index concurrently variants_sku_start on variants (sku varchar_pattern_ops);
--> statement-breakpoint
drop index concurrently if exists products_key_start;
--> statement-breakpoint
create index concurrently products_key_start on products (key varchar_pattern_ops);
