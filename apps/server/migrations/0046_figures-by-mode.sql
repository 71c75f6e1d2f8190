-- No release has taken real money: what is added up is of tests. Where it has, days are read from the orders until they are added up again.
ALTER TABLE "daily_product_sales" ADD COLUMN "is_test" boolean;--> statement-breakpoint
ALTER TABLE "daily_sales" ADD COLUMN "is_test" boolean;--> statement-breakpoint
delete from "daily_sales" where exists (select 1 from "payments" where not "is_test");--> statement-breakpoint
delete from "daily_product_sales" where exists (select 1 from "payments" where not "is_test");--> statement-breakpoint
delete from "daily_sales_progress" where exists (select 1 from "payments" where not "is_test");--> statement-breakpoint
update "daily_sales" set "is_test" = true;--> statement-breakpoint
update "daily_product_sales" set "is_test" = true;--> statement-breakpoint
ALTER TABLE "daily_product_sales" ALTER COLUMN "is_test" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_sales" ALTER COLUMN "is_test" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "discrepancies" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "is_test" boolean;--> statement-breakpoint
ALTER TABLE "welcome_claims" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "welcome_marks" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_product_sales" DROP CONSTRAINT "daily_product_sales_scope_id_day_product_id_pk";--> statement-breakpoint
ALTER TABLE "daily_sales" DROP CONSTRAINT "daily_sales_scope_id_day_pk";--> statement-breakpoint
ALTER TABLE "welcome_marks" DROP CONSTRAINT "welcome_marks_kind_value_pk";--> statement-breakpoint
ALTER TABLE "daily_product_sales" ADD CONSTRAINT "daily_product_sales_scope_id_is_test_day_product_id_pk" PRIMARY KEY("scope_id","is_test","day","product_id");--> statement-breakpoint
ALTER TABLE "daily_sales" ADD CONSTRAINT "daily_sales_scope_id_is_test_day_pk" PRIMARY KEY("scope_id","is_test","day");--> statement-breakpoint
ALTER TABLE "welcome_marks" ADD CONSTRAINT "welcome_marks_kind_value_is_test_pk" PRIMARY KEY("kind","value","is_test");--> statement-breakpoint
update "discrepancies" d set "is_test" = coalesce(
  (select p."is_test" from "payments" p where p."id" = d."payment_id" or p."provider_key" = d."key" order by p."id" limit 1),
  (select y."is_test" from "payouts" y where y."id" = d."payout_id" or y."provider_key" = d."key" order by y."id" limit 1),
  not exists (select 1 from "payments" where not "is_test"));--> statement-breakpoint
update "welcome_claims" c set "is_test" = true where exists (select 1 from "payments" p where p."id" = c."payment_id" and p."is_test");--> statement-breakpoint
update "welcome_marks" m set "is_test" = true where exists (select 1 from "welcome_claims" c where c."id" = m."claim_id" and c."is_test");--> statement-breakpoint
drop trigger "orders_note_changed_sale" on "orders";--> statement-breakpoint
create trigger orders_note_changed_sale after update on orders for each row
  when (new.kind = 'sale' and (old.paid_at, old.is_test, old.buyer_payment, old.cancelled_at, old.refunded_profit_minor, old.refunded_selling_minor)
      is distinct from (new.paid_at, new.is_test, new.buyer_payment, new.cancelled_at, new.refunded_profit_minor, new.refunded_selling_minor)
    and coalesce(old.paid_at, new.paid_at) is not null)
  execute function note_changed_sale();
