ALTER TABLE "orders" ADD COLUMN "seller_fees_minor" bigint;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "fees_minor" bigint;