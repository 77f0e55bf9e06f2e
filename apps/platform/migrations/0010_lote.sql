CREATE TABLE "gateway_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"batch_number" numeric GENERATED ALWAYS AS ((document #>> '{batch_number}')::numeric) STORED,
	"batch_date" text collate "C" GENERATED ALWAYS AS (document #>> '{batch_date}') STORED,
	"total_amount" numeric GENERATED ALWAYS AS ((document #>> '{total_amount}')::numeric) STORED,
	"state" text collate "C" GENERATED ALWAYS AS (document #>> '{state}') STORED
);
--> statement-breakpoint
CREATE TABLE "transaction_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"batch_number" numeric GENERATED ALWAYS AS ((document #>> '{batch_number}')::numeric) STORED,
	"start_date" text collate "C" GENERATED ALWAYS AS (document #>> '{start_date}') STORED,
	"total_amount" numeric GENERATED ALWAYS AS ((document #>> '{total_amount}')::numeric) STORED,
	"state" text collate "C" GENERATED ALWAYS AS (document #>> '{state}') STORED
);
--> statement-breakpoint
CREATE INDEX "gateway_batch_state_date" ON "gateway_batch" USING btree ("state","batch_date");--> statement-breakpoint
CREATE INDEX "transaction_batch_state_date" ON "transaction_batch" USING btree ("state","start_date");