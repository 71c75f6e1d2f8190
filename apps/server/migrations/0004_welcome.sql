CREATE TABLE "welcome_dismissals" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "configs" ALTER COLUMN "value" SET DATA TYPE varchar(300);--> statement-breakpoint
ALTER TABLE "welcome_dismissals" ADD CONSTRAINT "welcome_dismissals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "configs" ("name", "key", "value", "remark", "created_at", "updated_at")
SELECT 'Chat of the welcome message', 'welcome.chatUrl', "chat_url", 'https address of a group or person in a chat app; empty hides the button', now(), now()
FROM "welcome_settings" WHERE "chat_url" IS NOT NULL
ON CONFLICT ("key") DO UPDATE SET "value" = excluded."value";--> statement-breakpoint
ALTER TABLE "welcome_settings" DROP COLUMN "chat_url";