// npm run bench -- files: measures the gateway's memory during large downloads and uploads, relative to the size of the
// files.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchAccessToken } from '../tools/run/access-token.mjs';
import { buildIfNeeded } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { builtServices, local } from '../tools/run/services.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';

const MB = 1024 * 1024;
/** Bytes of a download. */
const SIZE = 200 * MB;
/** Parallel downloads of the second round. */
const AT_ONCE = 8;
/** Bytes a second of the slow connection in the third round. */
const SLOW = 20 * MB;

/** Bytes of an upload: the maximum of an import. */
const UPLOADED = 10 * MB;
/** Uploads of a round. Together they have the size of one download. */
const UPLOADS = SIZE / UPLOADED;

const finished = {
  ...{ id: 'e1', type: 'payments', format: 'csv', status: 'finished', records: 1, processed_records: 1 },
  ...{ created_date: '2026-11-21T12:00:00.000Z', updated_date: '2026-11-21T12:00:10.000Z', requested_by: 'operador' },
  ...{ filter: '', columns: ['id'], file_name: 'pagos.csv', file_size: SIZE, error_detail: null },
};

/**
 * Starts a stub of the export service and the import service. It generates its one export file in memory, and discards
 * every upload.
 */
const startFileService = async () => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      request.resume().once('end', () => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"import_id":"i1"}');
      });
      return;
    }
    if (!request.url?.endsWith('/archivo')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(finished));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': SIZE });
    let left = SIZE;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= piece.length;
        if (!response.write(piece)) return response.once('drain', more);
      }
      return response.end();
    };
    more();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The file service listens nowhere.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

/** Reads the resident memory of the gateway, in bytes. @param {string} gateway */
const memoryOf = async (gateway) => {
  const text = await (await fetch(`${gateway}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
};

/** @param {string} gateway @param {string} token @param {string} query @param {object} [variables] */
const linkOf = async (gateway, token, query, variables = {}) => {
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const url = /"url":"([^"]+)"/.exec(await response.text())?.[1];
  if (url === undefined) throw new Error('The gateway gave no link.');
  return { url: gateway + url, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
};

/** @param {string} gateway @param {string} token */
const downloadLink = (gateway, token) =>
  linkOf(gateway, token, 'mutation { payload: createExportDownload(id: "e1") { download { url } } }');

/** @param {string} gateway @param {string} token */
const uploadLink = (gateway, token) =>
  linkOf(
    gateway,
    token,
    'mutation ($import: ImportInput!, $once: OnceInput!) { createImportUpload(import: $import, once: $once) { upload { url } } }',
    {
      import: { collectorId: 'LUZN', fileName: 'pagos.csv', fileSize: UPLOADED },
      once: { idempotencyKey: randomUUID() },
    },
  );

/**
 * Uploads a file that is generated piece by piece, so that this process does not hold it as a whole.
 * @param {{ url: string, cookie: string }} link
 */
const upload = async ({ url, cookie }) => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const headers = { cookie, 'content-type': 'application/octet-stream', 'content-length': UPLOADED };
  const sending = request(url, { method: 'POST', headers, agent: false });
  const answered = once(sending, 'response');
  for (let left = UPLOADED; left > 0; left -= piece.length) if (!sending.write(piece)) await once(sending, 'drain');
  sending.end();
  const [response] = await answered;
  response.resume();
  if (response.statusCode !== 200) throw new Error(`An upload was answered ${response.statusCode}.`);
};

/**
 * Downloads a file, discards it and checks its size.
 * @param {{ url: string, cookie: string }} link
 * @param {number} [bytesPerSecond]
 */
const download = async ({ url, cookie }, bytesPerSecond = Infinity) => {
  const [response] = await once(get(url, { headers: { cookie }, agent: false }), 'response');
  const startedAt = Date.now();
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    const ahead = (bytes / bytesPerSecond) * 1000 - (Date.now() - startedAt);
    if (ahead > 10) await pause(ahead);
  }
  if (bytes !== SIZE) throw new Error(`${bytes} bytes came, of ${SIZE}.`);
};

/**
 * Samples the gateway's memory during the work. Returns its greatest growth in megabytes, and the seconds of the work.
 * @param {string} gateway
 * @param {() => Promise<unknown>} work
 */
const growthDuring = async (gateway, work) => {
  const before = await memoryOf(gateway);
  let most = before;
  let done = false;
  const watch = async () => {
    while (!done) {
      most = Math.max(most, await memoryOf(gateway));
      await pause(50);
    }
  };
  const watching = watch();
  const startedAt = Date.now();
  await work();
  done = true;
  await watching;
  return { growth: (most - before) / MB, seconds: (Date.now() - startedAt) / 1000 };
};

const measure = async () => {
  await buildIfNeeded();
  const files = await startFileService();
  const ports = { gateway: await freePort(), platform: await freePort() };
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-bench-'));
  const supervisor = createSupervisor(() => undefined);
  try {
    const services = builtServices(ports, { dataDir, payments: '0' }).map((service) =>
      service.name === 'gateway'
        ? { ...service, env: { ...service.env, EXPORT_URL: files.url, IMPORT_URL: files.url } }
        : service,
    );
    await supervisor.start(services);
    const gateway = local(ports.gateway);
    const token = await fetchAccessToken({
      issuer: `${local(ports.platform)}/realms/back-office`,
      application: gateway,
      username: 'operador',
    });
    const downloads = async (/** @type {number} */ count, speed = Infinity) =>
      Promise.all(Array.from({ length: count }, async () => download(await downloadLink(gateway, token), speed)));
    const uploads = async (/** @type {number} */ atOnce) => {
      for (let sent = 0; sent < UPLOADS; sent += atOnce)
        await Promise.all(Array.from({ length: atOnce }, async () => upload(await uploadLink(gateway, token))));
    };
    const rounds = /** @type {const} */ ([
      ['one download, as fast as it goes', SIZE, () => downloads(1)],
      [`${AT_ONCE} downloads at once`, SIZE * AT_ONCE, () => downloads(AT_ONCE)],
      [`one download on a line of ${SLOW / MB} MB/s`, SIZE, () => downloads(1, SLOW)],
      [`${UPLOADS} uploads, one after the other`, SIZE, () => uploads(1)],
      [`${UPLOADS} uploads at once`, SIZE, () => uploads(UPLOADS)],
    ]);
    // Warm up: compiled code and first buffers count for no round.
    await downloads(1);
    await uploads(1);
    for (const [name, size, work] of rounds) {
      const { growth, seconds } = await growthDuring(gateway, work);
      const share = ((growth * MB) / size) * 100;
      console.log(
        `${name}: ${growth.toFixed(1)} MB more memory for ${size / MB} MB (${share.toFixed(1)} %), ${seconds.toFixed(1)} s`,
      );
    }
  } finally {
    await supervisor.stop();
    files.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await measure();
