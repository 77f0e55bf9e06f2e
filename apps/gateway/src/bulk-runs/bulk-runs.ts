import type { Logger } from 'pino';
import type { Store } from '../activity/open-store.ts';
import { createAccess, withoutStore } from '../activity/store-access.ts';
import type { BulkRunItem, BulkRunReportInput, NewBulkRunInput } from '../api/schema-types.generated.ts';
import { bulkRuns } from './bulk-run.table.ts';
import { runStoreTexts as texts } from './bulk-run.texts.ts';
import { checkedUuid, checkNewRun, type MayKeep } from './new-run.ts';
import * as reader from './run-reader.ts';
import { checkReport } from './run-report.ts';
import * as writer from './run-writer.ts';

/** Signed-in person, with the fields that the store needs. */
export interface RunOwner {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/** Bulk runs of this installation. Without a store, methods that read or write reject with a GatewayError. */
export interface BulkRuns {
  /** False in an installation without a store. */
  readonly isKept: boolean;
  /** True when the last use or check of the store failed. */
  readonly isUnavailable: () => boolean;
  /** Reads up to 20 unfinished runs of a person, then up to 20 of others that are running now. */
  readonly list: (person: RunOwner, wanted: Pick<reader.RunReader, 'actions' | 'id'>) => Promise<reader.ReadRun[]>;
  /** Reads up to 20 runs of a person that ended within a week, the last one first. */
  readonly ended: (person: RunOwner) => Promise<reader.ReadRun[]>;
  /** Reads a run of a person; null when the person has no such run. */
  readonly read: (person: RunOwner, id: string) => Promise<reader.ReadRun | null>;
  readonly items: (person: RunOwner, id: string) => Promise<BulkRunItem[] | null>;
  /**
   * Stores a new run. A run of the same person with this identifier stays unchanged.
   * @param mayKeep tells which arguments of the mutation may be stored
   * @returns the reason why it is not stored; null when it is
   * @throws GatewayError for an invalid argument
   */
  readonly create: (person: RunOwner, run: NewBulkRunInput, mayKeep: MayKeep) => Promise<writer.NotKept | null>;
  /**
   * Stores a report of an application, such as a browser tab.
   * @returns false when another application holds the run, or the run has ended
   */
  readonly report: (person: RunOwner, run: reader.ReadRun, report: BulkRunReportInput) => Promise<boolean>;
  /**
   * Makes an application the holder of a run.
   * @returns false when another application is running it, or it has ended
   */
  readonly take: (person: RunOwner, id: string, holder: string) => Promise<boolean>;
  /** Ends a run. @returns false when an application is still running it, or it has ended already */
  readonly end: (person: RunOwner, id: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface BulkRunsOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Milliseconds between two removals of old runs. */
const BETWEEN_REMOVALS = 3_600_000;

const none = withoutStore(texts);

/** Bulk runs of an installation without a store. */
export const noBulkRuns: BulkRuns = {
  isKept: false,
  isUnavailable: () => false,
  list: none,
  ended: none,
  read: none,
  items: none,
  create: none,
  report: none,
  take: none,
  end: none,
  close: () => Promise.resolve(),
};

/** Creates the bulk runs. They use the store of the activity. */
export const createBulkRuns = ({ store, now, logger }: BulkRunsOptions): BulkRuns => {
  const access = createAccess({
    ...{ store, logger, texts, table: bulkRuns },
    outageMessage: 'the store of bulk runs is away',
    recoveryMessage: 'the store of bulk runs is back',
  });
  const { withDatabase } = access;
  const forget = (): void => void withDatabase((db) => writer.forgetRuns(db, now())).catch(() => undefined);
  const removal = setInterval(forget, BETWEEN_REMOVALS).unref();
  const read: BulkRuns['read'] = ({ id: personId }, id) =>
    withDatabase((db) => reader.readRun(db, { personId, id }, now()));

  return {
    isKept: true,
    isUnavailable: access.isUnavailable,
    read,
    list: ({ id: personId }, wanted) => withDatabase((db) => reader.readRuns(db, { ...wanted, personId, now: now() })),
    ended: ({ id: personId }) => withDatabase((db) => reader.readEndedRuns(db, { personId, now: now() })),
    items: ({ id: personId }, id) => withDatabase((db) => reader.readItems(db, { personId, id })),
    create: async (person, given, mayKeep) => {
      const run = checkNewRun(given, mayKeep);
      const owner = { personId: person.id, name: person.name || person.username };
      return withDatabase((db) => writer.insertRun(db, owner, run, now()));
    },
    report: ({ id: personId }, { id, size }, report) =>
      withDatabase((db) => writer.storeReport(db, { personId, id }, checkReport(report, size), now())),
    take: ({ id: personId }, id, holder) =>
      withDatabase((db) => writer.takeRun(db, { personId, id }, checkedUuid('holder', holder), now())),
    end: ({ id: personId }, id) => withDatabase((db) => writer.endRun(db, { personId, id }, now())),
    close: () => {
      clearInterval(removal);
      access.close();
      return Promise.resolve();
    },
  };
};
