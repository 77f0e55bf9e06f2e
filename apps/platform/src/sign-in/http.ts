import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request to the realm and the answer to it. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Below /realms/back-office. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Address of the client. */
  readonly address: string;
}

export type Endpoint = (exchange: Exchange) => void | Promise<void>;

/** Bytes. The longest legal form is a logout with its tokens, some 4 kB. */
const maxBody = 32 * 1024;

/** Sends JSON that no cache stores. */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body);
  res
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(json),
    })
    .end(json);
}

/**
 * The status to refuse a body with, before a byte of it is read. Forms always declare their length; a body that does
 * not could be endless.
 */
export function refuseBody({ method, headers }: IncomingMessage): 411 | 413 | undefined {
  if (method !== 'POST') return undefined;
  if (headers['content-length'] === undefined) return 411;
  return Number(headers['content-length']) > maxBody ? 413 : undefined;
}

/** The fields of a form. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(req));
}

/** Tests whether a browser loads a page, rather than a script data. */
export const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;
