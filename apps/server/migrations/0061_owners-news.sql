CREATE TABLE "store_news_done" (
	"store_id" bigint NOT NULL,
	"news_id" bigint NOT NULL,
	CONSTRAINT "store_news_done_store_id_news_id_pk" PRIMARY KEY("store_id","news_id")
);
--> statement-breakpoint
ALTER TABLE "product_news" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "is_addition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_news_done" ADD CONSTRAINT "store_news_done_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_news_done" ADD CONSTRAINT "store_news_done_news_id_product_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."product_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_news_done_news" ON "store_news_done" USING btree ("news_id");--> statement-breakpoint
ALTER TABLE "product_news" ADD CONSTRAINT "product_news_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_news_store" ON "product_news" USING btree ("store_id","product_id") WHERE store_id is not null;--> statement-breakpoint
CREATE INDEX "store_products_additions" ON "store_products" USING btree ("store_id","product_id") WHERE is_addition;--> statement-breakpoint
update store_products sp set is_addition = true
from products p
where p.id = sp.product_id and sp.is_hidden
  and exists (select 1 from product_news n where n.product_id = p.id and n.kind = 'new')
  and exists (select 1 from store_categories c where c.store_id = sp.store_id)
  and not coalesce(
    (select c.joins_new from store_categories c where c.store_id = sp.store_id and c.category_id = p.category_id),
    (select c.joins_new from store_categories c where c.store_id = sp.store_id and c.category_id = p.primary_category_id), false);
