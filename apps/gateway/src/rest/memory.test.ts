// Guards: The memory of the gateway stays bounded when a service sends huge, packed, deep or endless answers.
import type { RequestListener } from 'node:http';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { sends } from '../testing/service-faults.ts';
import { startServer } from '../testing/start-server.ts';

const good = sends(200, '{"rows":[],"page":1,"limit":10,"size":0}');
const service = await startServer(good);
const platform = await startPlatform({ payments: 0 });
// with this small heap, memory that is not released soon would end the process
const gateway = await startGatewayProcess({
  platform,
  replaced: { collector: service.url },
  env: { NODE_OPTIONS: '--max-old-space-size=256' },
});
const token = await platform.tokenFor('administrador');
afterAll(async () => {
  gateway.signal('SIGKILL');
  await platform.close();
  await service.close();
});

const MB = 1024 * 1024;
/** Maximum size in bytes of an answer. */
const LARGEST_ANSWER = 5 * MB;
/** Maximum growth in megabytes. */
const MOST_MORE = 450;
const json = { 'content-type': 'application/json' };

/** Waits until the stream has room, or is closed. */
const taken = (stream: Writable) =>
  new Promise<void>((resolve) => {
    const go = () => {
      stream.off('drain', go).off('close', go);
      resolve();
    };
    stream.on('drain', go).on('close', go);
  });

/**
 * Creates a listener that writes a piece repeatedly, with backpressure, until enough bytes were sent or the client
 * disconnects.
 */
const pours =
  (piece: Buffer, bytes: number): RequestListener =>
  (_request, response) => {
    const pour = async () => {
      response.writeHead(200, json);
      for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length)
        if (!response.write(piece)) await taken(response);
      response.end();
    };
    void pour().catch(() => response.destroy());
  };
const endlessHeaders: RequestListener = ({ socket }) => {
  const line = `x-more: ${'x'.repeat(1_000)}\r\n`.repeat(64);
  socket.write('HTTP/1.1 200 OK\r\n');
  const pour = async () => {
    while (!socket.destroyed) if (!socket.write(line)) await taken(socket);
  };
  void pour().catch(() => socket.destroy());
};
const gzipped = gzipSync(Buffer.alloc(500 * MB, ' '), { level: 1 });
const rows = (count: number) => `{"rows":[${'{},'.repeat(count - 1)}{}],"page":1,"limit":10,"size":1}`;

const memory = async (): Promise<number> => {
  const metrics = await (await fetch(`${gateway.origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / MB;
};
const ask = async (): Promise<string | undefined> => {
  const response = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ collectors(limit: 10) { rows { name } } }' }),
  });
  return /"code":"(\w+)"/.exec(await response.text())?.[1];
};
/** On a slow machine some requests time out or are turned away. */
const failed = new Set(['SERVICE_BAD_ANSWER', 'SERVICE_TIMEOUT', 'SERVICE_UNAVAILABLE', 'OVERLOADED']);
/** Sends requests until the breaker admits one. */
const recover = async (): Promise<void> => {
  service.answerWith(good);
  for (let waits = 0; (await ask()) !== undefined && waits < 100; waits += 1) await pause(100);
};

/** Returns the maximum memory of the gateway during an action, in megabytes. */
const mostDuring = async (happens: Promise<unknown>): Promise<number> => {
  const state = { isOver: false };
  const end = happens.finally(() => {
    state.isOver = true;
  });
  let most = await memory();
  // each read is awaited: a pending one would fail in a later test
  while (!state.isOver) {
    await pause(100);
    most = Math.max(most, await memory());
  }
  await end;
  return most;
};

await recover();
const atRest = await memory();

test.each([
  ['500 MB in pieces', pours(Buffer.alloc(64 * 1024, ' '), 500 * MB)],
  ['headers without end', endlessHeaders],
  ['500 MB packed into half a megabyte', sends(200, gzipped, { 'content-encoding': 'gzip' })],
  [
    'lists inside each other, as many as may be',
    sends(200, '['.repeat(LARGEST_ANSWER / 2) + ']'.repeat(LARGEST_ANSWER / 2)),
  ],
  ['empty lists, as many as may be', sends(200, `[${'[],'.repeat(LARGEST_ANSWER / 3 - 1)}[]]`)],
  ['a million rows for a page of ten', sends(200, rows(1_000_000))],
])(
  'sixteen concurrent answers of %s are refused within the memory limit',
  async (_what, listener) => {
    await recover();
    service.answerWith(listener);
    const requested = Promise.all(Array.from({ length: 16 }, ask));
    expect(await mostDuring(requested)).toBeLessThan(atRest + MOST_MORE);
    expect((await requested).filter((code) => !failed.has(code ?? ''))).toEqual([]);
  },
  180_000, // milliseconds: sixteen answers of 5 MB may take a busy machine a minute
);
