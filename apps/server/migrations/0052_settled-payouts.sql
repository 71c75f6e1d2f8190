ALTER TABLE "settlements" DROP CONSTRAINT "settlements_subject";--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "payout_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_payout" ON "settlements" USING btree ("payout_id") WHERE state = 'proposed';--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_subject" CHECK (num_nonnulls(payment_id, discrepancy_id, payout_id) = 1);