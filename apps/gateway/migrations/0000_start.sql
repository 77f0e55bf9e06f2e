CREATE TABLE "activity_chain" (
	"writer" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"number_seal" text NOT NULL,
	"key" text NOT NULL,
	"last_seq" bigint NOT NULL,
	"last_digest" text NOT NULL,
	"last_seal" text NOT NULL,
	"removed_seq" bigint NOT NULL,
	"removed_digest" text NOT NULL,
	"removed_seal" text NOT NULL,
	CONSTRAINT "activity_chain_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "activity_event" (
	"writer" text NOT NULL,
	"seq" bigint NOT NULL,
	"month" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"username" text,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"type" text NOT NULL,
	"ids" text[] NOT NULL,
	"result" text NOT NULL,
	"request_id" text NOT NULL,
	"line" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "activity_event_writer_seq_pk" PRIMARY KEY("writer","seq")
);
--> statement-breakpoint
CREATE INDEX "activity_event_at" ON "activity_event" USING btree ("at","writer","seq");--> statement-breakpoint
CREATE INDEX "activity_event_month" ON "activity_event" USING btree ("month","writer","seq");--> statement-breakpoint
CREATE INDEX "activity_event_user" ON "activity_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "activity_event_username" ON "activity_event" USING btree ("username","at");--> statement-breakpoint
CREATE INDEX "activity_event_action" ON "activity_event" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "activity_event_type" ON "activity_event" USING btree ("type","at");--> statement-breakpoint
CREATE INDEX "activity_event_request" ON "activity_event" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "activity_event_ids" ON "activity_event" USING gin ("ids");--> statement-breakpoint
CREATE INDEX "activity_event_not_done" ON "activity_event" USING btree ("result","at") WHERE "activity_event"."result" <> 'done';