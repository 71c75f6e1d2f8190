ALTER TABLE "discrepancies" ALTER COLUMN "key" SET DATA TYPE varchar(100);--> statement-breakpoint
ALTER TABLE "book_differences" ALTER COLUMN "key" SET DATA TYPE varchar(100);--> statement-breakpoint
ALTER TABLE "discrepancies" ADD COLUMN "account" varchar(100);--> statement-breakpoint
ALTER TABLE "discrepancies" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "book_differences" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "discrepancies" ADD CONSTRAINT "discrepancies_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_differences" ADD CONSTRAINT "book_differences_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discrepancies_store" ON "discrepancies" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "book_differences_store" ON "book_differences" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "discrepancies" ADD CONSTRAINT "discrepancies_account" CHECK ((account is null) = (store_id is null));--> statement-breakpoint
-- Those about a payment to an owner's account are in that account.
UPDATE "discrepancies" d SET "account" = p.provider_account, "store_id" = p.store_id
  FROM "payments" p
  WHERE p.provider_account IS NOT NULL
    AND (p.id = d.payment_id OR p.provider_key = d.key
      OR p.id = (SELECT r.payment_id FROM "refunds" r WHERE r.provider_key = d.key));
