CREATE TABLE "converter_configuration" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"name" text collate "C" GENERATED ALWAYS AS (document #>> '{name}') STORED,
	"type" text collate "C" GENERATED ALWAYS AS (document #>> '{type}') STORED
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"import_id" text collate "C" GENERATED ALWAYS AS (document #>> '{import_id}') STORED,
	"place" numeric GENERATED ALWAYS AS ((document #>> '{index}')::numeric) STORED,
	"external_transaction_id" text collate "C" GENERATED ALWAYS AS (document #>> '{external_transaction_id}') STORED,
	"external_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{external_transaction_id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"concept_id" text collate "C" GENERATED ALWAYS AS (document #>> '{concept_id}') STORED,
	"concept_id_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{concept_id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"concept_description" text collate "C" GENERATED ALWAYS AS (document #>> '{concept_description}') STORED,
	"concept_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{concept_description}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"payer_email" text collate "C" GENERATED ALWAYS AS (document #>> '{payer_email}') STORED,
	"payer_email_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{payer_email}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"amount" numeric GENERATED ALWAYS AS ((document #>> '{amount}')::numeric) STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"payment_id" text collate "C" GENERATED ALWAYS AS (document #>> '{payment_id}') STORED
);
--> statement-breakpoint
CREATE TABLE "import" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"request_date" text collate "C" GENERATED ALWAYS AS (document #>> '{request_date}') STORED,
	"file_name" text collate "C" GENERATED ALWAYS AS (document #>> '{file_name}') STORED,
	"file_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{file_name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"id_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"file_digest" text collate "C" GENERATED ALWAYS AS (document #>> '{file_digest}') STORED,
	"issued_amount" numeric GENERATED ALWAYS AS ((document #>> '{issued_amount}')::numeric) STORED,
	"total_amount" numeric GENERATED ALWAYS AS ((document #>> '{total_amount}')::numeric) STORED,
	"request_count" numeric GENERATED ALWAYS AS ((document #>> '{request_count}')::numeric) STORED,
	"issued_count" numeric GENERATED ALWAYS AS ((document #>> '{issued_count}')::numeric) STORED,
	"error_count" numeric GENERATED ALWAYS AS ((document #>> '{error_count}')::numeric) STORED
);
--> statement-breakpoint
CREATE UNIQUE INDEX "import_row_place" ON "import_row" USING btree ("import_id","place");--> statement-breakpoint
CREATE INDEX "import_request_date" ON "import" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "import_file" ON "import" USING btree ("file_digest","collector_id");