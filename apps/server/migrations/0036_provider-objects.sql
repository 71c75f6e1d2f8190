ALTER TABLE "discrepancies" ALTER COLUMN "moves" SET DATA TYPE varchar(16);--> statement-breakpoint
ALTER TABLE "book_differences" ALTER COLUMN "kind" SET DATA TYPE varchar(16);--> statement-breakpoint
ALTER TABLE "book_totals" ALTER COLUMN "kind" SET DATA TYPE varchar(16);--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "provider_ref" varchar(100);