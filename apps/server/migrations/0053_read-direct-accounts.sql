-- The Stripe account of a direct store may have been opened for payouts only, before migration 0048. Accounts that were never
-- queried are read at the start, so that no buyer is led to one for a day.
UPDATE "linked_accounts" l SET "asked_at" = NULL
FROM "stores" s
WHERE s.id = l.store_id AND s.settlement_mode = 'direct' AND l.provider = 'stripe' AND l.state = 'active' AND l.takes_payments;
