CREATE TABLE "activity_edit" (
	"change" text NOT NULL,
	"type" text NOT NULL,
	"thing" text NOT NULL,
	"place" bigserial NOT NULL,
	"editor" text NOT NULL,
	"fields" text[],
	"made_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_edit_change_type_thing_pk" PRIMARY KEY("change","type","thing")
);
--> statement-breakpoint
CREATE INDEX "activity_edit_thing" ON "activity_edit" USING btree ("type","thing");
--> statement-breakpoint
INSERT INTO "activity_edit" ("change", "type", "thing", "editor", "fields", "made_at", "at")
SELECT "writer" || ':' || "seq", "type", "thing", "user_id",
	CASE WHEN "result" = 'done' AND jsonb_typeof("line"::jsonb->'changed') = 'array'
		THEN ARRAY(SELECT jsonb_array_elements("line"::jsonb->'changed')->>'field') END,
	CASE WHEN "result" <> 'unknown' THEN "at" END, "at"
FROM "activity_event" CROSS JOIN LATERAL unnest("ids") AS "thing"
WHERE "kind" = 'change' AND "user_id" IS NOT NULL AND "result" IN ('done', 'repeated', 'unknown')
	AND "action" IN ('updateDistributionDetail', 'addCollectorConfiguration', 'disableCollectorConfiguration')
ORDER BY "activity_event"."at", "writer", "seq";
