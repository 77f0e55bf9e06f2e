-- a text as people see it: `visibleText` of packages/validators; most are in that form already
CREATE FUNCTION visible_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN value ~ '^[!-~]+( [!-~]+)*$' THEN value ELSE btrim(regexp_replace(regexp_replace(normalize(
	regexp_replace(value, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), NFC),
	'[\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'),
	'[\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2796\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g')) END;--> statement-breakpoint
-- the same without case and accents, for a search
CREATE FUNCTION folded_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(normalize(coalesce(visible_text(value), ''), NFD), '[\u0300-\u036f]', '', 'g'));--> statement-breakpoint
-- each text of a list on a line of its own: no text that is seen has line ends
CREATE FUNCTION folded_lines(listed jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(folded_text(value), E'\n' ORDER BY place)
	FROM jsonb_array_elements_text(listed) WITH ORDINALITY one(value, place));--> statement-breakpoint
-- most lists have one text: the function around a query is no call of its own
CREATE FUNCTION folded_texts(listed jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN jsonb_array_length(listed) < 2 THEN folded_text(listed ->> 0) ELSE folded_lines(listed) END;--> statement-breakpoint
CREATE FUNCTION visible_items(listed jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT jsonb_agg(visible_text(value) ORDER BY place)
	FROM jsonb_array_elements_text(listed) WITH ORDINALITY one(value, place));--> statement-breakpoint
-- codes without blanks, and no codes, are in that form already
CREATE FUNCTION visible_texts(listed jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN listed::text ~ '^\[("[]-~!#-[]*"(, )?)*\]$' THEN listed ELSE visible_items(listed) END;--> statement-breakpoint
DROP INDEX "payment_seen_transaction";--> statement-breakpoint
DROP INDEX "payment_seen_transaction_case";--> statement-breakpoint
DROP INDEX "payment_payer_name";--> statement-breakpoint
ALTER TABLE "withdrawal_batch"
	DROP COLUMN "collector_id",
	DROP COLUMN "status",
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED;--> statement-breakpoint
ALTER TABLE "bin_lookup"
	DROP COLUMN "description",
	ADD COLUMN "description" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{description}')) STORED;--> statement-breakpoint
ALTER TABLE "bin"
	DROP COLUMN "brand",
	DROP COLUMN "type",
	DROP COLUMN "issuer",
	DROP COLUMN "number",
	ADD COLUMN "brand" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{brand,description}')) STORED,
	ADD COLUMN "type" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{type,description}')) STORED,
	ADD COLUMN "issuer" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{emisor,description}')) STORED,
	ADD COLUMN "number" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{id}')) STORED;--> statement-breakpoint
ALTER TABLE "collector"
	DROP COLUMN "signature",
	DROP COLUMN "name",
	DROP COLUMN "signature_search",
	DROP COLUMN "name_search",
	ADD COLUMN "signature" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{signature}')) STORED,
	ADD COLUMN "name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{name}')) STORED,
	ADD COLUMN "signature_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{signature}')) STORED,
	ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{name}')) STORED;--> statement-breakpoint
ALTER TABLE "gateway"
	DROP COLUMN "name",
	DROP COLUMN "name_search",
	ADD COLUMN "name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{name}')) STORED,
	ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{name}')) STORED;--> statement-breakpoint
ALTER TABLE "promotion"
	DROP COLUMN "name",
	DROP COLUMN "collector_id",
	DROP COLUMN "name_search",
	ADD COLUMN "name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{name}')) STORED,
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{name}')) STORED;--> statement-breakpoint
ALTER TABLE "converter_configuration"
	DROP COLUMN "name",
	DROP COLUMN "type",
	ADD COLUMN "name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{name}')) STORED,
	ADD COLUMN "type" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{type}')) STORED;--> statement-breakpoint
ALTER TABLE "distribution"
	DROP COLUMN "type",
	DROP COLUMN "status",
	DROP COLUMN "payment_id",
	DROP COLUMN "collector_id",
	DROP COLUMN "destinations",
	ADD COLUMN "type" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{type}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "payment_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment_id}')) STORED,
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector,id}')) STORED,
	ADD COLUMN "destinations" jsonb GENERATED ALWAYS AS (visible_texts(jsonb_path_query_array(document, '$.destinations[*]'))) STORED;--> statement-breakpoint
ALTER TABLE "export"
	DROP COLUMN "type",
	DROP COLUMN "format",
	DROP COLUMN "status",
	DROP COLUMN "requested_by",
	ADD COLUMN "type" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{type}')) STORED,
	ADD COLUMN "format" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{format}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "requested_by" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{requested_by}')) STORED;--> statement-breakpoint
ALTER TABLE "import_row"
	DROP COLUMN "external_transaction_id",
	DROP COLUMN "concept_id",
	DROP COLUMN "concept_description",
	DROP COLUMN "payer_email",
	DROP COLUMN "status",
	DROP COLUMN "external_search",
	DROP COLUMN "concept_id_search",
	DROP COLUMN "concept_search",
	DROP COLUMN "payer_email_search",
	ADD COLUMN "external_transaction_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{external_transaction_id}')) STORED,
	ADD COLUMN "concept_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{concept_id}')) STORED,
	ADD COLUMN "concept_description" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{concept_description}')) STORED,
	ADD COLUMN "payer_email" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer_email}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "external_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{external_transaction_id}')) STORED,
	ADD COLUMN "concept_id_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{concept_id}')) STORED,
	ADD COLUMN "concept_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{concept_description}')) STORED,
	ADD COLUMN "payer_email_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{payer_email}')) STORED;--> statement-breakpoint
