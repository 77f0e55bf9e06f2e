CREATE TABLE "bulk_run_outcome" (
	"run_id" text NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"message" text,
	"next_step" text,
	"request_id" text,
	CONSTRAINT "bulk_run_outcome_run_id_place_pk" PRIMARY KEY("run_id","place")
);
--> statement-breakpoint
CREATE TABLE "bulk_run" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text NOT NULL,
	"action" text NOT NULL,
	"arguments" jsonb,
	"items" jsonb NOT NULL,
	"size" integer NOT NULL,
	"begun" integer NOT NULL,
	"holder" text NOT NULL,
	"paused" boolean NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_run_outcome" ADD CONSTRAINT "bulk_run_outcome_run_id_bulk_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_run_owner" ON "bulk_run" USING btree ("owner_id","began_at");--> statement-breakpoint
CREATE INDEX "bulk_run_told" ON "bulk_run" USING btree ("told_at");