import type { Activity, ActivityChange } from '../../api/schema-types.generated.ts';
import { recordedValues } from '../../module-kit/record/recorded-values.ts';
import { at, textAt } from '../../unknown-value.ts';

const KINDS = {
  change: 'CHANGE',
  look: 'LOOK',
  download: 'DOWNLOAD',
  upload: 'UPLOAD',
  note: 'NOTE',
  take: 'TAKE',
  gap: 'GAP',
} as const;

const RESULTS = {
  done: 'DONE',
  repeated: 'REPEATED',
  refused: 'REFUSED',
  forbidden: 'FORBIDDEN',
  failed: 'FAILED',
  unknown: 'OUTCOME_UNKNOWN',
} as const;

const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string | undefined, otherwise: Value): Value =>
  (name === undefined ? undefined : table[name]) ?? otherwise;

/** Returns the stored name of a schema value; undefined if it has none. */
const storedIn = <Value>(table: Readonly<Record<string, Value>>, given: Value): string | undefined =>
  Object.keys(table).find((name) => table[name] === given);

export const storedKind = (kind: Activity['kind']): string | undefined => storedIn(KINDS, kind);
export const storedResult = (result: Activity['result']): string | undefined => storedIn(RESULTS, result);

const listAt = (value: unknown, name: string): readonly unknown[] => {
  const found = at(value, name);
  return Array.isArray(found) ? found : [];
};

const numberAt = (value: unknown, name: string): number | null => {
  const found = at(value, name);
  return typeof found === 'number' ? found : null;
};

const changeFrom = (given: unknown): ActivityChange => ({
  field: textAt(given, 'field') ?? '',
  before: textAt(given, 'before') ?? null,
  after: textAt(given, 'after') ?? null,
});

/**
 * Maps a stored event.
 * @param line line of the audit trail
 */
export const activityFrom = ({ id, line }: { readonly id: string; readonly line: string }): Activity => {
  const event: unknown = JSON.parse(line);
  const text = (name: string) => textAt(event, name);
  return {
    id,
    time: text('time') ?? '',
    username: text('username') ?? null,
    name: text('name') ?? null,
    requestId: text('requestId') ?? '',
    kind: entryOf(KINDS, text('kind'), 'CHANGE'),
    action: text('action') ?? '',
    type: text('type') ?? '',
    ids: listAt(event, 'ids').map(String),
    count: numberAt(event, 'count') ?? 0,
    result: entryOf(RESULTS, text('result'), 'OUTCOME_UNKNOWN'),
    code: text('code') ?? null,
    reason: text('reason') ?? null,
    statusBefore: textAt(at(event, 'before'), 'status') ?? null,
    statusAfter: textAt(at(event, 'after'), 'status') ?? null,
    versionAfter: numberAt(at(event, 'after'), 'version'),
    changes: listAt(event, 'changed').map(changeFrom),
    values: recordedValues(event),
  };
};
