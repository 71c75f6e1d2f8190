ALTER TABLE "stores" ADD COLUMN "seller_addresses" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "seller_asked_at" timestamp (3) with time zone;