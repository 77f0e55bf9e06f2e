import type { Decision } from '../../api/schema-types.generated.ts';
import { recordedValues } from '../../module-kit/record/recorded-values.ts';
import { at, textAt } from '../../unknown-value.ts';

/** Stored change or note: its line of the audit trail, and whether the person only follows its record. */
interface StoredDecision {
  readonly id: string;
  readonly line: string;
  readonly isFollowed: boolean;
}

const decisionFrom = (event: unknown, { id, isFollowed }: StoredDecision): Decision | undefined => {
  const ids = at(event, 'ids');
  // the change of a part is one of its whole
  const whole = at(event, 'partOf');
  const recordId: unknown = textAt(whole, 'id') ?? (Array.isArray(ids) ? ids[0] : undefined);
  if (typeof recordId !== 'string') return undefined;
  return {
    id,
    time: textAt(event, 'time') ?? '',
    username: textAt(event, 'username') ?? '',
    name: textAt(event, 'name') ?? null,
    action: textAt(event, 'action') ?? '',
    type: textAt(whole, 'type') ?? textAt(event, 'type') ?? '',
    recordId,
    reason: textAt(event, 'reason') ?? null,
    values: recordedValues(event),
    isFollowed,
  };
};

const mentions = (event: unknown, name: string): boolean => {
  const mentioned = at(at(event, 'note'), 'mentioned');
  return Array.isArray(mentioned) && mentioned.includes(name);
};

/**
 * Maps stored changes and notes, without those that have no record. It leaves out notes that mention the person,
 * because `Viewer.mentions` has them, and notes that a later one corrects.
 * @param name name by which a note mentions the person
 */
export const decisionsFrom = (stored: readonly StoredDecision[], name: string): readonly Decision[] => {
  const events = stored.map((one): { readonly one: StoredDecision; readonly event: unknown } => ({
    one,
    event: JSON.parse(one.line),
  }));
  const corrected = new Set(events.map(({ event }) => textAt(at(event, 'note'), 'corrects')));
  return events.flatMap(({ one, event }) =>
    corrected.has(one.id) || mentions(event, name) ? [] : (decisionFrom(event, one) ?? []),
  );
};
