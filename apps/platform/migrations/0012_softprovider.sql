CREATE TABLE "software_provider_report" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"id_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"soft_provider" text collate "C" GENERATED ALWAYS AS (document #>> '{soft_provider}') STORED,
	"soft_provider_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{soft_provider}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"collector_id_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{collector_id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"file_name" text collate "C" GENERATED ALWAYS AS (document #>> '{metadata,file_name}') STORED,
	"file_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{metadata,file_name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"start_date" text collate "C" GENERATED ALWAYS AS (document #>> '{start_date}') STORED,
	"end_date" text collate "C" GENERATED ALWAYS AS (document #>> '{end_date}') STORED,
	"status_date" text collate "C" GENERATED ALWAYS AS (document #>> '{status_date}') STORED
);
--> statement-breakpoint
CREATE INDEX "software_provider_report_end" ON "software_provider_report" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "software_provider_report_status" ON "software_provider_report" USING btree ("status","status_date");