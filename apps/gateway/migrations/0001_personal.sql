CREATE TABLE "person_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"version" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"search" text NOT NULL,
	"shared" boolean NOT NULL,
	"permission" text,
	"owner_name" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_view_name" UNIQUE("owner_id","list","name_key")
);
--> statement-breakpoint
CREATE INDEX "person_settings_seen" ON "person_settings" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("shared","list");