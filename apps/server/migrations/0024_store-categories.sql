CREATE TABLE "store_categories" (
	"store_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"is_chosen" boolean NOT NULL,
	"joins_new" boolean NOT NULL,
	CONSTRAINT "store_categories_store_id_category_id_pk" PRIMARY KEY("store_id","category_id"),
	CONSTRAINT "store_categories_joining" CHECK ("store_categories"."is_chosen" or not "store_categories"."joins_new")
);
--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_categories_category" ON "store_categories" USING btree ("category_id");