// Guards: An upload link works once, for one person. The file is streamed to the service, with its idempotency key.
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { serviceKey } from '../testing/changes.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { startServer } from '../testing/start-server.ts';
import { anImportOf, requestUpload, sendFile } from '../testing/uploads.ts';

/** Answer of the converter to a file in which all rows have errors: about 10 MB. */
const manyErrors = () => ({
  api_response: null,
  error_rows: Array.from({ length: 50_000 }, (_, place) => ({ index: place + 1, errors: ['Falta algo. '.repeat(15)] })),
});

let received: { readonly headers: Readonly<Record<string, unknown>>; body: Buffer }[] = [];
let answering: 'at once' | 'never reads' | 'refuses' | 'drops' | 'at length' = 'at once';
const service = await startServer((request, response) => {
  if (answering === 'never reads') {
    request.pause();
    return;
  }
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => {
    pieces.push(piece);
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(pieces) });
    if (answering === 'drops') response.destroy();
    else if (answering === 'at length')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(manyErrors()));
    else if (answering === 'refuses')
      response.writeHead(422, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          code: 'unprocessable',
          extended_code: 'columns_missing',
          message: 'No.',
          fields: { file: 'Importe' },
        }),
      );
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ import_id: 'i1' }));
  });
});
afterAll(() => service.close());

let clock = Date.parse('2026-11-21T15:00:00.000Z');
const lines: string[] = [];
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  now: () => new Date(clock),
  logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  replaced: { import: service.url, converter: service.url },
  connectionLimits: { requestTimeout: 1_000, checkEvery: 50 },
});
beforeEach(() => {
  received = [];
  answering = 'at once';
});

const content = 'Id externo;Importe\r\nñ;1\r\n';
const size = Buffer.byteLength(content);

/** Parses a multipart body: the content of each part, by its name. */
const partsOf = (body: Buffer, contentType: unknown): ReadonlyMap<string, string> => {
  const boundary = /boundary=(\w+)$/.exec(String(contentType))?.[1] ?? '';
  const parts = body.toString().split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.map((part) => {
      const [head = '', value = ''] = part.replace(/\r\n$/, '').split(/\r\n\r\n(.*)/s);
      return [/name=(".*?"(?:; filename=".*?")?)/.exec(head)?.[1] ?? '', value];
    }),
  );
};

const aLink = async (username = 'operador', given = anImportOf(size), options = {}) =>
  requestUpload({ url: gateway.url, token: await platform.tokenFor(username) }, given, options);

describe('a file', () => {
  test('is sent to the service as a multipart request, complete and with the idempotency key', async () => {
    const key = randomUUID();
    const link = await aLink('operador', anImportOf(size, { fileName: 'pagos\r\n "enero"\u202e.csv' }), { key });
    expect(await sendFile(gateway.url, link, content)).toEqual({ status: 200, data: { importId: 'i1' } });
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
    expect(headers).toMatchObject({
      'idempotency-key': expect.stringMatching(serviceKey),
      'content-length': String(body.length),
      authorization: expect.stringMatching(/^Bearer /),
    });
    expect(Object.fromEntries(partsOf(body, headers['content-type']))).toEqual({
      '"collector_id"': 'LUZN',
      '"match_payer"': 'false',
      '"match_concept"': 'false',
      '"match_identification"': 'false',
      '"file"; filename="pagos enero.csv"': content,
    });
    expect(lines.join('')).not.toContain(link.url.slice('/uploads/'.length));
  });

  test('is accepted once, and only from its person', async () => {
    const link = await aLink();
    const other = await aLink('administrador');
    expect(await sendFile(gateway.url, { ...link, cookie: other.cookie }, content)).toMatchObject({ status: 403 });
    expect(await sendFile(gateway.url, { ...link, cookie: '' }, content)).toMatchObject({ status: 403 });
    const authorization = `Bearer ${await platform.tokenFor('administrador')}`;
    expect(await sendFile(gateway.url, link, content, { authorization })).toMatchObject({ status: 403 });
    expect(await sendFile(gateway.url, link, content)).toMatchObject({ status: 200 });
    expect(await sendFile(gateway.url, link, content)).toMatchObject({ status: 410 });
    expect(received).toHaveLength(1);
  });

  test('is not accepted by a download link, or after five minutes', async () => {
    const link = await aLink();
    const download = link.url.replace('/uploads/', '/downloads/');
    expect((await fetch(gateway.url + download, { headers: { cookie: link.cookie } })).status).toBe(404);
    clock += 300_000;
    expect(await sendFile(gateway.url, link, content)).toMatchObject({ status: 410 });
    expect(received).toEqual([]);
  });

  test('that differs from the announced one, or is not a table, is refused without a call; its link stays valid', async () => {
    const link = await aLink();
    expect(await sendFile(gateway.url, link, `${content}x`)).toMatchObject({
      status: 422,
      errors: [{ message: /cambió/ }],
    });
    const binary = Buffer.alloc(size);
    expect(await sendFile(gateway.url, link, binary)).toMatchObject({
      status: 422,
      errors: [{ message: 'El archivo no es CSV ni XLSX, aunque su nombre lo diga.' }],
    });
    expect(received).toEqual([]);
    expect(await sendFile(gateway.url, link, content)).toMatchObject({ status: 200 });
  });
});

