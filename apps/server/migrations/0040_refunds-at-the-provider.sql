ALTER TABLE "refunds" ADD COLUMN "part_of_id" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_part_of_id_refunds_id_fk" FOREIGN KEY ("part_of_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_inbox_provider" ON "webhook_inbox" USING btree ("provider","received_at");--> statement-breakpoint
CREATE INDEX "refunds_part_of" ON "refunds" USING btree ("part_of_id") WHERE part_of_id is not null;