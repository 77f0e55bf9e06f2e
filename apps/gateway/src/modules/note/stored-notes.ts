import { mentionName, NOTICE_LIFETIME } from '@backoffice/validators';
import type { GraphQLSchema } from 'graphql';
import type { Mention, Note } from '../../api/schema-types.generated.ts';
import type { GatewayContext } from '../../context.ts';
import { mayRead, type NamedRecord } from '../../module-kit/record/record-permissions.ts';
import { mentionsFrom, notesFrom, recordOf } from './note.mappers.ts';

/** Maximum number of notes that one read returns. */
const MOST_NOTES = 100;

/** Reads the notes on a record, newest first. @throws as `activity.read` does */
export const notesOn = async (
  { activity }: Pick<GatewayContext, 'activity'>,
  { type, id }: NamedRecord,
): Promise<Note[]> => {
  const conditions = { kind: 'note', records: [{ type, ids: [id] }], result: 'done' };
  return notesFrom((await activity.read(conditions, { offset: 0, limit: MOST_NOTES })).rows);
};

/** Maximum number of notes among which corrections of mentions are looked up, newest first. */
const MOST_NOTES_OF_RECORDS = 1_000;

/** Maximum number of mentions in one response. */
const MOST_MENTIONS = 50;

/**
 * Reads the notes of others that mention the person, of the last week, newest first.
 * @throws as `activity.read` does
 */
export const mentionsOf = async (
  { activity, viewer, can, now }: Pick<GatewayContext, 'activity' | 'viewer' | 'can' | 'now'>,
  schema: GraphQLSchema,
): Promise<Mention[]> => {
  const from = new Date(now().getTime() - NOTICE_LIFETIME);
  const conditions = { kind: 'note', mentioned: mentionName(viewer.username), result: 'done', from };
  const { rows } = await activity.read(conditions, { offset: 0, limit: MOST_NOTES });
  const records = rows.flatMap((row) => recordOf(row) ?? []).map(({ type, recordId }) => ({ type, ids: [recordId] }));
  const all = await activity.read(
    { kind: 'note', records, result: 'done', from },
    { offset: 0, limit: MOST_NOTES_OF_RECORDS },
  );
  return mentionsFrom(rows, all.rows)
    .filter(({ note, type }) => note.username !== viewer.username && mayRead(schema, type, can))
    .slice(0, MOST_MENTIONS);
};
