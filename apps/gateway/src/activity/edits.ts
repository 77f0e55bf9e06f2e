import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { GatewayError } from '../errors/gateway-error.ts';
import { activityEdits } from './edits.table.ts';
import type { Store } from './open-store.ts';

/** Edit that is about to be sent to its service. */
export interface NewEdit {
  /** Name of the type in the schema. */
  readonly type: string;
  readonly recordIds: readonly string[];
  /** `sub` of the person. */
  readonly editor: string;
  /** Idempotency key of the change. */
  readonly key: string;
}

/** Outcome of an edit. */
export type EditEnd =
  | { readonly made: false }
  | {
      readonly made: true;
      /** Identifier that the service assigned to a new thing. */
      readonly recordId: string | undefined;
      /** Changed fields, as in the schema; null when they are unknown. */
      readonly fields: readonly string[] | null;
    };

/** Records the outcome of an edit. Never rejects: an edit without a recorded outcome counts as made. */
export type EndEdit = (end: EditEnd) => Promise<void>;

/** Edits of settings that move money later, for the rules of two people. */
export interface Edits {
  /** Writes an edit before its change is sent. @throws GatewayError when the store does not accept it in time */
  readonly begin: (edit: NewEdit) => Promise<EndEdit>;
  /**
   * Reads the last editor of each field of these records. An edit with an unknown outcome counts, too.
   * @returns `sub` of each editor
   * @throws GatewayError without a store, or when it does not answer
   */
  readonly lastEditors: (type: string, recordIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

type Row = Pick<typeof activityEdits.$inferSelect, 'thing' | 'place' | 'editor' | 'fields'>;

/** Maximum milliseconds that a change or a rule waits for the store. */
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

/** Edits of an installation without a store: both methods reject. */
export const noEdits: Edits = { begin: none, lastEditors: none };

/** Returns the identifier of an edit: a digest of person and idempotency key, equal for a repeated request. */
const editIdOf = ({ editor, key }: NewEdit): string =>
  createHash('sha256').update(`${editor} ${key}`).digest('base64url');

const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
  Promise.race([answer, pause(LONGEST_WAIT, undefined, { ref: false }).then(away)]);

/**
 * Returns the last editors of one thing, one for each field. An edit with unknown fields or outcome may have changed
 * any field. Such an edit always counts, because a later one need not have overwritten it.
 */
const lastOf = (rows: readonly Row[]): readonly string[] => {
  const last = new Map<string, string>();
  for (const { fields, editor } of rows.toSorted((one, other) => one.place - other.place))
    for (const field of fields ?? []) last.set(field, editor);
  return [...last.values(), ...rows.flatMap(({ fields, editor }) => (fields === null ? [editor] : []))];
};

/** Creates the edits of a store. */
export const createEdits = (store: Store, now: () => Date): Edits => {
  const write = async (edit: NewEdit): Promise<EndEdit> => {
    const { type, recordIds, editor } = edit;
    const change = editIdOf(edit);
    const db = await store.db();
    const own = await db
      .insert(activityEdits)
      .values(recordIds.map((thing) => ({ change, type, thing, editor })))
      .onConflictDoNothing()
      .returning({ thing: activityEdits.thing });
    const isOfChange = and(eq(activityEdits.change, change), eq(activityEdits.type, type));
    const end = async (given: EditEnd): Promise<void> => {
      const ending = await store.db();
      if (given.made) {
        const { recordId, fields } = given;
        const noted = {
          madeAt: now(),
          fields: fields && [...fields],
          ...(recordId !== undefined && { thing: recordId }),
        };
        await ending
          .update(activityEdits)
          .set(noted)
          .where(and(isOfChange, isNull(activityEdits.madeAt)));
      } else if (own.length > 0) {
        // a row with `madeAt` records a change that an earlier request with this key made: it stays
        await ending.delete(activityEdits).where(and(isOfChange, isNull(activityEdits.madeAt)));
      }
    };
    return (given) => end(given).catch(() => undefined);
  };

  return {
    begin: (edit) => {
      const begun = edit.recordIds.length > 0 ? write(edit) : Promise.reject(new Error('An edit of nothing known.'));
      return inTime(begun).catch(() => {
        // the store may still write the edit after the timeout, although the change is not sent
        begun.then((end) => end({ made: false })).catch(() => undefined);
        return away();
      });
    },
    lastEditors: async (type, recordIds) => {
      if (recordIds.length === 0) return new Set();
      const read = async (): Promise<readonly Row[]> =>
        (await store.db())
          .select()
          .from(activityEdits)
          .where(and(eq(activityEdits.type, type), inArray(activityEdits.thing, [...recordIds])));
      const rows = await inTime(read()).catch(away);
      return new Set(recordIds.flatMap((id) => lastOf(rows.filter(({ thing }) => thing === id))));
    },
  };
};
