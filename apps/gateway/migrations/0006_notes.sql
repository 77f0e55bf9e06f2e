ALTER TABLE "activity_event" ADD COLUMN "mentioned" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_event" ADD COLUMN "words" text;--> statement-breakpoint
CREATE INDEX "activity_event_note" ON "activity_event" USING btree ("at") WHERE "activity_event"."kind" = 'note';