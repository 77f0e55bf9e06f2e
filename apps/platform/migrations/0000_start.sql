CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
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
CREATE TABLE "bin_lookup" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"kind" text collate "C" GENERATED ALWAYS AS (document #>> '{kind}') STORED,
	"description" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{description}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED
);
--> statement-breakpoint
CREATE TABLE "bin" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"number" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"brand" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{brand,description}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"type" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{type,description}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"issuer" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{emisor,description}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"media_payment_id" numeric GENERATED ALWAYS AS ((document #>> '{mediaPaymentId}')::numeric) STORED,
	"accreditation_day" numeric GENERATED ALWAYS AS ((document #>> '{accreditationDay}')::numeric) STORED
);
--> statement-breakpoint
CREATE TABLE "collector_configuration" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"collector_id" text NOT NULL
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
CREATE TABLE "gateway" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"name" text collate "C" GENERATED ALWAYS AS (document #>> '{name}') STORED,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"is_default" text collate "C" GENERATED ALWAYS AS (document #>> '{is_default}') STORED
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"name" text collate "C" GENERATED ALWAYS AS (document #>> '{name}') STORED,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"valid_from" text collate "C" GENERATED ALWAYS AS (document #>> '{valid_from}') STORED,
	"active" text collate "C" GENERATED ALWAYS AS (document #>> '{active}') STORED
);
--> statement-breakpoint
CREATE TABLE "converter_configuration" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"name" text collate "C" GENERATED ALWAYS AS (document #>> '{name}') STORED,
	"type" text collate "C" GENERATED ALWAYS AS (document #>> '{type}') STORED
);
--> statement-breakpoint
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
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"date" text collate "C" GENERATED ALWAYS AS (document #>> '{date}') STORED,
	"destination" text collate "C" GENERATED ALWAYS AS (document #>> '{destination}') STORED,
	"signature" text collate "C" GENERATED ALWAYS AS (document #>> '{signature}') STORED,
	"type" text collate "C" GENERATED ALWAYS AS (document #>> '{type}') STORED,
	"action" text collate "C" GENERATED ALWAYS AS (document #>> '{action}') STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED
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
	"reference" text collate "C" GENERATED ALWAYS AS (document #>> '{reference}') STORED,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"payer_email" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,email}') STORED,
	"payer_email_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{payer,email}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"payer_identification" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,identification,number}') STORED,
	"payer_reference" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,external_reference}') STORED,
	"payer_name" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,name}') STORED,
	"payer_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{payer,name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"concept_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(jsonb_path_query_array(document, '$.details[*].concept_description')::text, ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"concept_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.details[*].concept_id')) STORED,
	"concept_id_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(jsonb_path_query_array(document, '$.details[*].concept_id')::text, ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"detail_references" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.details[*].external_reference')) STORED,
	"coupon_numbers" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.payment_methods[*].coupon_number')) STORED,
	"gateway_transactions" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.payment_methods[*].gateway.transaction_id')) STORED,
	"media_payment_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.payment_methods[*].media_payment_id')) STORED,
	"batch_withdrawal" text collate "C" GENERATED ALWAYS AS (document #>> '{batch_withdrawal}') STORED,
	"final_amount" numeric GENERATED ALWAYS AS ((document #>> '{final_amount}')::numeric) STORED
);
--> statement-breakpoint
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
CREATE TABLE "subscription_version" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "subscription_version_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"request_date" text collate "C" GENERATED ALWAYS AS (document #>> '{request_date}') STORED,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{collector_id}') STORED,
	"external_reference" text collate "C" GENERATED ALWAYS AS (document #>> '{detail,external_reference}') STORED,
	"concept_id" text collate "C" GENERATED ALWAYS AS (document #>> '{detail,concept_id}') STORED,
	"concept_description" text collate "C" GENERATED ALWAYS AS (document #>> '{detail,concept_description}') STORED,
	"concept_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{detail,concept_description}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"concept_id_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{detail,concept_id}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"payer_email" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,email}') STORED,
	"payer_email_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{payer,email}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"payer_name" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,name}') STORED,
	"payer_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{payer,name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"media_payment_id" numeric GENERATED ALWAYS AS ((document #>> '{payment_method,media_payment_id}')::numeric) STORED,
	"last_four_digits" text collate "C" GENERATED ALWAYS AS (document #>> '{payment_method,last_four_digits}') STORED,
	"amount" numeric GENERATED ALWAYS AS ((document #>> '{amount}')::numeric) STORED
);
--> statement-breakpoint
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
CREATE INDEX "idempotent_answer_age" ON "idempotent_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_batch_collector" ON "withdrawal_batch" USING btree ("collector_id","creation_date");--> statement-breakpoint
CREATE INDEX "withdrawal_batch_status" ON "withdrawal_batch" USING btree ("status","creation_date");--> statement-breakpoint
CREATE INDEX "bin_lookup_kind" ON "bin_lookup" USING btree ("kind","description");--> statement-breakpoint
CREATE INDEX "collector_configuration_collector" ON "collector_configuration" USING btree ("collector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distribution_detail_place" ON "distribution_detail" USING btree ("distribution_id","place");--> statement-breakpoint
CREATE INDEX "distribution_type_date" ON "distribution" USING btree ("type","request_date");--> statement-breakpoint
CREATE INDEX "distribution_status" ON "distribution" USING btree ("type","status","request_date");--> statement-breakpoint
CREATE INDEX "distribution_payment" ON "distribution" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "export_created_date" ON "export" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "export_requested_by" ON "export" USING btree ("requested_by","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "import_row_place" ON "import_row" USING btree ("import_id","place");--> statement-breakpoint
CREATE INDEX "import_request_date" ON "import" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "import_file" ON "import" USING btree ("file_digest","collector_id");--> statement-breakpoint
CREATE INDEX "notification_date" ON "notification" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "notification_destination" ON "notification" USING btree ("destination","date");--> statement-breakpoint
CREATE INDEX "payer_reference_collector" ON "payer_reference" USING btree ("collector_id");--> statement-breakpoint
CREATE INDEX "payer_reference_email" ON "payer_reference" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payer_email" ON "payer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payer_identification" ON "payer" USING btree ("identification_number");--> statement-breakpoint
CREATE INDEX "payment_request_date" ON "payment" USING btree ("request_date","id","status","last_due_date");--> statement-breakpoint
CREATE INDEX "payment_refunded_date" ON "payment" USING btree ("refunded_date");--> statement-breakpoint
CREATE INDEX "payment_status" ON "payment" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "payment_status_newest" ON "payment" USING btree ("status","request_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_last_due_date" ON "payment" USING btree ("status","last_due_date");--> statement-breakpoint
CREATE INDEX "payment_collector" ON "payment" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "payment_payer_email" ON "payment" USING btree ("payer_email","request_date");--> statement-breakpoint
CREATE INDEX "payment_payer_identification" ON "payment" USING btree ("payer_identification");--> statement-breakpoint
CREATE INDEX "payment_payer_reference" ON "payment" USING btree ("payer_reference");--> statement-breakpoint
CREATE INDEX "payment_payer_name" ON "payment" USING btree ("payer_name_search");--> statement-breakpoint
CREATE INDEX "payment_final_amount" ON "payment" USING btree ("final_amount");--> statement-breakpoint
CREATE INDEX "payment_batch_withdrawal" ON "payment" USING btree ("batch_withdrawal");--> statement-breakpoint
CREATE INDEX "payment_external_transaction" ON "payment" USING btree ("external_transaction_id");--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_codes" ON "payment" USING gin ("concept_ids" jsonb_path_ops,"detail_references" jsonb_path_ops,"coupon_numbers" jsonb_path_ops,"gateway_transactions" jsonb_path_ops,"media_payment_ids" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "payment_texts" ON "payment" USING gin ("payer_name_search" gin_trgm_ops,"payer_email_search" gin_trgm_ops,"concept_search" gin_trgm_ops,"concept_id_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gateway_batch_state_date" ON "gateway_batch" USING btree ("state","batch_date");--> statement-breakpoint
CREATE INDEX "transaction_batch_state_date" ON "transaction_batch" USING btree ("state","start_date");--> statement-breakpoint
CREATE INDEX "software_provider_report_end" ON "software_provider_report" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "software_provider_report_status" ON "software_provider_report" USING btree ("status","status_date");--> statement-breakpoint
CREATE INDEX "subscription_request_date" ON "subscription" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "subscription_status" ON "subscription" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "subscription_collector" ON "subscription" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "subscription_payer_email" ON "subscription" USING btree ("payer_email","request_date");--> statement-breakpoint
CREATE INDEX "subscription_media" ON "subscription" USING btree ("media_payment_id","request_date");--> statement-breakpoint
CREATE INDEX "subscription_external_reference" ON "subscription" USING btree ("external_reference");--> statement-breakpoint
CREATE INDEX "tax_form_created" ON "tax_form" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "tax_form_period" ON "tax_form" USING btree ("period","form_name");--> statement-breakpoint
CREATE INDEX "tax_form_status" ON "tax_form" USING btree ("status","status_date");--> statement-breakpoint
CREATE INDEX "transfer_status_date" ON "transfer" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "transfer_payer" ON "transfer" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "transfer_payment" ON "transfer" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "withdraw_status_date" ON "withdraw" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "withdraw_collector" ON "withdraw" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "withdrawal_status_date" ON "withdrawal" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "withdrawal_collector" ON "withdrawal" USING btree ("collector_id","request_date");