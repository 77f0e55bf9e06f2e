CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "payment_media";--> statement-breakpoint
DROP INDEX "payment_request_date";--> statement-breakpoint
CREATE INDEX "payment_status_newest" ON "payment" USING btree ("status","request_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_last_due_date" ON "payment" USING btree ("status","last_due_date");--> statement-breakpoint
CREATE INDEX "payment_payer_identification" ON "payment" USING btree ("payer_identification");--> statement-breakpoint
CREATE INDEX "payment_payer_reference" ON "payment" USING btree ("payer_reference");--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_codes" ON "payment" USING gin ("concept_ids" jsonb_path_ops,"detail_references" jsonb_path_ops,"coupon_numbers" jsonb_path_ops,"gateway_transactions" jsonb_path_ops,"media_payment_ids" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "payment_texts" ON "payment" USING gin ("payer_name_search" gin_trgm_ops,"payer_email_search" gin_trgm_ops,"concept_search" gin_trgm_ops,"concept_id_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_request_date" ON "payment" USING btree ("request_date","id","status","last_due_date");