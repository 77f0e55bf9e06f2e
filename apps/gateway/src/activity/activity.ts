import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePlace } from '@backoffice/database';
import type { Logger } from 'pino';
import { GatewayError } from '../errors/gateway-error.ts';
import type { EventCopies } from '../observability/audit/audit.ts';
import { noOpenChanges, openChangesIn, type OpenChanges } from '../observability/audit/open-changes.ts';
import { createChainKey } from './chain.ts';
import {
  readEvents,
  readOn,
  type ActivityWish,
  type Place,
  type StoredEvent,
  type StoredPage,
} from './event-reader.ts';
import { createEdits, noEdits, type Edits } from './edits.ts';
import { createEventWriter, type EventWriter } from './event-writer.ts';
import { headsInFile, headsInMemory } from './known-heads.ts';
import type { Store } from './open-store.ts';
import { firstKeptMonth, removeMonths } from './retention.ts';
import { waitInMemory } from './waiting-events.ts';
import { waitInFile } from './waiting-file.ts';

/** State of the store of the activity: none is set, never reached since the start, written, away, or away for so long that events found no room. */
export type ActivityState = 'none' | 'unreached' | 'written' | 'waiting' | 'lost';

/** The activity that this installation keeps. */
export interface Activity {
  /** Undefined where it keeps none. */
  readonly copies: EventCopies | undefined;
  readonly openChanges: OpenChanges;
  readonly edits: Edits;
  /** @throws GatewayError where there is no store, or it does not answer */
  readonly read: (wish: ActivityWish, page: { readonly offset: number; readonly limit: number }) => Promise<StoredPage>;
  /** Reads all that match, newest first, some at a time. @throws as `read` does */
  readonly readAll: (wish: ActivityWish) => AsyncGenerator<readonly StoredEvent[], void, undefined>;
  /** Writes what waits. @throws GatewayError where that does not end within a second; never where there is no store */
  readonly settle: () => Promise<void>;
  readonly state: () => ActivityState;
  /** True while its store does not answer. */
  readonly isAway: () => boolean;
  readonly waiting: () => number;
  readonly lost: () => number;
  /** Number of events that the store had and has not any more. */
  readonly missing: () => number;
  readonly close: () => Promise<void>;
}

/** Settings of the store. */
export interface ActivityConfig {
  readonly place: DatabasePlace;
  /** File of this gateway alone, for events that wait; in memory without it. */
  readonly waitingFile: string | undefined;
  /** Months that are kept, that of today among them; 0 for all. */
  readonly months: number;
}

export interface ActivityOptions {
  readonly config: ActivityConfig;
  /** Closed with the activity. */
  readonly store: Store;
  readonly secret: string;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Milliseconds that a reader waits for events of a moment ago. */
const LONGEST_SETTLING = 1_000;
/** Events that are read at once for a file. */
const READ_AT_ONCE = 1_000;
/** Milliseconds between two looks at the store of a gateway that writes nothing. */
const BETWEEN_LOOKS = 60_000;
/** Milliseconds between two looks for months that are over. */
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
  async *readAll() {
    await none();
  },
  settle: () => Promise.resolve(),
  state: () => 'none',
  isAway: () => false,
  waiting: () => 0,
  lost: () => 0,
  missing: () => 0,
  close: () => Promise.resolve(),
};

const stateOf = (writer: EventWriter): ActivityState => {
  if (writer.isAway() && writer.lost() > 0) return 'lost';
  if (!writer.wasReached()) return 'unreached';
  return writer.isAway() ? 'waiting' : 'written';
};

/** Everything that a gateway keeps on its own disk for the store, or in memory. */
const openFiles = (path: string | undefined) =>
  path === undefined
    ? { waiting: waitInMemory(), openChanges: noOpenChanges, heads: headsInMemory() }
    : { waiting: waitInFile(path), openChanges: openChangesIn(`${path}.open`), heads: headsInFile(`${path}.heads`) };

/** Makes the activity of a gateway. A store on a server is opened beside everything else: it may be away. */
export const createActivity = async ({ config, store, secret, now, logger }: ActivityOptions): Promise<Activity> => {
  const { place, waitingFile, months } = config;
  const key = createChainKey(secret);
  const { waiting, openChanges, heads } = openFiles(waitingFile);
  const writer = createEventWriter({ store, key, waiting, heads, now, logger });

  // opened now: whoever asks first does not wait for its tables
  const opened = writer.look().catch(() => undefined);
  // an embedded one takes the whole process for a second while it opens: whoever asked then would be turned away
  if (place.databaseUrl === undefined) await opened;

  const look = setInterval(() => void writer.look().catch(() => undefined), BETWEEN_LOOKS).unref();
  const removal = setInterval(() => {
    store
      .db()
      .then((db) => removeMonths(db, key, firstKeptMonth(now(), months)))
      .catch(() => logger.warn('months of the activity that are over could not be removed'));
  }, BETWEEN_REMOVALS).unref();
  if (months === 0) clearInterval(removal);

  const isSettled = (): Promise<boolean> => {
    const settled = writer.settle().then(
      () => true,
      () => false,
    );
    return Promise.race([settled, pause(LONGEST_SETTLING, false, { ref: false })]);
  };

  return {
    copies: writer,
    openChanges,
    edits: createEdits(store, now),
    read: async (wish, page) => {
      await isSettled();
      return readEvents(store, wish, page).catch(away);
    },
    async *readAll(wish) {
      await isSettled();
      let after: Place | undefined;
      do {
        const rows = await readOn(store, wish, { after, limit: READ_AT_ONCE }).catch(away);
        if (rows.length > 0) yield rows;
        after = rows.length === READ_AT_ONCE ? rows.at(-1) : undefined;
      } while (after !== undefined);
    },
    settle: async () => {
      if (!(await isSettled())) away();
    },
    state: () => stateOf(writer),
    isAway: writer.isAway,
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
