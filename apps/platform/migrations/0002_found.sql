DROP INDEX "payment_codes";--> statement-breakpoint
ALTER TABLE "distribution" ADD COLUMN "destinations" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.destinations[*]')) STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "first_six_digits" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.payment_methods[*].first_six_digits')) STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "last_four_digits" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.payment_methods[*].last_four_digits')) STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_requests" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.refunds[*].request_date')) STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_approvals" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(document, '$.refunds[*].approved_date')) STORED;--> statement-breakpoint
ALTER TABLE "withdraw" ADD COLUMN "destination" text collate "C" GENERATED ALWAYS AS (document #>> '{destination,value}') STORED;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "destination" text collate "C" GENERATED ALWAYS AS (document #>> '{destination,value}') STORED;--> statement-breakpoint
CREATE INDEX "distribution_destinations" ON "distribution" USING gin ("destinations" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "payment_refund_requests" ON "payment" USING btree ("request_date") WHERE "payment"."refund_requests" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "payment_refund_approvals" ON "payment" USING btree ("request_date") WHERE "payment"."refund_approvals" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "withdraw_destination" ON "withdraw" USING btree ("destination");--> statement-breakpoint
CREATE INDEX "withdrawal_destination" ON "withdrawal" USING btree ("destination");--> statement-breakpoint
CREATE INDEX "payment_codes" ON "payment" USING gin ("concept_ids" jsonb_path_ops,"detail_references" jsonb_path_ops,"coupon_numbers" jsonb_path_ops,"gateway_transactions" jsonb_path_ops,"media_payment_ids" jsonb_path_ops,"first_six_digits" jsonb_path_ops,"last_four_digits" jsonb_path_ops);