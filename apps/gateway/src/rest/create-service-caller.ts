import type { Service } from '@backoffice/contracts';
import type { Attempt } from './attempt.ts';
import { attemptWatched, notSent, type Observation } from './attempt-watched.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import type { ClientConnection } from './client-connection.ts';
import type { WireCall } from './exchange.ts';
import { createFileClient, type FileClient } from './file-client.ts';
import { CallDeadline } from './call-deadline.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { RowReading } from '../config.ts';
import { createRowReader, type RowReader } from './lazy-json/row-reader.ts';
import { openConnection } from './service-connection.ts';

/** Figures that the operator of the gateway may change. */
export interface CallLimits {
  /** Calls under way to one service, those that wait for a connection included. */
  readonly maxInFlight: number;
  readonly maxAnswerBytes: number;
  readonly breakerThreshold: number;
  readonly breakerOpenMs: number;
  /** Deadline of a call in milliseconds, where it is not the service's own. */
  readonly timeoutMs?: number;
}

/** What a caller of one service is made of. */
export interface ServiceCallerOptions {
  readonly service: Service;
  readonly baseUrl: string;
  readonly limits: CallLimits;
  readonly budget: RetryBudget;
  readonly observe: (observation: Observation) => void;
  readonly rowReading: RowReading;
}

/** Calls one service, for as long as the gateway runs. */
export interface ServiceCaller {
  /** Path of the service's base URL, put before every path. */
  readonly prefix: string;
  /** Object or list of the answer; undefined where it has none. @param client who waits for it */
  readonly call: (call: WireCall, client: ClientConnection) => Promise<unknown>;
  /** What reads the rows of a list; undefined where all is read. @param path as the contract has it: there are as many as it has lists */
  readonly rowReader: (path: string) => RowReader | undefined;
  /** Files of any size. */
  readonly files: Pick<FileClient, 'open' | 'send'>;
  readonly state: Breaker['state'];
  /** Calls under way. */
  readonly inFlight: () => number;
  readonly close: () => Promise<void>;
}

/** Milliseconds before the second attempt, plus as much again by chance: all who failed together must not return together. */
const PAUSE = 25;
/** Milliseconds that a second attempt is worth starting for. */
const WORTHWHILE = 50;

/** Connects a service; every call through it has a deadline, a place in a bounded line, and a breaker in front. */
export const createServiceCaller = (options: ServiceCallerOptions): ServiceCaller => {
  const { service, baseUrl, limits, budget, observe, rowReading } = options;
  const connection = openConnection({ baseUrl, maxAnswerBytes: limits.maxAnswerBytes });
  const breaker = createBreaker({
    threshold: limits.breakerThreshold,
    openMs: limits.breakerOpenMs,
    clock: () => performance.now(),
  });
  const watched = { name: service.name, connection, breaker, observe };
  const timeoutMs = limits.timeoutMs ?? service.timeoutMs;
  const files = createFileClient(baseUrl, watched);
  const rowReaders = new Map<string, RowReader>();
  let inFlight = 0;

  /** Milliseconds to wait before a second attempt; undefined when there is to be none. */
  const pauseBefore = (ended: Attempt, call: WireCall, deadline: CallDeadline): number | undefined => {
    if (!ended.error || ended.retryAfterMs === undefined || call.method !== 'GET' || deadline.ended()) return undefined;
    const pause = Math.max(ended.retryAfterMs, PAUSE * (1 + Math.random()));
    return pause + WORTHWHILE < deadline.left() && budget.withdraw() ? pause : undefined;
  };

  return {
    prefix: connection.prefix,
    call: async (call, client) => {
      if (inFlight >= limits.maxInFlight) throw notSent(watched, 'too many calls are under way');
      const isRead = call.method === 'GET';
      if (isRead) budget.deposit();
      inFlight += 1;
      const deadline = new CallDeadline(timeoutMs, isRead ? client : undefined);
      try {
        let ended = await attemptWatched(watched, call, deadline);
        const pause = pauseBefore(ended, call, deadline);
        if (pause !== undefined) {
          await deadline.pause(pause);
          ended = await attemptWatched(watched, call, deadline);
        }
        if (ended.error) throw ended.error;
        return ended.body;
      } finally {
        deadline.release();
        inFlight -= 1;
      }
    },
    rowReader: (path) => {
      if (rowReading === 'plain') return undefined;
      const reader = rowReaders.get(path) ?? createRowReader(rowReading);
      rowReaders.set(path, reader);
      return reader;
    },
    files,
    state: breaker.state,
    inFlight: () => inFlight,
    close: async () => {
      await Promise.all([connection.close(), files.close()]);
    },
  };
};
