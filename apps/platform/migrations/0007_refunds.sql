CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"refund_id" text collate "C" GENERATED ALWAYS AS (document #>> '{id}') STORED,
	"status" text collate "C" GENERATED ALWAYS AS (document #>> '{status}') STORED,
	"amount" numeric GENERATED ALWAYS AS ((document #>> '{amount}')::numeric) STORED,
	"currency_id" text collate "C" GENERATED ALWAYS AS (document #>> '{currency_id}') STORED,
	"effective_date" text collate "C" GENERATED ALWAYS AS (document #>> '{effective_date}') STORED,
	"payment_id" text collate "C" GENERATED ALWAYS AS (document #>> '{payment,id}') STORED,
	"external_transaction_id" text collate "C" GENERATED ALWAYS AS (document #>> '{payment,external_transaction_id}') STORED,
	"collector_id" text collate "C" GENERATED ALWAYS AS (document #>> '{payment,collector_id}') STORED,
	"payer_name" text collate "C" GENERATED ALWAYS AS (document #>> '{payment,payer,name}') STORED,
	"payer_email" text collate "C" GENERATED ALWAYS AS (document #>> '{payment,payer,email}') STORED,
	"payer_identification" text collate "C" GENERATED ALWAYS AS (document #>> '{payment,payer,identification,number}') STORED,
	"payer_name_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{payment,payer,name}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED,
	"payer_email_search" text collate "C" GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(document #>> '{payment,payer,email}', ''), NFD), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'))) STORED
);
--> statement-breakpoint
DROP INDEX "payment_refund_requests";--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_effective_date" ON "refund" USING btree ("effective_date");--> statement-breakpoint
CREATE INDEX "refund_collector" ON "refund" USING btree ("collector_id","effective_date");--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "newest_refund";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "refund_requests";--> statement-breakpoint
CREATE FUNCTION refunds_of(payment jsonb) RETURNS SETOF jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT refund || jsonb_build_object(
		'effective_date', coalesce(refund ->> 'approved_date', refund ->> 'rejected_date', refund ->> 'request_date'),
		'payment', jsonb_build_object(
			'id', payment -> 'id',
			'external_transaction_id', payment -> 'external_transaction_id',
			'collector_id', payment -> 'collector_id',
			'final_amount', payment -> 'final_amount',
			'currency_id', payment -> 'currency_id',
			'payer', payment -> 'payer'))
	FROM jsonb_array_elements(payment -> 'refunds') refund
$$;--> statement-breakpoint
CREATE FUNCTION write_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM refund WHERE payment_id = OLD.id;
	END IF;
	INSERT INTO refund (id, document)
		SELECT NEW.id || '/' || (refund ->> 'id'), refund FROM refunds_of(NEW.document) refund;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER payment_refunds_inserted AFTER INSERT ON "payment" FOR EACH ROW
	WHEN (jsonb_array_length(NEW.document -> 'refunds') > 0) EXECUTE FUNCTION write_refunds();--> statement-breakpoint
CREATE TRIGGER payment_refunds_updated AFTER UPDATE OF document ON "payment" FOR EACH ROW
	WHEN (jsonb_array_length(NEW.document -> 'refunds') > 0 OR jsonb_array_length(OLD.document -> 'refunds') > 0)
	EXECUTE FUNCTION write_refunds();--> statement-breakpoint
INSERT INTO refund (id, document)
	SELECT payment.id || '/' || (refund ->> 'id'), refund FROM payment, refunds_of(payment.document) refund;
