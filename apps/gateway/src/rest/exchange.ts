import type { Dispatcher } from 'undici';
import { ClientLeftError } from '../errors/upstream-error.ts';
import type { CallTrace } from '../observability/tracing.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { ServiceConnection } from './connection-pool.ts';
import type { RequestedRows } from './lazy-json/row-reader.ts';
import { AnswerBytes, type WireAnswer } from './read-answer.ts';

/** One request to a service. */
export interface WireCall {
  /** `sub` of the person for whom it is made. */
  readonly personId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the query, below the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string | undefined;
  /** Set when the answer is a page of a list. */
  readonly rows?: RequestedRows | undefined;
  /** Begins to trace an attempt. */
  readonly trace?: (() => CallTrace) | undefined;
}

/** The answer did not come in time. */
class LateError extends Error {
  override readonly name = 'LateError';
}

/** What becomes of an exchange; once it has ended, nothing else does. */
interface Outcome {
  readonly resolve: (answer: WireAnswer) => void;
  readonly reject: (cause: unknown) => void;
}

/** Collects an answer, and gives up when the deadline ends. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #deadline: CallDeadline;
  readonly #outcome: Outcome;
  readonly #bytes = new AnswerBytes();
  #status = 0;
  #headers: WireAnswer['headers'] = {};
  #connection: Dispatcher.DispatchController | undefined;

  constructor(deadline: CallDeadline, outcome: Outcome) {
    this.#deadline = deadline;
    this.#outcome = outcome;
    deadline.onAbort(() => this.giveUp());
  }

  giveUp(): void {
    const error = this.#deadline.ended() === 'client' ? new ClientLeftError() : new LateError();
    this.#connection?.abort(error);
    this.#outcome.reject(error);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#connection = controller;
    // it waited in line for a connection meanwhile
    if (this.#deadline.ended()) this.giveUp();
  }

  onResponseStart(_controller: unknown, status: number, headers: WireAnswer['headers']): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: unknown, piece: Buffer): void {
    this.#bytes.add(piece);
  }

  onResponseEnd(): void {
    this.#outcome.resolve({ status: this.#status, headers: this.#headers, pieces: this.#bytes.pieces });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#outcome.reject(error);
  }
}

/**
 * Sends a request and collects its answer. Rejects when there is none, also because the deadline has ended. By undici's lowest
 * interface: streams, abort signals and their listeners would cost more than the rest of a small call.
 */
export const exchange = (
  { reads, changes, prefix }: ServiceConnection,
  call: WireCall,
  deadline: CallDeadline,
): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const handler = new Exchange(deadline, { resolve, reject });
    if (deadline.ended()) {
      handler.giveUp();
      return;
    }
    const { method, path, headers, body = null } = call;
    const pool = method === 'GET' ? reads : changes;
    // the deadline ends it
    pool.dispatch({ method, path: prefix + path, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler);
  });
