CREATE TABLE "variant_sources" (
	"source" varchar(80) NOT NULL,
	"foreign_key" varchar(300) NOT NULL,
	"variant_id" bigint NOT NULL,
	CONSTRAINT "variant_sources_source_foreign_key_pk" PRIMARY KEY("source","foreign_key")
);
--> statement-breakpoint
ALTER TABLE "variant_sources" ADD CONSTRAINT "variant_sources_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_sources_variant" ON "variant_sources" USING btree ("variant_id");