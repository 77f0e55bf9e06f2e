CREATE TABLE "tax_form" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"period" text collate "C" GENERATED ALWAYS AS (document #>> '{period}') STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"form_name" text collate "C" GENERATED ALWAYS AS (document #>> '{file_structure,form_name}') STORED,
	"form_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{file_structure,form_name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"form_version" text collate "C" GENERATED ALWAYS AS (document #>> '{file_structure,version}') STORED,
	"file_name" text collate "C" GENERATED ALWAYS AS (document #>> '{file_name}') STORED,
	"file_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{file_name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"afip_transaction_id" text collate "C" GENERATED ALWAYS AS (document #>> '{afip_transaction_id}') STORED,
	"afip_transaction_id_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{afip_transaction_id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"created_date" text collate "C" GENERATED ALWAYS AS (document #>> '{created_date}') STORED,
	"delivery_date" text collate "C" GENERATED ALWAYS AS (document #>> '{delivery_date}') STORED,
	"status_date" text collate "C" GENERATED ALWAYS AS (document #>> '{status_date}') STORED
);
--> statement-breakpoint
CREATE INDEX "tax_form_created" ON "tax_form" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "tax_form_period" ON "tax_form" USING btree ("period","form_name");--> statement-breakpoint
CREATE INDEX "tax_form_status" ON "tax_form" USING btree ("status","status_date");