CREATE TABLE "export" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"created_date" text collate "C" GENERATED ALWAYS AS (document #>> '{created_date}') STORED,
	"type" text collate "C" GENERATED ALWAYS AS (document #>> '{type}') STORED,
	"format" text collate "C" GENERATED ALWAYS AS (document #>> '{format}') STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"requested_by" text collate "C" GENERATED ALWAYS AS (document #>> '{requested_by}') STORED
);
--> statement-breakpoint
CREATE INDEX "export_created_date" ON "export" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "export_requested_by" ON "export" USING btree ("requested_by","created_date");