ALTER TABLE "import"
	DROP COLUMN "collector_id",
	DROP COLUMN "status",
	DROP COLUMN "file_name",
	DROP COLUMN "id_search",
	DROP COLUMN "file_name_search",
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "file_name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{file_name}')) STORED,
	ADD COLUMN "id_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{id}')) STORED,
	ADD COLUMN "file_name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{file_name}')) STORED;--> statement-breakpoint
ALTER TABLE "notification"
	DROP COLUMN "destination",
	DROP COLUMN "signature",
	DROP COLUMN "type",
	DROP COLUMN "action",
	DROP COLUMN "status",
	ADD COLUMN "destination" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{destination}')) STORED,
	ADD COLUMN "signature" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{signature}')) STORED,
	ADD COLUMN "type" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{type}')) STORED,
	ADD COLUMN "action" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{action}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED;--> statement-breakpoint
ALTER TABLE "payer_reference"
	DROP COLUMN "collector_id",
	DROP COLUMN "name",
	DROP COLUMN "email",
	DROP COLUMN "external_reference",
	DROP COLUMN "identification_number",
	DROP COLUMN "name_search",
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{name}')) STORED,
	ADD COLUMN "email" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{email}')) STORED,
	ADD COLUMN "external_reference" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{external_reference}')) STORED,
	ADD COLUMN "identification_number" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{identification,number}')) STORED,
	ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{name}')) STORED;--> statement-breakpoint
ALTER TABLE "payer"
	DROP COLUMN "name",
	DROP COLUMN "email",
	DROP COLUMN "identification_number",
	DROP COLUMN "name_search",
	ADD COLUMN "name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{name}')) STORED,
	ADD COLUMN "email" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{email}')) STORED,
	ADD COLUMN "identification_number" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{identification,number}')) STORED,
	ADD COLUMN "name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{name}')) STORED;--> statement-breakpoint
