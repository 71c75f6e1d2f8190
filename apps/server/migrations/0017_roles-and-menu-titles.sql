ALTER TABLE "menus" ADD COLUMN "titles" jsonb;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "updated_at" timestamp (3) with time zone;