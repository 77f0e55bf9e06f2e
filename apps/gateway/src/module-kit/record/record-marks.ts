import { isQueueType } from '@backoffice/schema/queues';
import type { RecordMark, RecordTake } from '../../api/schema-types.generated.ts';
import type { GatewayContext } from '../../context.ts';
import type { NamedRecord } from './record-permissions.ts';

type Context = Pick<GatewayContext, 'activity' | 'now' | 'viewer'>;
type Takes = ReadonlyMap<string, RecordTake>;

/** Milliseconds after which a take ends: four hours. */
const LASTS = 4 * 3_600_000;

/**
 * Reads who has taken records of one type, by identifier. A type without a work queue has no takes.
 * @throws as `activity.readTakes` does
 */
const takesOf = async (
  { activity, now, viewer }: Context,
  { type, ids }: { readonly type: string; readonly ids: readonly string[] },
): Promise<Takes> => {
  if (!isQueueType(type)) return new Map();
  const takes = await activity.readTakes({ type, ids }, new Date(now().getTime() - LASTS));
  return new Map(
    [...takes].map(([id, { userId, username, name, at }]) => [
      id,
      { username, name, since: at.toISOString(), isOwn: userId === viewer.id },
    ]),
  );
};

/** Reads who has taken a record; undefined while nobody has. @throws as `activity.readTakes` does */
export const takeOf = async (context: Context, { type, id }: NamedRecord): Promise<RecordTake | undefined> =>
  (await takesOf(context, { type, ids: [id] })).get(id);

/**
 * Reads notes and takes of records of one type. Records without any are left out.
 * @throws as `activity.countNotes` and `activity.readTakes` do
 */
export const marksOf = async (
  context: Context,
  thing: { readonly type: string; readonly ids: readonly string[] },
): Promise<RecordMark[]> => {
  const [notes, takes] = await Promise.all([context.activity.countNotes(thing), takesOf(context, thing)]);
  const marked = new Set([...notes.keys(), ...takes.keys()]);
  return [...marked].map((id) => ({ id, notes: notes.get(id) ?? 0, taken: takes.get(id) ?? null }));
};
