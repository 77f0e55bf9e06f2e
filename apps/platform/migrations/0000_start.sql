CREATE TABLE "idempotent_answer" (
	"service" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_service_key_pk" PRIMARY KEY("service","key")
);
--> statement-breakpoint
CREATE TABLE "platform_note" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collector_configuration" (
	"id" text PRIMARY KEY NOT NULL,
	"collector_id" text NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collector" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"balance" jsonb NOT NULL,
	"signature" text collate "C" GENERATED ALWAYS AS (document #>> '{signature}') STORED,
	"signature_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{signature}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"name" text collate "C" GENERATED ALWAYS AS (document #>> '{name}') STORED,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED
);
--> statement-breakpoint
CREATE TABLE "payer_reference" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"name" text collate "C" GENERATED ALWAYS AS (document #>> '{name}') STORED,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"email" text collate "C" GENERATED ALWAYS AS (document #>> '{email}') STORED,
	"external_reference" text collate "C" GENERATED ALWAYS AS (document #>> '{external_reference}') STORED,
	"identification_number" text collate "C" GENERATED ALWAYS AS (document #>> '{identification,number}') STORED
);
--> statement-breakpoint
CREATE TABLE "payer" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"name" text collate "C" GENERATED ALWAYS AS (document #>> '{name}') STORED,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"email" text collate "C" GENERATED ALWAYS AS (document #>> '{email}') STORED,
	"identification_number" text collate "C" GENERATED ALWAYS AS (document #>> '{identification,number}') STORED
);
--> statement-breakpoint
CREATE TABLE "payment_version" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "payment_version_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"request_date" text collate "C" GENERATED ALWAYS AS (document #>> '{request_date}') STORED,
	"refunded_date" text collate "C" GENERATED ALWAYS AS (document #>> '{refunded_date}') STORED,
	"last_due_date" text collate "C" GENERATED ALWAYS AS (document #>> '{last_due_date}') STORED,
	"external_transaction_id" text collate "C" GENERATED ALWAYS AS (document #>> '{external_transaction_id}') STORED,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"payer_email" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,email}') STORED,
	"payer_name" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,name}') STORED,
	"payer_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{payer,name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"concept_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(jsonb_path_query_array(document, '$.details[*].concept_description')::text, ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"media_payment_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.payment_methods[*].media_payment_id')) STORED,
	"final_amount" numeric GENERATED ALWAYS AS ((document #>> '{final_amount}')::numeric) STORED
);
--> statement-breakpoint
CREATE INDEX "idempotent_answer_age" ON "idempotent_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "collector_configuration_collector" ON "collector_configuration" USING btree ("collector_id");--> statement-breakpoint
CREATE INDEX "payer_reference_collector" ON "payer_reference" USING btree ("collector_id");--> statement-breakpoint
CREATE INDEX "payer_reference_email" ON "payer_reference" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payer_email" ON "payer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payer_identification" ON "payer" USING btree ("identification_number");--> statement-breakpoint
CREATE INDEX "payment_request_date" ON "payment" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "payment_refunded_date" ON "payment" USING btree ("refunded_date");--> statement-breakpoint
CREATE INDEX "payment_status" ON "payment" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "payment_collector" ON "payment" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "payment_payer_email" ON "payment" USING btree ("payer_email","request_date");--> statement-breakpoint
CREATE INDEX "payment_payer_name" ON "payment" USING btree ("payer_name_search");--> statement-breakpoint
CREATE INDEX "payment_final_amount" ON "payment" USING btree ("final_amount");--> statement-breakpoint
CREATE INDEX "payment_media" ON "payment" USING gin ("media_payment_ids" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "payment_external_transaction" ON "payment" USING btree ("external_transaction_id");