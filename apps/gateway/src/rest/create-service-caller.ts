import type { Service } from '@backoffice/contracts';
import type { RowReading } from '../config.ts';
import type { Observation } from '../observability/metrics/observation.ts';
import { attempt, notSent, type Attempt, type WatchedService } from './attempt.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { CallDeadline, type ClientConnection } from './call-deadline.ts';
import { openConnection } from './connection-pool.ts';
import type { WireCall } from './exchange.ts';
import { createFileClient, type FileClient } from './file-client.ts';
import { createRowReader, type RequestedRows, type RowReader } from './lazy-json/row-reader.ts';

/** Limits of the calls to one service; tests set their own. */
export interface CallLimits {
  /** Calls under way to one service, those that wait for a connection included. */
  readonly maxInFlight: number;
  readonly maxAnswerBytes: number;
  readonly breakerThreshold: number;
  readonly breakerOpenMs: number;
  /** Deadline of a call in milliseconds, where it is not the service's own. */
  readonly timeoutMs?: number;
}

/**
 * Number of reads that may be tried twice, over all services. Retries must not double the load of a platform that
 * suffers.
 */
export interface RetryBudget {
  /** A read is being made. */
  readonly deposit: () => void;
  /** Takes one retry from the budget, if there is one. */
  readonly withdraw: () => boolean;
}

/** Retries that may happen at once after a quiet time. */
const RESERVE = 10;

/** @param share retries a read: 0.1 allows one retry in ten reads */
export const createRetryBudget = (share: number): RetryBudget => {
  let saved = RESERVE;
  return {
    deposit: () => {
      saved = Math.min(RESERVE, saved + share);
    },
    withdraw: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};

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
  /** Object or list of the answer; undefined where it has none. @param client who waits for it */
  readonly call: (call: WireCall, client: ClientConnection) => Promise<unknown>;
  /**
   * Chooses the way to read the rows of a list; undefined where all is read.
   * @param path as the contract has it: there are as many as it has lists
   */
  readonly rowsOf: (path: string, limit: number) => RequestedRows | undefined;
  /** Files of any size. */
  readonly files: FileClient;
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
  const watched: WatchedService = { name: service.name, connection, breaker, observe };
  const timeoutMs = limits.timeoutMs ?? service.timeoutMs;
  const rowReaders = new Map<string, RowReader>();
  let inFlight = 0;

  /** Milliseconds to wait before a second attempt; undefined when there is to be none. */
  const pauseBefore = (ended: Attempt, call: WireCall, deadline: CallDeadline): number | undefined => {
    if (!ended.error || ended.retryAfterMs === undefined || !call.isRead || deadline.ended()) return undefined;
    const pause = Math.max(ended.retryAfterMs, PAUSE * (1 + Math.random()));
    return pause + WORTHWHILE < deadline.left() && budget.withdraw() ? pause : undefined;
  };

  return {
    call: async (call, client) => {
      const { isRead } = call;
      if (inFlight >= limits.maxInFlight) throw notSent(watched, 'too many calls are under way', !isRead);
      if (isRead) budget.deposit();
      inFlight += 1;
      const deadline = new CallDeadline(timeoutMs, isRead ? client : undefined);
      try {
        let ended = await attempt(watched, call, deadline);
        const pause = pauseBefore(ended, call, deadline);
        if (pause !== undefined) {
          await deadline.pause(pause);
          ended = await attempt(watched, call, deadline);
        }
        if (ended.error) throw ended.error;
        return ended.body;
      } finally {
        deadline.release();
        inFlight -= 1;
      }
    },
    rowsOf: (path, limit) => {
      if (rowReading === 'plain') return undefined;
      const reader = rowReaders.get(path) ?? createRowReader(rowReading);
      rowReaders.set(path, reader);
      return { reader, limit };
    },
    files: createFileClient(watched),
    state: breaker.state,
    inFlight: () => inFlight,
    close: connection.close,
  };
};
