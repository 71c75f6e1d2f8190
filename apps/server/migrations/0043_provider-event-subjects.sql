ALTER TABLE "payments" ADD COLUMN "processing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "subject_kind" varchar(10);--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "subject_key" varchar(100);