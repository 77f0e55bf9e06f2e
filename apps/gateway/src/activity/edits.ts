import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { GatewayError } from '../errors/gateway-error.ts';
import { activityEdits } from './edits.table.ts';
import type { Store } from './open-store.ts';

/** An edit that is about to leave for its service. */
export interface NewEdit {
  /** As in the schema. */
  readonly type: string;
  readonly things: readonly string[];
  /** `sub` of the person. */
  readonly editor: string;
  /** Idempotency key of the change. */
  readonly key: string;
}

/** End of an edit. */
export type EditEnd =
  | { readonly made: false }
  | {
      readonly made: true;
      /** Identifier that the service has given a new thing. */
      readonly thing: string | undefined;
      /** Changed fields, as in the schema; null where nobody knows which. */
      readonly fields: readonly string[] | null;
    };

/** Notes how an edit has ended. Never rejects: an edit whose end is not noted counts as made. */
export type EndEdit = (end: EditEnd) => Promise<void>;

/** Edits of things that move money later, for the rules of two people. */
export interface Edits {
  /** Writes an edit before it leaves. @throws GatewayError where the store does not take it */
  readonly begin: (edit: NewEdit) => Promise<EndEdit>;
  /**
   * Reads who edited these things last, by field. An edit whose outcome nobody knows counts, too.
   * @throws GatewayError where there is no store, or it does not answer
   */
  readonly lastEditors: (type: string, things: readonly string[]) => Promise<ReadonlySet<string>>;
}

type Row = Pick<typeof activityEdits.$inferSelect, 'thing' | 'place' | 'editor' | 'fields'>;

/** Milliseconds that a change waits for the store. */
const LONGEST_WAIT = 2_000;

const away = (): never => {
  throw new GatewayError('SERVICE_UNAVAILABLE', 'La actividad no está disponible en este momento.', {
    cause: 'La base de datos que la guarda no responde.',
  });
};

const none = (): Promise<never> =>
  Promise.reject(
    new GatewayError('SERVICE_UNAVAILABLE', 'Esta instalación no guarda la actividad.', {
      cause: 'No tiene configurada una base de datos para guardarla.',
      nextStep: 'Si la necesita, pídala a quien administra la instalación.',
    }),
  );

/** Edits of an installation without a store: nobody knows them. */
export const noEdits: Edits = { begin: none, lastEditors: none };

/** A person is found by it only with the key, which is random. */
const changeOf = ({ editor, key }: NewEdit): string =>
  createHash('sha256').update(`${editor} ${key}`).digest('base64url');

const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
  Promise.race([answer, pause(LONGEST_WAIT, undefined, { ref: false }).then(away)]);

/**
 * Finds the last editors of one thing, of each field apart. An edit whose outcome or fields nobody knows may have changed
 * any of them, and no later edit is known to have overwritten that: it always counts.
 */
const lastOf = (rows: readonly Row[]): readonly string[] => {
  const last = new Map<string, string>();
  for (const { fields, editor } of rows.toSorted((one, other) => one.place - other.place))
    for (const field of fields ?? []) last.set(field, editor);
  return [...last.values(), ...rows.flatMap(({ fields, editor }) => (fields === null ? [editor] : []))];
};

/** Makes the edits of a store. */
export const createEdits = (store: Store, now: () => Date): Edits => {
  const write = async (edit: NewEdit): Promise<EndEdit> => {
    const { type, things, editor } = edit;
    const change = changeOf(edit);
    const db = await store.db();
    const own = await db
      .insert(activityEdits)
      .values(things.map((thing) => ({ change, type, thing, editor })))
      .onConflictDoNothing()
      .returning({ thing: activityEdits.thing });
    const isOfChange = and(eq(activityEdits.change, change), eq(activityEdits.type, type));
    const end = async (given: EditEnd): Promise<void> => {
      const ending = await store.db();
      if (given.made) {
        const { thing, fields } = given;
        const noted = { madeAt: now(), fields: fields && [...fields], ...(thing !== undefined && { thing }) };
        await ending
          .update(activityEdits)
          .set(noted)
          .where(and(isOfChange, isNull(activityEdits.madeAt)));
      } else if (own.length > 0) {
        // an earlier run of the same change may have been made
        await ending.delete(activityEdits).where(and(isOfChange, isNull(activityEdits.madeAt)));
      }
    };
    return (given) => end(given).catch(() => undefined);
  };

  return {
    begin: (edit) => {
      const begun = edit.things.length > 0 ? write(edit) : Promise.reject(new Error('An edit of nothing known.'));
      return inTime(begun).catch(() => {
        // the store may still write the edit after the deadline, although the change does not leave
        begun.then((end) => end({ made: false })).catch(() => undefined);
        return away();
      });
    },
    lastEditors: async (type, things) => {
      if (things.length === 0) return new Set();
      const read = async (): Promise<readonly Row[]> =>
        (await store.db())
          .select()
          .from(activityEdits)
          .where(and(eq(activityEdits.type, type), inArray(activityEdits.thing, [...things])));
      const rows = await inTime(read()).catch(away);
      return new Set(things.flatMap((thing) => lastOf(rows.filter((row) => row.thing === thing))));
    },
  };
};
