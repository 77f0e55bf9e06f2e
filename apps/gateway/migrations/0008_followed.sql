CREATE TABLE "followed_record" (
	"person_id" text NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "followed_record_person_id_type_record_id_pk" PRIMARY KEY("person_id","type","record_id")
);
