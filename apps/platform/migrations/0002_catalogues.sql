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