ALTER TABLE "payment"
	DROP COLUMN "status",
	DROP COLUMN "external_transaction_id",
	DROP COLUMN "reference",
	DROP COLUMN "collector_id",
	DROP COLUMN "payer_email",
	DROP COLUMN "payer_identification",
	DROP COLUMN "payer_reference",
	DROP COLUMN "payer_name",
	DROP COLUMN "concept_search",
	DROP COLUMN "concept_ids",
	DROP COLUMN "detail_references",
	DROP COLUMN "coupon_numbers",
	DROP COLUMN "first_six_digits",
	DROP COLUMN "last_four_digits",
	DROP COLUMN "gateway_transactions",
	DROP COLUMN "payer_email_search",
	DROP COLUMN "payer_name_search",
	DROP COLUMN "concept_id_search",
	DROP COLUMN "seen_transaction_id",
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "external_transaction_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{external_transaction_id}')) STORED,
	ADD COLUMN "reference" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{reference}')) STORED,
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "payer_email" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer,email}')) STORED,
	ADD COLUMN "payer_identification" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer,identification,number}')) STORED,
	ADD COLUMN "payer_reference" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer,external_reference}')) STORED,
	ADD COLUMN "payer_name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer,name}')) STORED,
	ADD COLUMN "concept_search" text collate "C" GENERATED ALWAYS AS (folded_texts(jsonb_path_query_array(document, '$.details[*].concept_description'))) STORED,
	ADD COLUMN "concept_ids" jsonb GENERATED ALWAYS AS (visible_texts(jsonb_path_query_array(document, '$.details[*].concept_id'))) STORED,
	ADD COLUMN "detail_references" jsonb GENERATED ALWAYS AS (visible_texts(jsonb_path_query_array(document, '$.details[*].external_reference'))) STORED,
	ADD COLUMN "coupon_numbers" jsonb GENERATED ALWAYS AS (visible_texts(jsonb_path_query_array(document, '$.payment_methods[*].coupon_number'))) STORED,
	ADD COLUMN "first_six_digits" jsonb GENERATED ALWAYS AS (visible_texts(jsonb_path_query_array(document, '$.payment_methods[*].first_six_digits'))) STORED,
	ADD COLUMN "last_four_digits" jsonb GENERATED ALWAYS AS (visible_texts(jsonb_path_query_array(document, '$.payment_methods[*].last_four_digits'))) STORED,
	ADD COLUMN "gateway_transactions" jsonb GENERATED ALWAYS AS (visible_texts(jsonb_path_query_array(document, '$.payment_methods[*].gateway.transaction_id'))) STORED,
	ADD COLUMN "payer_email_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{payer,email}')) STORED,
	ADD COLUMN "payer_name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{payer,name}')) STORED,
	ADD COLUMN "concept_id_search" text collate "C" GENERATED ALWAYS AS (folded_texts(jsonb_path_query_array(document, '$.details[*].concept_id'))) STORED;--> statement-breakpoint
ALTER TABLE "refund"
	DROP COLUMN "refund_id",
	DROP COLUMN "status",
	DROP COLUMN "currency_id",
	DROP COLUMN "payment_id",
	DROP COLUMN "external_transaction_id",
	DROP COLUMN "collector_id",
	DROP COLUMN "payer_name",
	DROP COLUMN "payer_email",
	DROP COLUMN "payer_identification",
	DROP COLUMN "payer_name_search",
	DROP COLUMN "payer_email_search",
	ADD COLUMN "refund_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{id}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "currency_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{currency_id}')) STORED,
	ADD COLUMN "payment_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment,id}')) STORED,
	ADD COLUMN "external_transaction_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment,external_transaction_id}')) STORED,
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment,collector_id}')) STORED,
	ADD COLUMN "payer_name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment,payer,name}')) STORED,
	ADD COLUMN "payer_email" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment,payer,email}')) STORED,
	ADD COLUMN "payer_identification" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment,payer,identification,number}')) STORED,
	ADD COLUMN "payer_name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{payment,payer,name}')) STORED,
	ADD COLUMN "payer_email_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{payment,payer,email}')) STORED;--> statement-breakpoint
ALTER TABLE "gateway_batch"
	DROP COLUMN "state",
	ADD COLUMN "state" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{state}')) STORED;--> statement-breakpoint
ALTER TABLE "transaction_batch"
	DROP COLUMN "state",
	ADD COLUMN "state" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{state}')) STORED;--> statement-breakpoint
ALTER TABLE "software_provider_report"
	DROP COLUMN "status",
	DROP COLUMN "soft_provider",
	DROP COLUMN "collector_id",
	DROP COLUMN "file_name",
	DROP COLUMN "id_search",
	DROP COLUMN "soft_provider_search",
	DROP COLUMN "collector_id_search",
	DROP COLUMN "file_name_search",
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "soft_provider" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{soft_provider}')) STORED,
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "file_name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{metadata,file_name}')) STORED,
	ADD COLUMN "id_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{id}')) STORED,
	ADD COLUMN "soft_provider_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{soft_provider}')) STORED,
	ADD COLUMN "collector_id_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "file_name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{metadata,file_name}')) STORED;--> statement-breakpoint
