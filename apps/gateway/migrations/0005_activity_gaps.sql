CREATE TABLE "activity_gap" (
	"writer" text NOT NULL,
	"after_seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"last_digest" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"seal" text NOT NULL,
	"back_at" timestamp (3) with time zone,
	CONSTRAINT "activity_gap_writer_after_seq_last_seq_pk" PRIMARY KEY("writer","after_seq","last_seq")
);
