CREATE TABLE "notification_choices" (
	"account_id" bigint NOT NULL,
	"kind" varchar(30) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_account_id_kind_channel_pk" PRIMARY KEY("account_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "sent_notifications" (
	"key" varchar(100) PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_notifications_sent" ON "sent_notifications" USING btree ("sent_at");