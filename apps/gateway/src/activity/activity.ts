import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLocation } from '@backoffice/database';
import type { Logger } from 'pino';
import { GatewayError } from '../errors/gateway-error.ts';
import type { EventCopies } from '../observability/audit/audit.ts';
import { noOpenChanges, openChangesIn, type OpenChanges } from '../observability/audit/open-changes.ts';
import { createChainKey, type ChainKey } from './chain.ts';
import {
  countNotes,
  readEvents,
  readOn,
  type ActivityConditions,
  type Place,
  type StoredEvent,
  type StoredPage,
  type RecordsOfType,
} from './event-reader.ts';
import { createColleagues, type StoredColleague } from './colleagues.ts';
import { readDecisions, type DecisionConditions, type StoredDecision } from './decisions.ts';
import { createEdits, noEdits, type Edits } from './edits.ts';
import { createEventWriter, type StoreState } from './event-writer.ts';
import { headsInFile, headsInMemory } from './known-heads.ts';
import type { Store } from './open-store.ts';
import { firstKeptMonth, removeMonths } from './retention.ts';
import { readTakes, type StoredTake } from './takes.ts';
import { queueInMemory } from './event-queue.ts';
import { queueInFile } from './file-event-queue.ts';

/** State of the activity store; `none` when the installation has no store. */
export type ActivityState = 'none' | StoreState;

/** Activity of this installation, with its store. */
export interface Activity {
  /** Copies of the audit events for the store; undefined in an installation without one. */
  readonly copies: EventCopies | undefined;
  readonly openChanges: OpenChanges;
  readonly edits: Edits;
  /** Reads a page of events, newest first. @throws GatewayError without a store, or when the store does not answer */
  readonly read: (
    conditions: ActivityConditions,
    page: { readonly offset: number; readonly limit: number },
  ) => Promise<StoredPage>;
  /** Counts the notes on each record, by record id, without records that have none. @throws as `read` does */
  readonly countNotes: (records: RecordsOfType) => Promise<ReadonlyMap<string, number>>;
  /** Reads the takes since a time that have not ended, by record id. @throws as `read` does */
  readonly readTakes: (records: RecordsOfType, since: Date) => Promise<ReadonlyMap<string, StoredTake>>;
  /**
   * Reads the changes that others made of records on which a person had acted, and the events of followed records, newest
   * first. @throws as `read` does
   */
  readonly readDecisions: (conditions: DecisionConditions) => Promise<readonly StoredDecision[]>;
  /** Reads the people who acted last, newest first. @throws as `read` does */
  readonly readColleagues: () => Promise<readonly StoredColleague[]>;
  /** Reads all matching events, newest first, in blocks. @throws GatewayError as `read` does */
  readonly readAll: (conditions: ActivityConditions) => AsyncGenerator<readonly StoredEvent[], void, undefined>;
  /**
   * Writes the waiting events. Does nothing without a store.
   * @throws GatewayError when the write fails or takes longer than a second
   */
  readonly flush: () => Promise<void>;
  readonly state: () => ActivityState;
  /** True when the last write or check of the store failed. */
  readonly isUnavailable: () => boolean;
  readonly waiting: () => number;
  readonly lost: () => number;
  /** Number of confirmed events that the store has lost, as of the last check. Restored events do not count. */
  readonly missing: () => number;
  readonly close: () => Promise<void>;
}

/** Settings of the store. */
export interface ActivityConfig {
  readonly location: DatabaseLocation;
  /** Path of a file. Each gateway needs its own file. Events wait in it; without one, they wait in memory. */
  readonly waitingFile: string | undefined;
  /** Number of months to keep, including the current one; 0 keeps all. */
  readonly months: number;
}

