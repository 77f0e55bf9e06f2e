import type { Dispatcher, Pool } from 'undici';
import type { CallTrace } from '../observability/tracing.ts';
import type { Patience } from './patience.ts';
import { createAnswerBytes } from './answer-bytes.ts';
import type { WireAnswer } from './read-answer.ts';
import type { AskedRows } from './row-reader.ts';

/** One request to a service. */
export interface WireCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the query, below the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string | undefined;
  /** Set when the answer is a page of a list. */
  readonly rows?: AskedRows | undefined;
  /** Begins to trace an attempt. */
  readonly trace?: (() => CallTrace) | undefined;
}

/** Nobody waits for the answer any more. */
class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/**
 * Sends a request and collects its answer. Rejects when there is none, be it that patience has ended. By undici's lowest
 * door: streams, abort signals and their listeners would cost more than the rest of a small call.
 */
export const exchange = (pool: Pool, { method, path, headers, body }: WireCall, patience: Patience) =>
  new Promise<WireAnswer>((resolve, reject) => {
    const bytes = createAnswerBytes();
    let status = 0;
    let described: WireAnswer['headers'] = {};
    let connection: Dispatcher.DispatchController | undefined;

    const giveUp = () => {
      const error = new InterruptedError('nobody waits for it');
      connection?.abort(error);
      reject(error);
    };
    patience.interrupts(giveUp);
    if (patience.ended()) {
      giveUp();
      return;
    }

    pool.dispatch(
      // patience ends it, whatever it is waiting for
      { method, path, headers, body: body ?? null, headersTimeout: 0, bodyTimeout: 0 },
      {
        onRequestStart: (controller) => {
          connection = controller;
          // it waited in line for a connection meanwhile
          if (patience.ended()) giveUp();
        },
        onResponseStart: (_controller, code, given) => {
          status = code;
          described = given;
        },
        onResponseData: (_controller, piece) => bytes.add(piece),
        onResponseEnd: () => resolve({ status, headers: described, pieces: bytes.pieces }),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
