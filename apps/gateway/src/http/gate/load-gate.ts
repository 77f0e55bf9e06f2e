import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { LoadLimits } from '../../config.ts';
import type { Overload } from '../../observability/metrics/metrics.ts';
import { watchEventLoop } from './event-loop-lag.ts';
import { closeUnlessSmall } from '../request/request-body.ts';

/** Settings of the gate. */
export interface LoadGateOptions {
  readonly limits: LoadLimits;
  readonly observe: (overload: Overload) => void;
  readonly logger: Logger;
}

/** Answers a request that is turned away. */
type TurnAway = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Rejects requests with 503 while the gateway is overloaded. */
export interface LoadGate {
  /** A hook for `onRequest`, before anything that costs: nothing is checked, read, logged or asked of a request too many. */
  readonly before: (turnAway: TurnAway) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /** Requests that it let in and that are not answered yet. */
  readonly underWay: () => number;
  readonly close: () => void;
}

/** Seconds after which a client may try again: the lag is measured anew long before. */
const RETRY_AFTER = '1';
/**
 * Requests under way at a process that has no pause any more. More of them are not answered sooner: each that is let in
 * makes all wait longer, and for as long after the last of a spike. Waiting for services is a pause, and not concerned.
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
    before: (turnAway) => (request, reply, done) => {
      const reason = overload();
      if (reason !== undefined) {
        tell(reason);
        closeUnlessSmall(request, reply);
        request.record = null; // it has its own count, and no line of its own in the log
        turnAway(request, reply.header('retry-after', RETRY_AFTER));
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
