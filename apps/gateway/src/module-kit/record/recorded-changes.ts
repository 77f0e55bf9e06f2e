import DataLoader from 'dataloader';
import type { GatewayContext } from '../../context.ts';
import { at, textAt } from '../../unknown-value.ts';

/** Maximum number of events, newest first, of all records that are read at once. */
const MOST_EVENTS = 1_000;

type Context = Pick<GatewayContext, 'activity'>;

/** Change of a record that was made, as its event in the activity describes it. */
export interface RecordedChange {
  readonly action: string;
  readonly username: string;
  /** End of the mutation, in milliseconds since the epoch. */
  readonly time: number;
  /** True when the request repeated an idempotency key: an earlier one made the change. */
  readonly isRepeated: boolean;
  /** Requested amount; undefined for a change without one. */
  readonly amount: string | undefined;
  /** Identifiers of the records that the change created inside the record; undefined when the event has none. */
  readonly created: readonly unknown[] | undefined;
}

/** Records of one type, and the mutations whose events are read. */
interface Wanted {
  readonly type: string;
  readonly actions: readonly string[];
}

const RESULTS: readonly (string | undefined)[] = ['done', 'repeated'];

const changeFrom = (event: unknown): RecordedChange | undefined => {
  const [action, username, time, result] = ['action', 'username', 'time', 'result'].map((name) => textAt(event, name));
  if (action === undefined || username === undefined || time === undefined || !RESULTS.includes(result))
    return undefined;
  const created = at(event, 'created');
  return {
    action,
    username,
    time: Date.parse(time),
    isRepeated: result === 'repeated',
    amount: textAt(at(event, 'asked'), 'amount'),
    created: Array.isArray(created) ? created : undefined,
  };
};

const readChanges = async (
  { activity }: Context,
  { type, actions }: Wanted,
  ids: readonly string[],
): Promise<readonly RecordedChange[][]> => {
  const changes = new Map<string, RecordedChange[]>(ids.map((id) => [id, []]));
  const { rows } = await activity.read(
    { records: [{ type, ids }], actions, kind: 'change' },
    { offset: 0, limit: MOST_EVENTS },
  );
  for (const { line } of rows) {
    const event: unknown = JSON.parse(line);
    const change = changeFrom(event);
    const about = at(event, 'ids');
    if (change === undefined || !Array.isArray(about)) continue;
    for (const id of about) changes.get(String(id))?.push(change);
  }
  return ids.map((id) => changes.get(id) ?? []);
};

/**
 * Creates the reader of the changes that people made of records, newest first. Records that a request loads together
 * are read at once. When the events cannot be read, the result is empty.
 */
export const createRecordedChanges = (wanted: Wanted) => {
  const loaders = new WeakMap<Context, DataLoader<string, readonly RecordedChange[]>>();
  return async (context: Context, id: string): Promise<readonly RecordedChange[]> => {
    const loader = loaders.get(context) ?? new DataLoader((ids) => readChanges(context, wanted, ids));
    loaders.set(context, loader);
    return loader.load(id).catch(() => []);
  };
};
