-- Zones and methods took its place, and nothing reads it any more (decision 122).
DROP TABLE "shipping_rates";--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
