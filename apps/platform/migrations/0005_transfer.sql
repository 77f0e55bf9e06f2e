CREATE TABLE "transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"payer_id" text collate "C" GENERATED ALWAYS AS (document #>> '{payer_id}') STORED,
	"payment_id" text collate "C" GENERATED ALWAYS AS (document #>> '{payment_id}') STORED,
	"destiny_transfer_id" text collate "C" GENERATED ALWAYS AS (document #>> '{destiny_transfer_id}') STORED,
	"amount" numeric GENERATED ALWAYS AS ((document #>> '{amount}')::numeric) STORED,
	"request_date" text collate "C" GENERATED ALWAYS AS (document #>> '{request_date}') STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED
);
--> statement-breakpoint
CREATE INDEX "transfer_status_date" ON "transfer" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "transfer_payer" ON "transfer" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "transfer_payment" ON "transfer" USING btree ("payment_id");