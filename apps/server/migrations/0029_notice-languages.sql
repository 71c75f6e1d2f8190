ALTER TABLE "notices" ADD COLUMN "language" varchar(8);--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;