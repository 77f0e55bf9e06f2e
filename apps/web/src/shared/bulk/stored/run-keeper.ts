import type { ApolloClient } from '@apollo/client';
import { firstCharacters } from '@backoffice/validators';
import type { BulkRunOutcomeInput, BulkRunState, NewBulkRunInput } from '@/shared/apollo/schema-types.generated';
import { bulkTexts } from '../bulk.texts';
import type { ItemOutcome, ItemTold, RunKeeper } from '../create-bulk-run';
import { CreateBulkRunDocument, ReportBulkRunDocument, ResumeBulkRunDocument } from './StoredRuns.generated';

/** Delay in milliseconds between an outcome and its report. Outcomes within the delay share a report. */
const TELL_MS = 1_000;
/**
 * Interval in milliseconds of reports without outcomes. The gateway considers a run abandoned after 15 seconds without
 * a report.
 */
const ALIVE_MS = 5_000;
/**
 * Maximum number of outcomes in one report. With messages of 500 characters such a report fits the request limit of 256
 * kB.
 */
const ITEMS_OF_REPORT = 200;
/** Maximum number of characters of a stored message. */
const LONGEST_MESSAGE = 500;

const fetchPolicy = 'no-cache';

/**
 * Stores a new run, or takes over a stored one. Rejects when the run cannot be stored.
 * @returns the reason why the run must not continue; undefined when it may
 */
type OpenRun = (holder: string) => Promise<string | undefined>;

interface KeeperOptions {
  readonly client: ApolloClient;
  readonly id: string;
  readonly open: OpenRun;
}

const stateNames = { done: 'DONE', failed: 'FAILED', unknown: 'UNKNOWN' } as const satisfies Record<
  ItemOutcome['kind'],
  string
>;

const outcomeInput = ({ place, key, outcome }: ItemTold): BulkRunOutcomeInput => ({
  place,
  state: stateNames[outcome.kind],
  idempotencyKey: key,
  ...('message' in outcome
    ? {
        message: firstCharacters(outcome.message, LONGEST_MESSAGE),
        nextStep: outcome.nextStep,
        requestId: outcome.requestId,
      }
    : {}),
});

type Reporting = Pick<KeeperOptions, 'client' | 'id'> & { readonly holder: string };

/**
 * Adds an outcome to those that wait to be reported. It replaces waiting outcomes of the same item, except that only a
 * failure replaces a failure. The gateway accepts a new idempotency key only after a failure.
 */
const withOutcome = (waiting: readonly ItemTold[], item: ItemTold): readonly ItemTold[] => {
  const isBehind = ({ place, outcome }: ItemTold): boolean =>
    place === item.place && (item.outcome.kind === 'failed' || outcome.kind !== 'failed');
  return [...waiting.filter((one) => !isBehind(one)), item];
};

/**
 * Queue of outcomes that are reported about a run. An outcome stays in the queue until the gateway answers its report.
 */
const createReports = ({ client, id, holder }: Reporting) => {
  let waiting: readonly ItemTold[] = [];
  let number = 0;
  let refusal: string | undefined;
  let hasEnded = false;
  return {
    waiting: () => waiting.length,
    add: (item: ItemTold): void => {
      waiting = withOutcome(waiting, item);
    },
    refusal: () => refusal,
    /** Sends up to `ITEMS_OF_REPORT` waiting outcomes. Without a response they stay in the queue. */
    send: async (state: BulkRunState, begun: number, keepalive: boolean): Promise<void> => {
      if (hasEnded || refusal !== undefined) return;
      const told = waiting.slice(0, ITEMS_OF_REPORT);
      number += 1;
      const report = { holder, number, state, begun, outcomes: told.map(outcomeInput) };
      const context = { fetchOptions: { keepalive } };
      const answer = await client
        .mutate({ mutation: ReportBulkRunDocument, variables: { id, report }, fetchPolicy, context })
        .catch(() => undefined);
      const payload = answer?.data?.payload;
      if (!payload) return;
      if (payload.error?.code === 'CONFLICT') refusal = payload.error.message;
      hasEnded = state === 'ENDED';
      // an outcome that was added while the report was sent stays in the queue
      waiting = waiting.filter((one) => !told.includes(one));
    },
  };
};

/**
 * Stores the state of a run at the gateway: before its items start, and after their outcomes. Its promises never
 * reject.
 */
const createKeeper = ({ client, id, open }: KeeperOptions): RunKeeper => {
  const holder = crypto.randomUUID();
  const reports = createReports({ client, id, holder });
  let begun = 0;
  let state: 'new' | 'open' | 'not stored' = 'new';
  let refusal: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const tell = (word: BulkRunState, keepalive = false): Promise<void> => {
    clearTimeout(timer);
    if (state === 'open' && refusal === undefined) sending = sending.then(() => reports.send(word, begun, keepalive));
    return sending;
  };
  const follow = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void tell('RUNNING');
      follow(reports.waiting() > 0 ? TELL_MS : ALIVE_MS);
    }, milliseconds);
  };
  const pause = (): void => {
    void tell('PAUSED', true);
  };
  const openNow = async (): Promise<void> => {
    try {
      refusal = await open(holder);
      state = 'open';
    } catch {
      state = 'not stored';
    }
  };

  return {
    isStored: () => state !== 'not stored',
    refusal: () => refusal ?? reports.refusal(),
    begins: async (count) => {
      begun = Math.max(begun, count);
      if (state === 'new') await openNow();
      await tell('RUNNING');
      if (state !== 'open') return;
      globalThis.addEventListener('pagehide', pause);
      follow(ALIVE_MS);
    },
    told: (item) => {
      if (reports.waiting() === 0) follow(TELL_MS);
      reports.add(item);
    },
    stops: async (hasEnded) => {
      globalThis.removeEventListener('pagehide', pause);
      for (let left = reports.waiting(); left > ITEMS_OF_REPORT; left -= ITEMS_OF_REPORT) await tell('RUNNING');
      await tell(hasEnded ? 'ENDED' : 'PAUSED');
      clearTimeout(timer);
    },
  };
};

type RunOfItems = Omit<NewBulkRunInput, 'id' | 'holder'>;

/** Stores a new run. When storing fails, the run goes on but cannot be continued after its window is closed. */
export const keepNewRun = (client: ApolloClient, run: RunOfItems): RunKeeper => {
  const id = crypto.randomUUID();
  return createKeeper({
    client,
    id,
    open: async (holder) => {
      const variables = { run: { ...run, id, holder } };
      const { data } = await client.mutate({ mutation: CreateBulkRunDocument, variables, fetchPolicy });
      if (!data?.payload || data.payload.error) throw new Error('The run is not stored.');
      return undefined;
    },
  });
};

/** Continues a stored run. Without a response of the gateway the run must not continue. */
export const keepOn = (client: ApolloClient, id: string): RunKeeper =>
  createKeeper({
    client,
    id,
    open: async (holder) => {
      const answer = await client
        .mutate({ mutation: ResumeBulkRunDocument, variables: { id, holder }, fetchPolicy })
        .catch(() => undefined);
      const payload = answer?.data?.payload;
      return payload ? payload.error?.message : bulkTexts.notResumed;
    },
  });