ALTER TABLE "subscription"
	DROP COLUMN "status",
	DROP COLUMN "collector_id",
	DROP COLUMN "external_reference",
	DROP COLUMN "concept_id",
	DROP COLUMN "concept_description",
	DROP COLUMN "payer_email",
	DROP COLUMN "payer_name",
	DROP COLUMN "last_four_digits",
	DROP COLUMN "concept_id_search",
	DROP COLUMN "concept_search",
	DROP COLUMN "payer_email_search",
	DROP COLUMN "payer_name_search",
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "external_reference" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{detail,external_reference}')) STORED,
	ADD COLUMN "concept_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{detail,concept_id}')) STORED,
	ADD COLUMN "concept_description" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{detail,concept_description}')) STORED,
	ADD COLUMN "payer_email" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer,email}')) STORED,
	ADD COLUMN "payer_name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer,name}')) STORED,
	ADD COLUMN "last_four_digits" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment_method,last_four_digits}')) STORED,
	ADD COLUMN "concept_id_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{detail,concept_id}')) STORED,
	ADD COLUMN "concept_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{detail,concept_description}')) STORED,
	ADD COLUMN "payer_email_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{payer,email}')) STORED,
	ADD COLUMN "payer_name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{payer,name}')) STORED;--> statement-breakpoint
