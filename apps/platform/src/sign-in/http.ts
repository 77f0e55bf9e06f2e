import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Request to the realm with its response. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Path below /realms/back-office. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** IP address of the client. */
  readonly address: string;
}

export type Endpoint = (exchange: Exchange) => void | Promise<void>;

/** Limit of a body in bytes. A logout form with its tokens has about 4 kB. */
const maxBody = 32 * 1024;

/** Sends JSON that must not be cached. */
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
 * Returns the status to refuse a body with, before it is read. Browsers declare the length of a form, and a body
 * without one could be endless.
 */
export function refuseBody({ method, headers }: IncomingMessage): 411 | 413 | undefined {
  if (method !== 'POST') return undefined;
  if (headers['content-length'] === undefined) return 411;
  return Number(headers['content-length']) > maxBody ? 413 : undefined;
}

/** Reads the fields of a form. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(req));
}

/** Returns whether the request is for a page, not for data of a script. */
export const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;
