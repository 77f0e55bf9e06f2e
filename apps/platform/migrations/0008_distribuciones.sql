CREATE TABLE "distribution_detail" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"distribution_id" text collate "C" GENERATED ALWAYS AS (document #>> '{distribution_id}') STORED,
	"place" numeric GENERATED ALWAYS AS ((document #>> '{place}')::numeric) STORED
);
--> statement-breakpoint
CREATE TABLE "distribution" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"type" text collate "C" GENERATED ALWAYS AS (document #>> '{type}') STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"request_date" text collate "C" GENERATED ALWAYS AS (document #>> '{request_date}') STORED,
	"payment_id" text collate "C" GENERATED ALWAYS AS (document #>> '{payment_id}') STORED,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector,id}') STORED,
	"total_amount" numeric GENERATED ALWAYS AS ((document #>> '{total_amount}')::numeric) STORED,
	"sent_date" text collate "C" GENERATED ALWAYS AS (document #>> '{sent_date}') STORED
);
--> statement-breakpoint
CREATE UNIQUE INDEX "distribution_detail_place" ON "distribution_detail" USING btree ("distribution_id","place");--> statement-breakpoint
CREATE INDEX "distribution_type_date" ON "distribution" USING btree ("type","request_date");--> statement-breakpoint
CREATE INDEX "distribution_status" ON "distribution" USING btree ("type","status","request_date");--> statement-breakpoint
CREATE INDEX "distribution_payment" ON "distribution" USING btree ("payment_id");