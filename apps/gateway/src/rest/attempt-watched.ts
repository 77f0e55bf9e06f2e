import type { ServiceName } from '@backoffice/contracts';
import { unexplainedIn } from '../errors/describe-upstream.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { answered, endingOf, unanswered, type Attempt } from './attempt.ts';
import type { Breaker } from './breaker.ts';
import { exchange, type WireCall } from './exchange.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { ServiceConnection } from './service-connection.ts';

/** What is told of each attempt. */
export interface Observation {
  readonly service: ServiceName;
  /** `ok`, a kind of `UpstreamError` in lower case, `cancelled`, or `not_sent` when the breaker or the limit refused it. */
  readonly outcome: string;
  readonly durationMs: number;
  /** Exact code that a service gave with a status of an error, for which the catalogue has no text. */
  readonly unexplained?: string | undefined;
}

/** What stands around the attempts of one service. */
export interface WatchedService {
  readonly name: ServiceName;
  readonly connection: ServiceConnection;
  readonly breaker: Breaker;
  readonly observe: (observation: Observation) => void;
}

/** Tells the breaker, and names the outcome. */
const settle = ({ error }: Attempt, { personId }: WireCall, deadline: CallDeadline, breaker: Breaker): string => {
  const isCancelled = deadline.ended() === 'client';
  breaker.ended(personId, isCancelled ? 'withdrawn' : endingOf(error));
  return isCancelled ? 'cancelled' : (error?.kind.toLowerCase() ?? 'ok');
};

/** The call that was not made, told as what it means to whoever asked. */
export const notSent = ({ name, observe }: WatchedService, reason: string): UpstreamError => {
  observe({ service: name, outcome: 'not_sent', durationMs: 0 });
  return new UpstreamError(name, 'UNAVAILABLE', { cause: new Error(reason) });
};

/** One attempt, when the breaker admits it. Never rejects. */
export const attemptWatched = async (
  service: WatchedService,
  call: WireCall,
  deadline: CallDeadline,
): Promise<Attempt> => {
  const { name, connection, breaker, observe } = service;
  if (!breaker.admits(call.personId)) return { error: notSent(service, 'the breaker is open') };
  const startedAt = performance.now();
  const pool = call.method === 'GET' ? connection.reads : connection.changes;
  const trace = call.trace?.();
  const traced = trace ? { ...call, headers: { ...call.headers, traceparent: trace.traceParent } } : call;
  let ended: Attempt;
  try {
    ended = answered(name, call, await exchange(pool, traced, deadline));
  } catch (cause) {
    ended = unanswered(name, call, cause, deadline.ended());
  }
  const outcome = settle(ended, call, deadline, breaker);
  trace?.end(outcome, ended.error ? ended.error.status : ended.status);
  const unexplained = ended.error && unexplainedIn(ended.error);
  observe({ service: name, outcome, durationMs: performance.now() - startedAt, unexplained });
  return ended;
};
