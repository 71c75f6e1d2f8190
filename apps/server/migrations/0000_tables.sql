CREATE TABLE "idempotency_keys" (
	"scope" varchar(120) NOT NULL,
	"key" varchar(255) NOT NULL,
	"route" varchar(120) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"state" varchar(10) NOT NULL,
	"recovery_point" jsonb,
	"answer" text,
	"locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
