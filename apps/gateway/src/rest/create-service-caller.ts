import type { Service, ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { attemptCall, type Attempt, type WireCall } from './attempt-call.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { startPatience, type Patience } from './patience.ts';
import type { RetryBudget } from './retry-budget.ts';
import { openConnection } from './service-connection.ts';

/** What is told of each attempt. */
export interface Observation {
  readonly service: ServiceName;
  /** `ok`, a kind of `UpstreamError` in lower case, `cancelled`, or `not_sent` when the breaker or the limit refused it. */
  readonly outcome: string;
  readonly durationMs: number;
}

/** Figures that the operator of the gateway may change. */
export interface CallLimits {
  /** Calls under way to one service, those that wait for a connection included. */
  readonly maxInFlight: number;
  readonly maxAnswerBytes: number;
  readonly breakerThreshold: number;
  readonly breakerOpenMs: number;
}

/** What a caller of one service is made of. */
export interface ServiceCallerOptions {
  readonly service: Service & { readonly name: ServiceName };
  readonly baseUrl: string;
  readonly limits: CallLimits;
  readonly budget: RetryBudget;
  readonly observe: (observation: Observation) => void;
}

/** Calls one service, for as long as the gateway runs. */
export interface ServiceCaller {
  /** JSON of the answer. @param client aborted when nobody waits for it any more */
  readonly call: (call: WireCall, client: AbortSignal) => Promise<unknown>;
  readonly state: Breaker['state'];
  readonly close: () => Promise<void>;
}

/** Milliseconds before the second attempt, plus as much again by chance: all who failed together must not return together. */
const PAUSE = 25;
/** Milliseconds that a second attempt is worth starting for. */
const WORTHWHILE = 50;

/** Connects a service; every call through it has a deadline, a place in a bounded line, and a breaker in front. */
export const createServiceCaller = ({ service, baseUrl, limits, budget, observe }: ServiceCallerOptions): ServiceCaller => {
  const { name, timeoutMs } = service;
  const connection = openConnection({ baseUrl, maxAnswerBytes: limits.maxAnswerBytes });
  const breaker = createBreaker({
    threshold: limits.breakerThreshold,
    openMs: limits.breakerOpenMs,
    clock: () => performance.now(),
  });
  let inFlight = 0;

  const settle = ({ error }: Attempt, patience: Patience): string => {
    if (patience.ended() === 'client') {
      breaker.withdrawn();
      return 'cancelled';
    }
    const faulty = error && ['UNAVAILABLE', 'TIMEOUT', 'BAD_ANSWER'].includes(error.kind);
    if (faulty) breaker.failed();
    else breaker.succeeded();
    return error ? error.kind.toLowerCase() : 'ok';
  };

  const attempt = async (call: WireCall, patience: Patience): Promise<Attempt> => {
    if (!breaker.admits()) {
      observe({ service: name, outcome: 'not_sent', durationMs: 0 });
      return { error: new UpstreamError(name, 'UNAVAILABLE', { cause: new Error('the breaker is open') }) };
    }
    const startedAt = performance.now();
    const pool = call.method === 'GET' ? connection.reads : connection.changes;
    const ended = await attemptCall(name, pool, { ...call, path: connection.prefix + call.path }, patience);
    observe({ service: name, outcome: settle(ended, patience), durationMs: performance.now() - startedAt });
    return ended;
  };

  /** Milliseconds to wait before a second attempt; undefined when there is to be none. */
  const pauseBefore = (ended: Attempt, call: WireCall, patience: Patience): number | undefined => {
    if (!ended.error || ended.retryAfterMs === undefined || call.method !== 'GET' || patience.ended()) return undefined;
    const pause = Math.max(ended.retryAfterMs, PAUSE * (1 + Math.random()));
    return pause + WORTHWHILE < patience.left() && budget.withdraw() ? pause : undefined;
  };

  const run = async (call: WireCall, patience: Patience): Promise<unknown> => {
    let ended = await attempt(call, patience);
    const pause = pauseBefore(ended, call, patience);
    if (pause !== undefined) {
      await patience.pause(pause);
      ended = await attempt(call, patience);
    }
    if (ended.error) throw ended.error;
    return ended.body;
  };

  return {
    call: async (call, client) => {
      if (inFlight >= limits.maxInFlight) {
        observe({ service: name, outcome: 'not_sent', durationMs: 0 });
        throw new UpstreamError(name, 'UNAVAILABLE', { cause: new Error('too many calls are under way') });
      }
      if (call.method === 'GET') budget.deposit();
      inFlight += 1;
      const patience = startPatience(timeoutMs, call.method === 'GET' ? client : undefined);
      try {
        return await run(call, patience);
      } finally {
        patience.release();
        inFlight -= 1;
      }
    },
    state: breaker.state,
    close: connection.close,
  };
};