ALTER TABLE "tax_form"
	DROP COLUMN "period",
	DROP COLUMN "status",
	DROP COLUMN "form_name",
	DROP COLUMN "form_version",
	DROP COLUMN "file_name",
	DROP COLUMN "afip_transaction_id",
	DROP COLUMN "form_name_search",
	DROP COLUMN "file_name_search",
	DROP COLUMN "afip_transaction_id_search",
	ADD COLUMN "period" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{period}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "form_name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{file_structure,form_name}')) STORED,
	ADD COLUMN "form_version" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{file_structure,version}')) STORED,
	ADD COLUMN "file_name" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{file_name}')) STORED,
	ADD COLUMN "afip_transaction_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{afip_transaction_id}')) STORED,
	ADD COLUMN "form_name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{file_structure,form_name}')) STORED,
	ADD COLUMN "file_name_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{file_name}')) STORED,
	ADD COLUMN "afip_transaction_id_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{afip_transaction_id}')) STORED,
	ADD COLUMN "id_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{id}')) STORED,
	ADD COLUMN "period_search" text collate "C" GENERATED ALWAYS AS (folded_text(document #>> '{period}')) STORED;--> statement-breakpoint
ALTER TABLE "transfer"
	DROP COLUMN "collector_id",
	DROP COLUMN "payer_id",
	DROP COLUMN "payment_id",
	DROP COLUMN "destiny_transfer_id",
	DROP COLUMN "status",
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "payer_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payer_id}')) STORED,
	ADD COLUMN "payment_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{payment_id}')) STORED,
	ADD COLUMN "destiny_transfer_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{destiny_transfer_id}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED;--> statement-breakpoint
ALTER TABLE "withdraw"
	DROP COLUMN "collector_id",
	DROP COLUMN "request_user",
	DROP COLUMN "status",
	DROP COLUMN "destination",
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "request_user" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{request_user}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "destination" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{destination,value}')) STORED;--> statement-breakpoint
ALTER TABLE "withdrawal"
	DROP COLUMN "collector_id",
	DROP COLUMN "status",
	DROP COLUMN "destination",
	ADD COLUMN "collector_id" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{collector_id}')) STORED,
	ADD COLUMN "status" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{status}')) STORED,
	ADD COLUMN "destination" text collate "C" GENERATED ALWAYS AS (visible_text(document #>> '{destination,value}')) STORED;--> statement-breakpoint
-- a column that is dropped takes its indexes with it
CREATE INDEX "withdrawal_batch_collector" ON "withdrawal_batch" USING btree ("collector_id","creation_date");--> statement-breakpoint
CREATE INDEX "withdrawal_batch_status" ON "withdrawal_batch" USING btree ("status","creation_date");--> statement-breakpoint
CREATE INDEX "bin_lookup_kind" ON "bin_lookup" USING btree ("kind","description");--> statement-breakpoint
CREATE INDEX "distribution_type_date" ON "distribution" USING btree ("type","request_date");--> statement-breakpoint
CREATE INDEX "distribution_status" ON "distribution" USING btree ("type","status","request_date");--> statement-breakpoint
CREATE INDEX "distribution_payment" ON "distribution" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "export_requested_by" ON "export" USING btree ("requested_by","created_date");--> statement-breakpoint
CREATE INDEX "import_file" ON "import" USING btree ("file_digest","collector_id");--> statement-breakpoint
CREATE INDEX "notification_destination" ON "notification" USING btree ("destination","date");--> statement-breakpoint
CREATE INDEX "payer_reference_collector" ON "payer_reference" USING btree ("collector_id");--> statement-breakpoint
CREATE INDEX "payer_reference_email" ON "payer_reference" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payer_email" ON "payer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payer_identification" ON "payer" USING btree ("identification_number");--> statement-breakpoint
CREATE INDEX "payment_request_date" ON "payment" USING btree ("request_date","id","status","last_due_date");--> statement-breakpoint
CREATE INDEX "payment_status" ON "payment" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "payment_status_newest" ON "payment" USING btree ("status","request_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_last_due_date" ON "payment" USING btree ("status","last_due_date");--> statement-breakpoint
CREATE INDEX "payment_collector" ON "payment" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "payment_payer_email" ON "payment" USING btree ("payer_email","request_date");--> statement-breakpoint
CREATE INDEX "payment_payer_identification" ON "payment" USING btree ("payer_identification");--> statement-breakpoint
CREATE INDEX "payment_payer_reference" ON "payment" USING btree ("payer_reference");--> statement-breakpoint
CREATE INDEX "payment_external_transaction" ON "payment" USING btree ("external_transaction_id");--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_texts" ON "payment" USING gin ("payer_name_search" gin_trgm_ops,"payer_email_search" gin_trgm_ops,"concept_search" gin_trgm_ops,"concept_id_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gateway_batch_state_date" ON "gateway_batch" USING btree ("state","batch_date");--> statement-breakpoint
CREATE INDEX "transaction_batch_state_date" ON "transaction_batch" USING btree ("state","start_date");--> statement-breakpoint
CREATE INDEX "software_provider_report_status" ON "software_provider_report" USING btree ("status","status_date");--> statement-breakpoint
CREATE INDEX "subscription_status" ON "subscription" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "subscription_collector" ON "subscription" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "subscription_payer_email" ON "subscription" USING btree ("payer_email","request_date");--> statement-breakpoint
CREATE INDEX "subscription_external_reference" ON "subscription" USING btree ("external_reference");--> statement-breakpoint
CREATE INDEX "tax_form_period" ON "tax_form" USING btree ("period","form_name");--> statement-breakpoint
CREATE INDEX "tax_form_status" ON "tax_form" USING btree ("status","status_date");--> statement-breakpoint
CREATE INDEX "transfer_status_date" ON "transfer" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "transfer_payer" ON "transfer" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "transfer_payment" ON "transfer" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "withdraw_status_date" ON "withdraw" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "withdraw_collector" ON "withdraw" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "withdrawal_status_date" ON "withdrawal" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "withdrawal_collector" ON "withdrawal" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "import_row_external_transaction" ON "import_row" USING btree ("external_transaction_id");--> statement-breakpoint
CREATE INDEX "distribution_destinations" ON "distribution" USING gin ("destinations" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "withdraw_destination" ON "withdraw" USING btree ("destination");--> statement-breakpoint
CREATE INDEX "withdrawal_destination" ON "withdrawal" USING btree ("destination");--> statement-breakpoint
CREATE INDEX "payment_codes" ON "payment" USING gin ("concept_ids" jsonb_path_ops,"detail_references" jsonb_path_ops,"coupon_numbers" jsonb_path_ops,"gateway_transactions" jsonb_path_ops,"media_payment_ids" jsonb_path_ops,"first_six_digits" jsonb_path_ops,"last_four_digits" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_collector" ON "refund" USING btree ("collector_id","effective_date");--> statement-breakpoint
CREATE INDEX "import_row_external_transaction_case" ON "import_row" USING btree (lower(normalize("external_transaction_id", NFD)));--> statement-breakpoint
CREATE INDEX "payment_external_transaction_case" ON "payment" USING btree (lower(normalize("external_transaction_id", NFD)));--> statement-breakpoint
CREATE INDEX "payment_payer_name" ON "payment" USING btree (folded_text(replace(lower(normalize("payer_name", NFD)), U&'n\0303', 'n' || chr(1114109))));
