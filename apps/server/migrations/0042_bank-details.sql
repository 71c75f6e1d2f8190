CREATE TABLE "bank_details" (
	"linked_account_id" bigint PRIMARY KEY NOT NULL,
	"country" char(2) NOT NULL,
	"currency" char(3) NOT NULL,
	"format" varchar(4) NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "linked_accounts_active";--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "pays_out" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "needs" varchar(8)[];--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "needs_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "restricted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_linked_account_id_linked_accounts_id_fk" FOREIGN KEY ("linked_account_id") REFERENCES "public"."linked_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_accounts_provider" ON "linked_accounts" USING btree ("store_id","provider") WHERE state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "linked_accounts_paid" ON "linked_accounts" USING btree ("store_id") WHERE state = 'active' and pays_out;