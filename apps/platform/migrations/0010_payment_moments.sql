ALTER TABLE "payment" ADD COLUMN "last_update_date" text collate "C" GENERATED ALWAYS AS (document #>> '{last_update_date}') STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "paid_date" text collate "C" GENERATED ALWAYS AS (document #>> '{paid_date}') STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "accreditation_date" text collate "C" GENERATED ALWAYS AS (document #>> '{accreditation_date}') STORED;--> statement-breakpoint
CREATE INDEX "payment_last_update_date" ON "payment" USING btree ("last_update_date");--> statement-breakpoint
CREATE INDEX "payment_paid_date" ON "payment" USING btree ("paid_date");--> statement-breakpoint
CREATE INDEX "payment_accreditation_date" ON "payment" USING btree ("accreditation_date");