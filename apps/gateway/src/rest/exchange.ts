import type { Dispatcher } from 'undici';
import { ClientLeftError } from '../errors/upstream-error.ts';
import type { CallTrace } from '../observability/spans/tracing.ts';
import type { CallDeadline } from './call-deadline.ts';
import type { ServiceConnection } from './connection-pool.ts';
import type { RequestedRows } from './lazy-json/row-reader.ts';

/** Request to a service. */
export interface WireCall {
  /** `sub` of the person. */
  readonly personId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** True for a request that changes nothing. It may be retried, and is aborted when its client disconnects. */
  readonly isRead: boolean;
  /** Method and path of the contract: `GET /pagos/{id}`. */
  readonly name: string;
  /** Path with its query, relative to the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string | undefined;
  /** Set when the answer is a page of a list. */
  readonly rows?: RequestedRows | undefined;
  /** Accepts any JSON value but null. By default the answer must be an object or a list. */
  readonly anyAnswer?: boolean | undefined;
  /** Starts the span of an attempt. */
  readonly trace?: (() => CallTrace) | undefined;
}

/** Answer as received. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly pieces: Buffer[];
}

/** Pieces of fewer bytes are joined, because each `Buffer` takes memory beside its content. */
const SMALL = 1_024;
/** Size in bytes of the blocks that join small pieces. */
const BLOCK = 16_384;

/**
 * Collects the bytes of an answer. The first piece and large pieces are kept without a copy. Small pieces are joined,
 * so that many tiny ones take little extra memory.
 */
export class AnswerBytes {
  readonly pieces: Buffer[] = [];
  /** Block that joins small pieces; the last piece is its filled beginning. */
  #block: Buffer | undefined;
  #filled = 0;

  add(piece: Buffer): void {
    // an answer of a single piece is not copied
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

/** Error of an answer that missed its deadline. */
class LateError extends Error {
  override readonly name = 'LateError';
}

/** Promise handlers of an exchange. Only the first call of either has an effect. */
interface Outcome {
  readonly resolve: (answer: WireAnswer) => void;
  readonly reject: (cause: unknown) => void;
}

/** Collects an answer until it is complete, or until the deadline or the client aborts it. */
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
    const error = this.#deadline.abortReason() === 'client' ? new ClientLeftError() : new LateError();
    this.#connection?.abort(error);
    this.#outcome.reject(error);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#connection = controller;
    // the deadline may have ended while the request was queued
    if (this.#deadline.abortReason()) this.giveUp();
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
 * Sends a request and collects its answer. It rejects when no complete answer comes before the deadline. It uses
 * `dispatch` of undici, to avoid the cost of streams and abort signals.
 */
export const exchange = (
  { reads, changes, prefix }: ServiceConnection,
  call: WireCall,
  deadline: CallDeadline,
): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const handler = new Exchange(deadline, { resolve, reject });
    if (deadline.abortReason()) {
      handler.giveUp();
      return;
    }
    const { method, isRead, path, headers, body = null } = call;
    const pool = isRead ? reads : changes;
    // timeouts are 0 because the deadline aborts the request
    pool.dispatch({ method, path: prefix + path, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler);
  });
