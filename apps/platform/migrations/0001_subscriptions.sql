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
	"payer_email" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,email}') STORED,
	"payer_name" text collate "C" GENERATED ALWAYS AS (document #>> '{payer,name}') STORED,
	"payer_name_search" text collate "C" GENERATED ALWAYS AS (lower(translate(coalesce(document #>> '{payer,name}', ''), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) STORED,
	"media_payment_id" numeric GENERATED ALWAYS AS ((document #>> '{payment_method,media_payment_id}')::numeric) STORED,
	"last_four_digits" text collate "C" GENERATED ALWAYS AS (document #>> '{payment_method,last_four_digits}') STORED,
	"amount" numeric GENERATED ALWAYS AS ((document #>> '{amount}')::numeric) STORED
);
--> statement-breakpoint
CREATE INDEX "notification_date" ON "notification" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "notification_destination" ON "notification" USING btree ("destination","date");--> statement-breakpoint
CREATE INDEX "subscription_request_date" ON "subscription" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "subscription_status" ON "subscription" USING btree ("status","request_date");--> statement-breakpoint
CREATE INDEX "subscription_collector" ON "subscription" USING btree ("collector_id","request_date");--> statement-breakpoint
CREATE INDEX "subscription_payer_email" ON "subscription" USING btree ("payer_email","request_date");--> statement-breakpoint
CREATE INDEX "subscription_media" ON "subscription" USING btree ("media_payment_id","request_date");--> statement-breakpoint
CREATE INDEX "subscription_external_reference" ON "subscription" USING btree ("external_reference");