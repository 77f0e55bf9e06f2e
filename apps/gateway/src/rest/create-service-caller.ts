import type { Service } from '@backoffice/contracts';
import type { RowReading } from '../config.ts';
import type { Observation } from '../observability/metrics/observation.ts';
import { attempt, unsentError, type Attempt, type WatchedService } from './attempt.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { CallDeadline, type ClientConnection } from './call-deadline.ts';
import { openConnection } from './connection-pool.ts';
import type { WireCall } from './exchange.ts';
import { createFileClient, type FileClient } from './file-client.ts';
import { createRowReader, type RequestedRows, type RowReader } from './lazy-json/row-reader.ts';

/** Limits of the calls to one service; tests set their own. */
export interface CallLimits {
  /** Maximum calls in progress to one service, queued ones included. Files are not counted. */
  readonly maxInFlight: number;
  readonly maxAnswerBytes: number;
  readonly breakerThreshold: number;
  readonly breakerOpenMs: number;
  /** Deadline of a call in milliseconds; the service's own by default. */
  readonly timeoutMs?: number;
}

/** Budget of retries, which all services share. Retries must not double the load of overloaded services. */
export interface RetryBudget {
  /** Adds the share of one read. */
  readonly deposit: () => void;
  /** Takes one retry, and returns false when the budget is empty. */
  readonly withdraw: () => boolean;
}

/** Maximum retries in the budget. */
const RESERVE = 10;

/**
 * Creates a full retry budget.
 * @param share retries added by each read: 0.1 allows one retry in ten reads
 */
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

/** Caller of one service, for the lifetime of the gateway. */
export interface ServiceCaller {
  /**
   * Resolves to the parsed answer; undefined for an answer without body.
   * @param client connection of the client; its end aborts a read
   * @throws UpstreamError
   */
  readonly call: (call: WireCall, client: ClientConnection) => Promise<unknown>;
  /**
   * Returns the row reader of a list; undefined when rows are parsed by `JSON.parse`.
   * @param path path of the contract; each has one reader for the lifetime of this caller
   */
  readonly rowsOf: (path: string, limit: number) => RequestedRows | undefined;
  /** Client for files of any size. */
  readonly files: FileClient;
  readonly state: Breaker['state'];
  /** Returns the number of calls in progress, without files. */
  readonly inFlight: () => number;
  readonly close: () => Promise<void>;
}

/** Minimum milliseconds before a retry. A random delay of up to the same length is added, to spread the retries. */
const PAUSE = 25;
/** Minimum milliseconds before the deadline at which a retry may start. */
const WORTHWHILE = 50;

/**
 * Creates the caller of a service. Calls have a deadline, a limit of concurrent calls and a circuit breaker. Files have
 * the same circuit breaker, and their own timeouts.
 */
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

  /** Returns the milliseconds before the retry; undefined when there is none. */
  const pauseBefore = (ended: Attempt, call: WireCall, deadline: CallDeadline): number | undefined => {
    if (!ended.error || ended.retryAfterMs === undefined || !call.isRead || deadline.abortReason()) return undefined;
    const pause = Math.max(ended.retryAfterMs, PAUSE * (1 + Math.random()));
    return pause + WORTHWHILE < deadline.remainingMs() && budget.withdraw() ? pause : undefined;
  };

  return {
    call: async (call, client) => {
      const { isRead } = call;
      if (inFlight >= limits.maxInFlight) throw unsentError(watched, 'too many calls are under way', !isRead);
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
