CREATE TABLE "account_choices" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"language" varchar(8),
	"country_code" char(2),
	"currency" char(3)
);
--> statement-breakpoint
ALTER TABLE "account_choices" ADD CONSTRAINT "account_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_choices" ADD CONSTRAINT "account_choices_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;