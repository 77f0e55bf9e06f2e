import { idempotencyKey, largestSelection } from '@backoffice/validators';
import { checked } from '../errors/checked.ts';
import { inputError } from '../errors/gateway-error.ts';
import type { BulkRunOutcomeInput, BulkRunReportInput } from '../api/schema-types.generated.ts';
import { wordsOf } from '../observability/audit/audit-event.ts';
import { REQUEST_ID } from '../rest/request-headers.ts';
import { runTexts as texts } from './bulk-run.texts.ts';
import { checkedUuid, checkLength, LONGEST_TEXT } from './new-run.ts';

/** Outcome of an item, as it is stored. */
export interface StoredOutcome {
  readonly place: number;
  readonly state: 'WAITING' | 'DONE' | 'FAILED' | 'UNKNOWN';
  readonly key: string;
  readonly message: string | null;
  readonly nextStep: string | null;
  readonly requestId: string | null;
}

/** Returns the path of an outcome within the arguments. */
const outcomePath = (at: number): string => `report.outcomes.${at}`;

/** Report after all checks. */
export type Report = Omit<BulkRunReportInput, 'outcomes'> & { readonly outcomes: readonly StoredOutcome[] };

const outcomeFrom = (path: string, given: BulkRunOutcomeInput, size: number): StoredOutcome => {
  const { place, state, message, nextStep, requestId = null } = given;
  if (place < 0 || place >= size) throw inputError(`${path}.place`, texts.noPlace);
  if (state === 'WAITING') throw inputError(`${path}.state`, texts.noOutcome);
  checkLength(`${path}.message`, message, LONGEST_TEXT);
  checkLength(`${path}.nextStep`, nextStep, LONGEST_TEXT);
  if (requestId !== null && !REQUEST_ID.test(requestId)) throw inputError(`${path}.requestId`, texts.badRequestId);
  return {
    place,
    state,
    key: checked(`${path}.idempotencyKey`, idempotencyKey, given.idempotencyKey),
    message: wordsOf(message),
    nextStep: wordsOf(nextStep),
    requestId,
  };
};

/**
 * Checks the report of an application. Removes personal data from its messages as in the audit trail.
 * @param size number of items of the run
 * @throws GatewayError that names the first invalid argument
 */
export const checkReport = (report: BulkRunReportInput, size: number): Report => {
  const { holder, number, begun, outcomes } = report;
  checkedUuid('report.holder', holder);
  if (number < 1) throw inputError('report.number', texts.noNumber, 'TOO_SMALL');
  if (begun < 0 || begun > size) throw inputError('report.begun', texts.noPlace);
  if (outcomes.length > largestSelection)
    throw inputError('report.outcomes', texts.tooMany(largestSelection), 'TOO_LARGE');
  return { ...report, outcomes: outcomes.map((outcome, at) => outcomeFrom(outcomePath(at), outcome, size)) };
};

/**
 * Returns the outcomes to store. An item that is done stays done. The key of an item may change only with the state
 * `FAILED`.
 * @param before current outcome of an item, by its place
 * @throws GatewayError that names the first key that may not change
 */
export const outcomesAfter = (
  outcomes: readonly StoredOutcome[],
  before: (place: number) => Pick<StoredOutcome, 'state' | 'key'>,
): readonly StoredOutcome[] => {
  const after = new Map<number, StoredOutcome>();
  for (const [at, outcome] of outcomes.entries()) {
    const { state, key } = after.get(outcome.place) ?? before(outcome.place);
    if (state === 'DONE') continue;
    if (outcome.key !== key && outcome.state !== 'FAILED')
      throw inputError(`${outcomePath(at)}.idempotencyKey`, texts.otherKey);
    after.set(outcome.place, outcome);
  }
  return [...after.values()];
};
