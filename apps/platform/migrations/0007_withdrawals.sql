CREATE TABLE "withdrawal_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"creation_date" text collate "C" GENERATED ALWAYS AS (document #>> '{creation_date}') STORED,
	"process_date" text collate "C" GENERATED ALWAYS AS (document #>> '{process_date}') STORED,
	"balance" numeric GENERATED ALWAYS AS ((document #>> '{balance}')::numeric) STORED,
	"record_count" numeric GENERATED ALWAYS AS ((document #>> '{record_count}')::numeric) STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED
);
--> statement-breakpoint
CREATE TABLE "withdraw" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"request_date" text collate "C" GENERATED ALWAYS AS (document #>> '{request_date}') STORED,
	"request_user" text collate "C" GENERATED ALWAYS AS (document #>> '{request_user}') STORED,
	"transfer_date" text collate "C" GENERATED ALWAYS AS (document #>> '{transfer_date}') STORED,
	"amount" numeric GENERATED ALWAYS AS ((document #>> '{amount}')::numeric) STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"request_date" text collate "C" GENERATED ALWAYS AS (document #>> '{request_date}') STORED,
	"approved_date" text collate "C" GENERATED ALWAYS AS (document #>> '{approved_date}') STORED,
	"transfer_date" text collate "C" GENERATED ALWAYS AS (document #>> '{transfer_date}') STORED,
	"amount" numeric GENERATED ALWAYS AS ((document #>> '{amount}')::numeric) STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "batch_withdrawal" text collate "C" GENERATED ALWAYS AS (document #>> '{batch_withdrawal}') STORED;--> statement-breakpoint
CREATE INDEX "withdrawal_batch_collector" ON "withdrawal_batch" USING btree ("collector_id","creation_date");--> statement-breakpoint
CREATE INDEX "withdrawal_batch_status" ON "withdrawal_batch" USING btree ("status","creation_date");--> statement-breakpoint
CREATE INDEX "withdraw_status_date" ON "withdraw" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "withdraw_collector" ON "withdraw" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "withdrawal_status_date" ON "withdrawal" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "withdrawal_collector" ON "withdrawal" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "payment_batch_withdrawal" ON "payment" USING btree ("batch_withdrawal");