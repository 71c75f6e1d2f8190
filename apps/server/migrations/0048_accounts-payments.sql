ALTER TABLE "linked_accounts" ADD COLUMN "takes_payments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "missing_permissions" varchar(8)[];--> statement-breakpoint
-- Earnings are paid to a bank account; no buyer pays into it through us.
UPDATE "linked_accounts" SET "takes_payments" = false WHERE "provider" = 'bank';--> statement-breakpoint
-- Stripe opened an account for the mode that the store had when it was linked. Owners change the mode without a decision of an
-- operator, so that this may be wrong: the daily reading of the account corrects it.
UPDATE "linked_accounts" l SET "takes_payments" = coalesce(
  (SELECT d.kind = 'direct' FROM store_decisions d WHERE d.store_id = l.store_id AND d.kind IN ('direct', 'platform')
    AND d.at <= l.created_at ORDER BY d.id DESC LIMIT 1),
  (SELECT d.kind <> 'direct' FROM store_decisions d WHERE d.store_id = l.store_id AND d.kind IN ('direct', 'platform')
    AND d.at > l.created_at ORDER BY d.id LIMIT 1),
  s.settlement_mode = 'direct', false)
FROM stores s WHERE s.id = l.store_id AND l.provider = 'stripe';
