import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { payerReferences, payers } from '../payer/payer.table.ts';
import { payments } from '../payment/payment.table.ts';
import type { StoredImport } from './import.table.ts';

/** Fields by which a row is matched. */
interface Matched {
  readonly email: string;
  readonly concept: string;
  readonly identification: string | undefined;
}

/** Reason for which a valid row does not match; undefined when it matches. */
export type Mismatch = 'payer_unknown' | 'concept_unknown' | 'identification_unknown' | undefined;

const texts = (rows: readonly { readonly text: string | null }[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ text }) => text ?? []));

/** Returns those of the e-mail addresses that the collector's payer references or payments have. */
async function knownEmails(db: Database, collector: string, emails: readonly string[]) {
  const given = [...emails];
  const [referred, paid] = await Promise.all([
    db
      .select({ text: payerReferences.email })
      .from(payerReferences)
      .where(and(eq(payerReferences.collectorId, collector), inArray(payerReferences.email, given))),
    db
      .selectDistinct({ text: payments.payerEmail })
      .from(payments)
      .where(and(eq(payments.collectorId, collector), inArray(payments.payerEmail, given))),
  ]);
  return texts([...referred, ...paid]);
}

async function knownIdentifications(db: Database, numbers: readonly string[]) {
  const given = [...numbers];
  const [known, referred] = await Promise.all([
    db.select({ text: payers.identificationNumber }).from(payers).where(inArray(payers.identificationNumber, given)),
    db
      .select({ text: payerReferences.identificationNumber })
      .from(payerReferences)
      .where(inArray(payerReferences.identificationNumber, given)),
  ]);
  return texts([...known, ...referred]);
}

/** Returns the concept codes of the collector's payments. */
const knownConcepts = async (db: Database, collector: string) =>
  texts(
    await db
      .selectDistinct({ text: sql<string>`jsonb_array_elements_text(${payments.conceptIds})` })
      .from(payments)
      .where(eq(payments.collectorId, collector)),
  );

/** Returns those of the ids that payments of the collector have. The ids must be in the form of `visibleText`. */
export const idsOfPayments = async (db: Database, collector: string, ids: readonly string[]) =>
  texts(
    await db
      .select({ text: payments.externalTransactionId })
      .from(payments)
      .where(and(eq(payments.collectorId, collector), inArray(payments.externalTransactionId, [...ids]))),
  );

/**
 * Creates the matcher of some rows for the matches that an import requires (B217, B218). The queries of a kind of match
 * serve all rows.
 */
export async function matcherFor(
  db: Database,
  asked: Pick<StoredImport, 'collector_id' | 'match_payer' | 'match_concept' | 'match_identification'>,
  rows: readonly Matched[],
): Promise<(row: Matched) => Mismatch> {
  const none: ReadonlySet<string> = new Set();
  const { collector_id: collector, match_payer, match_concept, match_identification } = asked;
  const emails = match_payer
    ? await knownEmails(
        db,
        collector,
        rows.map(({ email }) => email),
      )
    : none;
  const concepts = match_concept ? await knownConcepts(db, collector) : none;
  const numbers = match_identification
    ? await knownIdentifications(
        db,
        rows.flatMap(({ identification }) => identification ?? []),
      )
    : none;
  return ({ email, concept, identification }) => {
    if (match_payer && !emails.has(email)) return 'payer_unknown';
    if (match_concept && !concepts.has(concept)) return 'concept_unknown';
    const isKnown = identification !== undefined && numbers.has(identification);
    return match_identification && !isKnown ? 'identification_unknown' : undefined;
  };
}