export interface ActivityOptions {
  readonly config: ActivityConfig;
  /** The activity closes the store when it is closed itself. */
  readonly store: Store;
  readonly secret: string;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Maximum milliseconds that a read or `flush` waits for the newest events. Then the read omits them; `flush` fails. */
const LONGEST_SETTLING = 1_000;
/** Events in one block of `readAll`. */
const READ_AT_ONCE = 1_000;
/** Milliseconds between two checks of the ends of the chains in the store. */
const BETWEEN_LOOKS = 60_000;
/** Milliseconds between two removals of expired months. */
const BETWEEN_REMOVALS = 3_600_000;

const none = (): Promise<never> =>
  Promise.reject(
    new GatewayError('SERVICE_UNAVAILABLE', 'Esta instalación no guarda la actividad.', {
      cause: 'No tiene configurada una base de datos para guardarla.',
      nextStep: 'Si la necesita, pídala a quien administra la instalación.',
    }),
  );

const away = (): never => {
  throw new GatewayError('SERVICE_UNAVAILABLE', 'La actividad no está disponible en este momento.', {
    cause: 'La base de datos que la guarda no responde.',
  });
};

/** Activity of an installation without a store. */
export const noActivity: Activity = {
  copies: undefined,
  openChanges: noOpenChanges,
  edits: noEdits,
  read: none,
  countNotes: none,
  readTakes: none,
  readDecisions: none,
  readColleagues: none,
  async *readAll() {
    await none();
  },
  flush: () => Promise.resolve(),
  state: () => 'none',
  isUnavailable: () => false,
  waiting: () => 0,
  lost: () => 0,
  missing: () => 0,
  close: () => Promise.resolve(),
};

/**
 * Opens the waiting events, the open changes and the known heads in files. Without a path, events and heads stay in
 * memory, and open changes are not kept.
 */
const openFiles = (path: string | undefined) =>
  path === undefined
    ? { waiting: queueInMemory(), openChanges: noOpenChanges, heads: headsInMemory() }
    : { waiting: queueInFile(path), openChanges: openChangesIn(`${path}.open`), heads: headsInFile(`${path}.heads`) };

/** Removes expired months once an hour. Returns the timer; undefined when all months are kept. */
const removeRegularly = (
  key: ChainKey,
  { config: { months }, store, now, logger }: Pick<ActivityOptions, 'config' | 'store' | 'now' | 'logger'>,
) => {
  if (months === 0) return undefined;
  const remove = async () => {
    for (const unsure of await removeMonths(await store.db(), key, firstKeptMonth(now(), months))) {
      logger.warn(
        { ...unsure },
        'expired events of the activity stay, as one is not as written: run npm run audit:verify',
      );
    }
  };
  const failed = () => logger.warn('months of the activity that are over could not be removed');
  return setInterval(() => void remove().catch(failed), BETWEEN_REMOVALS).unref();
};

/** Creates the activity of a gateway. It does not wait for a database server, which may be away. */
export const createActivity = async ({ config, store, secret, now, logger }: ActivityOptions): Promise<Activity> => {
  const { location, waitingFile } = config;
  const key = createChainKey(secret);
  const { waiting, openChanges, heads } = openFiles(waitingFile);
  const writer = createEventWriter({ store, key, waiting, heads, now, logger });

  // opened now, so that the first request does not wait for the migration of the tables
  const opened = writer.look().catch(() => undefined);
  // an embedded database blocks the event loop while it opens: the load gate could reject requests meanwhile
  if (location.databaseUrl === undefined) await opened;

  const look = setInterval(() => void writer.look().catch(() => undefined), BETWEEN_LOOKS).unref();
  const removal = removeRegularly(key, { config, store, now, logger });

  const colleagues = createColleagues(store, now);
  const isSettled = (): Promise<boolean> => {
    const settled = writer.flush().then(
      () => true,
      () => false,
    );
    return Promise.race([settled, pause(LONGEST_SETTLING, false, { ref: false })]);
  };
  /** Waits at most a second for the write of the newest events, then reads. @throws GatewayError when the read fails */
  const inStore = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    await isSettled();
    return read().catch(away);
  };

  return {
    copies: writer,
    openChanges,
    edits: createEdits(store, now),
    read: (conditions, page) => inStore(() => readEvents(store, conditions, page)),
    countNotes: (thing) => inStore(() => countNotes(store, thing)),
    readTakes: (thing, since) => inStore(() => readTakes(store, thing, since)),
    readDecisions: (conditions) => inStore(() => readDecisions(store, conditions)),
    readColleagues: () => inStore(colleagues),
    async *readAll(conditions) {
      await isSettled();
      let after: Place | undefined;
      do {
        const rows = await readOn(store, conditions, { after, limit: READ_AT_ONCE }).catch(away);
        if (rows.length > 0) yield rows;
        after = rows.length === READ_AT_ONCE ? rows.at(-1) : undefined;
      } while (after !== undefined);
    },
    flush: async () => {
      if (!(await isSettled())) away();
    },
    state: writer.state,
    isUnavailable: writer.isUnavailable,
    waiting: writer.waiting,
    lost: writer.lost,
    missing: writer.missing,
    close: async () => {
      clearInterval(look);
      clearInterval(removal);
      await writer.close();
      openChanges.close();
      await store.close();
    },
  };
};
