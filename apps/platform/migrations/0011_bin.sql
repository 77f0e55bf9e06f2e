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
CREATE INDEX "bin_lookup_kind" ON "bin_lookup" USING btree ("kind","description");