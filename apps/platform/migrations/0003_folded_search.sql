ALTER TABLE "bin_lookup" drop column "description";--> statement-breakpoint
ALTER TABLE "bin_lookup" ADD COLUMN "description" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{description}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "bin" drop column "brand";--> statement-breakpoint
ALTER TABLE "bin" ADD COLUMN "brand" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{brand,description}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "bin" drop column "type";--> statement-breakpoint
ALTER TABLE "bin" ADD COLUMN "type" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{type,description}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "bin" drop column "issuer";--> statement-breakpoint
ALTER TABLE "bin" ADD COLUMN "issuer" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{emisor,description}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "bin" drop column "number";--> statement-breakpoint
ALTER TABLE "bin" ADD COLUMN "number" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "collector" drop column "signature_search";--> statement-breakpoint
ALTER TABLE "collector" ADD COLUMN "signature_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{signature}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "collector" drop column "name_search";--> statement-breakpoint
ALTER TABLE "collector" ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "gateway" drop column "name_search";--> statement-breakpoint
ALTER TABLE "gateway" ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "promotion" drop column "name_search";--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "import_row" drop column "external_search";--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "external_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{external_transaction_id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "import_row" drop column "concept_id_search";--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "concept_id_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{concept_id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "import_row" drop column "concept_search";--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "concept_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{concept_description}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "import_row" drop column "payer_email_search";--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "payer_email_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{payer_email}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "import" drop column "id_search";--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "id_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "import" drop column "file_name_search";--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "file_name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{file_name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "payer_reference" drop column "name_search";--> statement-breakpoint
ALTER TABLE "payer_reference" ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "payer" drop column "name_search";--> statement-breakpoint
ALTER TABLE "payer" ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "payment" drop column "concept_search";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "concept_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(jsonb_path_query_array(document, '$.details[*].concept_description')::text, ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "payment" drop column "payer_email_search";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payer_email_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{payer,email}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "payment" drop column "payer_name_search";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payer_name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{payer,name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "payment" drop column "concept_id_search";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "concept_id_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(jsonb_path_query_array(document, '$.details[*].concept_id')::text, ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "software_provider_report" drop column "id_search";--> statement-breakpoint
ALTER TABLE "software_provider_report" ADD COLUMN "id_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "software_provider_report" drop column "soft_provider_search";--> statement-breakpoint
ALTER TABLE "software_provider_report" ADD COLUMN "soft_provider_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{soft_provider}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "software_provider_report" drop column "collector_id_search";--> statement-breakpoint
ALTER TABLE "software_provider_report" ADD COLUMN "collector_id_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{collector_id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "software_provider_report" drop column "file_name_search";--> statement-breakpoint
ALTER TABLE "software_provider_report" ADD COLUMN "file_name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{metadata,file_name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "subscription" drop column "concept_id_search";--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "concept_id_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{detail,concept_id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "subscription" drop column "concept_search";--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "concept_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{detail,concept_description}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "subscription" drop column "payer_email_search";--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "payer_email_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{payer,email}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "subscription" drop column "payer_name_search";--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "payer_name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{payer,name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "tax_form" drop column "form_name_search";--> statement-breakpoint
ALTER TABLE "tax_form" ADD COLUMN "form_name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{file_structure,form_name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "tax_form" drop column "file_name_search";--> statement-breakpoint
ALTER TABLE "tax_form" ADD COLUMN "file_name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{file_name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "tax_form" drop column "afip_transaction_id_search";--> statement-breakpoint
ALTER TABLE "tax_form" ADD COLUMN "afip_transaction_id_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{afip_transaction_id}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED;--> statement-breakpoint
-- a column that is dropped takes its indexes with it
CREATE INDEX "bin_lookup_kind" ON "bin_lookup" USING btree ("kind","description");--> statement-breakpoint
CREATE INDEX "payment_payer_name" ON "payment" USING btree ("payer_name_search");--> statement-breakpoint
CREATE INDEX "payment_texts" ON "payment" USING gin ("payer_name_search" gin_trgm_ops,"payer_email_search" gin_trgm_ops,"concept_search" gin_trgm_ops,"concept_id_search" gin_trgm_ops);
