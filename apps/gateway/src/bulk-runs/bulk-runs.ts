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

/** A signed-in person, as far as the store needs to know. */
export interface RunOwner {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/** Bulk runs of people, as this installation keeps them. Methods throw GatewayError where it keeps none. */
export interface BulkRuns {
  /** False where it keeps none. */
  readonly isKept: boolean;
  /** True while its store does not answer. */
  readonly isAway: () => boolean;
  readonly list: (person: RunOwner, wanted: Pick<reader.RunReader, 'actions' | 'id'>) => Promise<reader.ReadRun[]>;
  readonly read: (person: RunOwner, id: string) => Promise<reader.ReadRun | null>;
  readonly items: (person: RunOwner, id: string) => Promise<BulkRunItem[] | null>;
  /**
   * Keeps a run; one of the person that is there stays as it is.
   * @param mayKeep of the arguments of its mutation
   * @returns why it is not kept; null when it is
   */
  readonly create: (person: RunOwner, run: NewBulkRunInput, mayKeep: MayKeep) => Promise<writer.NotKept | null>;
  /** @returns false when another application makes the run */
  readonly report: (person: RunOwner, run: reader.ReadRun, report: BulkRunReportInput) => Promise<boolean>;
  /** @returns false when another application makes the run */
  readonly take: (person: RunOwner, id: string, holder: string) => Promise<boolean>;
  /** @returns false when an application makes the run */
  readonly end: (person: RunOwner, id: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface BulkRunsOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Milliseconds between two looks for runs that are to be forgotten. */
const BETWEEN_REMOVALS = 3_600_000;

const none = withoutStore(texts);

/** Bulk runs of an installation without a store. */
export const noBulkRuns: BulkRuns = {
  isKept: false,
  isAway: () => false,
  list: none,
  read: none,
  items: none,
  create: none,
  report: none,
  take: none,
  end: none,
  close: () => Promise.resolve(),
};

/** Opens the bulk runs, in the store of the activity. */
export const createBulkRuns = ({ store, now, logger }: BulkRunsOptions): BulkRuns => {
  const access = createAccess({
    ...{ store, logger, texts, table: bulkRuns },
    away: 'the store of bulk runs is away',
    back: 'the store of bulk runs is back',
  });
  const { within } = access;
  const forget = (): void => void within((db) => writer.forgetRuns(db, now())).catch(() => undefined);
  const removal = setInterval(forget, BETWEEN_REMOVALS).unref();
  const read: BulkRuns['read'] = ({ id: personId }, id) => within((db) => reader.readRun(db, { personId, id }, now()));

  return {
    isKept: true,
    isAway: access.isAway,
    read,
    list: ({ id: personId }, wanted) => within((db) => reader.readRuns(db, { ...wanted, personId, now: now() })),
    items: ({ id: personId }, id) => within((db) => reader.readItems(db, { personId, id })),
    create: async (person, given, mayKeep) => {
      const run = checkNewRun(given, mayKeep);
      const owner = { personId: person.id, name: person.name || person.username };
      return within((db) => writer.insertRun(db, owner, run, now()));
    },
    report: ({ id: personId }, { id, size }, report) =>
      within((db) => writer.storeReport(db, { personId, id }, checkReport(report, size), now())),
    take: ({ id: personId }, id, holder) =>
      within((db) => writer.takeRun(db, { personId, id }, checkedUuid('holder', holder), now())),
    end: ({ id: personId }, id) => within((db) => writer.endRun(db, { personId, id }, now())),
    close: () => {
      clearInterval(removal);
      access.close();
      return Promise.resolve();
    },
  };
};
