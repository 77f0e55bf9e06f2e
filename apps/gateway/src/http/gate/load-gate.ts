import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { LoadLimits } from '../../config.ts';
import type { Overload } from '../../observability/metrics/metrics.ts';
import { watchEventLoop } from './event-loop-lag.ts';
import { closeUnlessSmall } from '../request/request-body.ts';

/** Limits and outputs of the gate. */
export interface LoadGateOptions {
  readonly limits: LoadLimits;
  readonly observe: (overload: Overload) => void;
  readonly logger: Logger;
}

/** Answers a rejected request. */
type Reject = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Rejects requests with 503 while the gateway is overloaded. */
export interface LoadGate {
  /** Returns a hook for `onRequest`. It must run first: a rejected request is not authenticated, parsed or logged. */
  readonly before: (reject: Reject) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /** Number of accepted requests that are not answered yet. */
  readonly underWay: () => number;
  readonly close: () => void;
}

/** Value of `Retry-After` in seconds. */
const RETRY_AFTER = '1';
/**
 * Maximum number of requests in flight while the event loop is saturated. Further ones would not be answered sooner.
 * Each would delay all others, also after the end of a spike. Requests that wait for services leave pauses, so they do
 * not saturate it.
 */
const MOST_WHEN_SATURATED = 64;
/** Milliseconds between two lines in the log. */
const QUIET = 1_000;

/** Creates the gate of one gateway, for all routes that use its hook. */
export const createLoadGate = ({ limits, observe, logger }: LoadGateOptions): LoadGate => {
  const lag = watchEventLoop();
  let underWay = 0;
  let turnedAway = 0;
  let quietUntil = 0;

  const overload = (): Overload | undefined => {
    if (limits.maxUnderWay > 0 && underWay >= limits.maxUnderWay) return 'under_way';
    if (limits.maxLagMs === 0) return undefined;
    if (lag.ms() > limits.maxLagMs || (underWay >= MOST_WHEN_SATURATED && lag.saturated())) return 'event_loop';
    return undefined;
  };
  const tell = (reason: Overload): void => {
    observe(reason);
    turnedAway += 1;
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + QUIET;
    logger.warn({ reason, turnedAway, underWay, lagMs: Math.round(lag.ms()) }, 'too much to do');
    turnedAway = 0;
  };

  return {
    before: (reject) => (request, reply, done) => {
      const reason = overload();
      if (reason !== undefined) {
        tell(reason);
        closeUnlessSmall(request, reply);
        request.record = null; // counted by the metrics, but not logged
        reject(request, reply.header('retry-after', RETRY_AFTER));
        return;
      }
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
      done();
    },
    underWay: () => underWay,
    close: lag.close,
  };
};
