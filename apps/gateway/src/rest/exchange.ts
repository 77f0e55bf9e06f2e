import type { Dispatcher } from 'undici';
import { ClientLeftError } from '../errors/upstream-error.ts';
import type { CallTrace } from '../observability/spans/tracing.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { ServiceConnection } from './connection-pool.ts';
import type { RequestedRows } from './lazy-json/row-reader.ts';

/** One request to a service. */
export interface WireCall {
  /** `sub` of the person for whom it is made. */
  readonly personId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Changes nothing: it may be made twice, and ends with whoever waits for it. */
  readonly isRead: boolean;
  /** Method and path as the contract has them: `GET /pagos/{id}`. */
  readonly name: string;
  /** With the query, below the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string | undefined;
  /** Set when the answer is a page of a list. */
  readonly rows?: RequestedRows | undefined;
  /** Takes any JSON but null for an answer; without it, an object is demanded. */
  readonly anyAnswer?: boolean | undefined;
  /** Begins to trace an attempt. */
  readonly trace?: (() => CallTrace) | undefined;
}

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly pieces: Buffer[];
}

/** Pieces below this are put together: each is an object of a hundred bytes, whatever it holds. */
const SMALL = 1_024;
/** Size of the blocks in which small pieces are put together, in bytes. */
const BLOCK = 16_384;

/**
 * The bytes of an answer, as they come in. Pieces stay where they are; a service that sends single bytes pays no more
 * memory than any other.
 */
export class AnswerBytes {
  readonly pieces: Buffer[] = [];
  /** Block in which small pieces are put together; the last piece is the beginning of it. */
  #block: Buffer | undefined;
  #filled = 0;

  add(piece: Buffer): void {
    // most answers are one piece, and stay it
    if (this.pieces.length > 0 && piece.length < SMALL) this.#append(piece);
    else {
      this.pieces.push(piece);
      this.#block = undefined;
    }
  }

  #append(piece: Buffer): void {
    if (!this.#block || this.#filled + piece.length > BLOCK) {
      this.#block = Buffer.allocUnsafeSlow(BLOCK);
      this.#filled = 0;
      this.pieces.push(this.#block);
    }
    this.#filled += piece.copy(this.#block, this.#filled);
    this.pieces[this.pieces.length - 1] = this.#block.subarray(0, this.#filled);
  }
}

/** The answer did not come in time. */
class LateError extends Error {
  override readonly name = 'LateError';
}

/** Handlers of the end of an exchange; once it has ended, nothing else calls them. */
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
    const { method, isRead, path, headers, body = null } = call;
    const pool = isRead ? reads : changes;
    // the deadline ends it
    pool.dispatch({ method, path: prefix + path, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler);
  });