describe('a failed upload', () => {
  test('is reported in Spanish, with the columns that the service refused', async () => {
    answering = 'refuses';
    expect(await sendFile(gateway.url, await aLink(), content)).toMatchObject({
      status: 422,
      errors: [
        {
          message: 'Al archivo le faltan columnas. Use los títulos de la plantilla.',
          extensions: { code: 'REFUSED', extendedCode: 'columns_missing', columns: 'Importe' },
        },
      ],
    });
  });

  test('whose answer is lost is reported as unknown, and retried under its key', async () => {
    const key = randomUUID();
    const link = await aLink('operador', anImportOf(size), { key });
    answering = 'drops';
    expect(await sendFile(gateway.url, link, content)).toMatchObject({
      status: 502,
      errors: [{ extensions: { outcomeUnknown: true } }],
    });
    answering = 'at once';
    expect(await sendFile(gateway.url, link, content)).toMatchObject({ status: 200 });
    const [first, second] = received.map(({ headers }) => headers['idempotency-key']);
    expect([first, second]).toEqual([expect.stringMatching(serviceKey), first]);
  });
});

/** Sends the file in pieces, as a slow network does. */
const sendSlowly = async (link: { url: string; cookie: string }, pieces: AsyncIterable<Buffer>, length: number) => {
  const request = httpRequest(gateway.url + link.url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'content-length': length, cookie: link.cookie },
  });
  const status = new Promise<number | undefined>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', () => resolve(undefined));
  });
  for await (const piece of pieces) request.write(piece);
  request.end();
  return status;
};

describe('a slow or large file', () => {
  test('may take longer than other requests', async () => {
    async function* slowly() {
      for (const part of [content.slice(0, 5), content.slice(5)]) {
        yield Buffer.from(part);
        await pause(900);
      }
    }
    expect(await sendSlowly(await aLink(), slowly(), size)).toBe(200);
  });

  test('is read from the person only as fast as the service reads it', async () => {
    answering = 'never reads';
    const large = 10 * 1024 * 1024;
    const link = await aLink('operador', anImportOf(large));
    let given = 0;
    const request = httpRequest(gateway.url + link.url, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'content-length': large, cookie: link.cookie },
    });
    request.on('error', () => undefined);
    const piece = Buffer.alloc(64 * 1024, 'x');
    const more = () => {
      while (given < large && request.write(piece)) given += piece.length;
    };
    request.on('drain', more);
    more();
    await pause(500); // the service reads nothing meanwhile
    expect(given).toBeLessThan(large);
    request.destroy();
  });
});

test.each([
  ['fileSize', { fileSize: 0 }, 'El archivo está vacío.'],
  ['fileSize', { fileSize: 10 * 1024 * 1024 + 1 }, 'El archivo supera los 10\u00a0MB.'],
  ['fileName', { fileName: 'pagos.pdf' }, 'El archivo tiene que ser CSV o una planilla.'],
  ['collectorId', { collectorId: 'NADIE' }, 'La entidad no existe.'],
  [
    'matchIdentification',
    { matchPayer: true, matchIdentification: true },
    'La identificación no se combina con el pagador ni con el concepto.',
  ],
])('no link is created for an invalid %s', async (field, given, message) => {
  const { url, error } = await aLink('operador', anImportOf(size, given));
  expect([url, error]).toMatchObject(['', { code: 'BAD_USER_INPUT', fields: [{ path: `import.${field}`, message }] }]);
});

test('an answer with the errors of 50,000 rows is accepted, and the first 1,000 are returned', async () => {
  answering = 'at length';
  const place = { url: gateway.url, token: await platform.tokenFor('operador') };
  const options = { mutation: 'createConversionUpload', more: ', configurationId: "contable-barras"' };
  const link = await requestUpload(place, anImportOf(size, { fileName: 'banco.txt' }), options);
  const { status, data } = await sendFile(gateway.url, link, content);
  expect([status, data?.importId, data?.errorCount, data?.errorRows?.length]).toEqual([200, null, 50_000, 1_000]);
});

test('no link is made without the permission', async () => {
  const { url, errors } = await aLink('auditor');
  expect([url, errors]).toMatchObject(['', [{ extensions: { code: 'FORBIDDEN' } }]]);
});
