// Guards: A download link works once, for one person, for five minutes. It streams in constant memory and resumes.
import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { changeError, mutate, type TestChangeError } from '../testing/changes.ts';
import { createTestTrail } from '../testing/audit-trail.ts';
import { startFileService } from '../testing/file-service.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { until } from '../testing/until.ts';

const content = Buffer.from('\uFEFFid;cbu\r\n1;0070999030004123456789\r\n');
const service = await startFileService(content);
afterAll(() => service.close());
let clock = Date.parse('2026-11-21T15:00:00.000Z');
const lines: string[] = [];
const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  now: () => new Date(clock),
  logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  replaced: { export: service.url },
  takeAudit: trail.take,
});
beforeEach(() => {
  service.answerFile();
  trail.clear();
});

interface Payload {
  readonly download: { readonly url: string; readonly expiresAt: string; readonly fileName: string } | null;
  readonly error: TestChangeError | null;
}

/** Creates a link for this person, with the cookie that their browser got. */
const aLink = async (username = 'operador') => {
  const response = await gateway.post(
    JSON.stringify({
      query: `mutation { payload: createExportDownload(id: "e1") {
        download { url expiresAt fileName size } ${changeError} } }`,
    }),
    { 'content-type': 'application/json', authorization: `Bearer ${await platform.tokenFor(username)}` },
  );
  const body: unknown = await response.json();
  const setCookie = response.headers.get('set-cookie') ?? '';
  return { body, setCookie, cookie: setCookie.split(';')[0] ?? '', url: urlIn(body) };
};
const urlIn = (body: unknown): string => /"url":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
const follow = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(gateway.url + path, { headers, method });
/** Sends the request without reading its answer. */
const begin = async (path: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> => {
  const [response] = await once(httpGet(gateway.url + path, { headers, agent: false }), 'response');
  return response;
};
/** Returns the number of requests in flight, from the metrics. */
const underWay = async (): Promise<number> => {
  const reported = await (await fetch(`${gateway.url}/metrics`)).text();
  return Number(/^gateway_requests_in_flight (\d+)$/m.exec(reported)?.[1]);
};
const aBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a link', () => {
  test('returns the file once, as an attachment, with its own headers and without an internal header of the service', async () => {
    const { url, cookie, setCookie } = await aLink();
    const name = `link-${url.slice('/downloads/'.length, '/downloads/'.length + 22)}`;
    expect(setCookie).toMatch(
      new RegExp(`^${name}=[\\w-]{43}; Path=/downloads/; Max-Age=300; HttpOnly; SameSite=Strict$`),
    );
    const first = await follow(url, { ...aBrowser, cookie });
    expect(first.status).toBe(200);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(content);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        'attachment; filename="pagos 2026-11-20 _and_.csv"; ' +
        "filename*=UTF-8''pagos%202026-11-20%20%C3%B1and%C3%BA.csv",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers.get('x-internal')).toBeNull();
    expect(service.requested()['authorization']).toMatch(/^Bearer /);

    const again = await follow(url, { ...aBrowser, cookie });
    expect(again.status).toBe(410);
    expect(again.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await again.text()).toContain('El enlace ya se usó');
  });

  test('is returned with its expiry, which is in five minutes', async () => {
    const { body } = await aLink();
    expect(body).toMatchObject({
      data: { payload: { download: { expiresAt: new Date(clock + 300_000).toISOString(), size: null }, error: null } },
    });
  });

  test('is refused after five minutes', async () => {
    const { url, cookie } = await aLink();
    clock += 300_000;
    const late = await follow(url, { cookie });
    expect(late.status).toBe(410);
    expect(await late.json()).toMatchObject({
      errors: [{ message: 'Los enlaces de descarga duran cinco minutos. Pida la descarga nuevamente.' }],
    });
  });

  test('is refused for others: without its cookie, with that of another link, with the token of another person', async () => {
    const { url, cookie } = await aLink();
    const other = await aLink('auditor');
    const [name = ''] = cookie.split('=');
    const others = `${name}=${other.cookie.split('=')[1] ?? ''}`;
    const foreignToken = { authorization: `Bearer ${await platform.tokenFor('auditor')}` };
    const strange = `${cookie.slice(0, -1)}\u00E9`; // as many characters, but more bytes
    for (const headers of [
      {},
      { cookie: other.cookie },
      { cookie: others },
      { cookie: strange },
      foreignToken,
      { ...foreignToken, cookie },
    ])
      expect((await follow(url, headers)).status).toBe(403);
    expect((await follow(url, { cookie })).status).toBe(200);
  });

  test('works with an access token of its person, without a cookie', async () => {
    const { url } = await aLink();
    const headers = { authorization: `Bearer ${await platform.tokenFor('operador')}` };
    expect((await follow(url, headers)).status).toBe(200);
  });

  test('is unknown when it was forged or altered', async () => {
    const { url, cookie } = await aLink();
    const later = url.replace(/\.(\d{13})\./, (_end, time: string) => `.${Number(time) + 1}.`);
    for (const path of [later, `${url.slice(0, -1)}~`, '/downloads/x', '/downloads/..%2fconfig.json'])
      expect((await follow(path, { cookie })).status).toBe(404);
    expect((await follow(url, { cookie })).status).toBe(200);
  });

  test('is not used up by a HEAD, and is not logged', async () => {
    const { url, cookie } = await aLink();
    expect((await follow(url, { cookie }, 'HEAD')).status).toBe(404);
    expect((await follow(url, { cookie })).status).toBe(200);
    expect(lines.join('')).toContain('"outcome":"complete"');
    expect(lines.join('')).not.toContain(url.slice('/downloads/'.length));
    expect(lines.join('')).not.toContain(cookie.split('=')[1]);
  });

  test('stays valid when another person creates too many', async () => {
    const mine = await aLink('operador');
    const theirs: unknown[] = [];
    for (let i = 0; i < 105; i += 1) theirs.push((await aLink('auditor')).body);
    expect(theirs.slice(100)).toMatchObject(
      Array(5).fill({ data: { payload: null }, errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] }),
    );
    expect(JSON.stringify(theirs.slice(100))).not.toContain('outcomeUnknown');
    expect((await follow(mine.url, { cookie: mine.cookie })).status).toBe(200);
    clock += 5 * 60 * 1000 + 1;
    expect((await aLink('auditor')).url).toMatch(/^\/downloads\//);
  });

  test('is not created without the permission', async () => {
    const { payload, errors } = await mutate<Payload>(
      gateway.as('sinpermisos'),
      { mutation: 'createExportDownload', types: { id: 'ID!' }, answer: 'download { url }' },
      { id: 'e1' },
    );
    expect(payload).toBeNull();
    expect(errors).toMatchObject([{ message: 'No tiene permisos', extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('a failed download', () => {
  test('is explained on a page, and the link can be tried again', async () => {
    const { url, cookie } = await aLink();
    service.answerFile((response) => response.writeHead(503).end());
    const failed = await follow(url, { ...aBrowser, cookie });
    expect(failed.status).toBe(502);
    const page = await failed.text();
    expect(page).toContain('No se pudo descargar el archivo');
    expect(page).toContain('El servicio de exportaciones no responde.');
    expect(page).toContain(failed.headers.get('x-request-id'));
    service.answerFile();
    expect((await follow(url, { ...aBrowser, cookie })).status).toBe(200);
  });

  test('resumes where it broke off, and only its end uses up the link', async () => {
    const { url, cookie } = await aLink();
    service.answerFile((response) => {
      response.writeHead(200, { 'content-length': content.length, etag: '"v1"' });
      response.write(content.subarray(0, 10));
      setTimeout(() => response.destroy(), 50);
    });
    await expect(follow(url, { cookie }).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await until(() => lines.join('').includes('"outcome":"broken off"'));
    service.answerFile();
    const rest = await follow(url, { cookie, range: 'bytes=10-', 'if-range': '"v1"' });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes 10-${content.length - 1}/${content.length}`);
    expect(service.requested()).toMatchObject({ range: 'bytes=10-', 'if-range': '"v1"' });
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(content.subarray(10));
    expect((await follow(url, { cookie })).status).toBe(410);
  });

  test('with a range beyond the end is answered with 416, and the link is still valid', async () => {
    const { url, cookie } = await aLink();
    service.answerFile((response) => void response.writeHead(416, { 'content-range': 'bytes */99' }).end());
    expect((await follow(url, { cookie, range: 'bytes=1000-' })).status).toBe(416);
    service.answerFile();
    expect((await follow(url, { cookie })).status).toBe(200);
  });

  test('cannot be resumed twice at the same time, and counts as in flight until it ends', async () => {
    const { url, cookie } = await aLink();
    service.answerFile((response) => {
      response.writeHead(200);
      response.write(content);
    });
    const going = await begin(url, { cookie });
    expect((await follow(url, { cookie })).status).toBe(410);
    await until(async () => (await underWay()) <= 1); // the refused one may still count
    expect(await underWay()).toBe(1);
    going.destroy();
    await until(async () => (await underWay()) === 0);
  });
});

describe('a part of a file', () => {
  const end = content.length - 1;
  const recorded = () =>
    trail.events().flatMap(({ kind, result, code }) => (kind === 'download' ? [[result, code]] : []));
  /** Downloads a range, and returns its status with the number of its bytes. */
  const part = async ({ url, cookie }: Awaited<ReturnType<typeof aLink>>, range: string) => {
    const answer = await follow(url, { cookie, range: `bytes=${range}` });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  };

  test('does not use up the link, and only the whole file is recorded as done', async () => {
    const link = await aLink();
    expect(await part(link, '0-9')).toEqual([206, 10]);
    await until(() => recorded().length === 1);
    expect((await follow(link.url, { cookie: link.cookie })).status).toBe(200);
    await until(() => recorded().length === 2);
    expect(recorded()).toEqual([
      ['failed', 'PARTIAL'],
      ['done', null],
    ]);
  });

  test('completes the file with the other parts, in any order, and then the link is used up', async () => {
    const link = await aLink();
    for (const [at, range] of [`20-${end}`, '0-9', '5-19'].entries()) {
      expect((await part(link, range))[0]).toBe(206);
      await until(() => recorded().length === at + 1);
    }
    expect(recorded()).toEqual([
      ['failed', 'PARTIAL'],
      ['failed', 'PARTIAL'],
      ['done', null],
    ]);
    expect((await follow(link.url, { cookie: link.cookie })).status).toBe(410);
  });

  test('is not counted together with a part of a changed file', async () => {
    const link = await aLink();
    await part(link, '0-9');
    await until(() => recorded().length === 1);
    service.answerFile((response) => {
      const rest = content.subarray(10);
      response.writeHead(206, { etag: '"v2"', 'content-range': `bytes 10-${end}/${content.length}` }).end(rest);
    });
    await part(link, '10-');
    await until(() => recorded().length === 2);
    service.answerFile();
    expect((await follow(link.url, { cookie: link.cookie })).status).toBe(200);
  });
});

describe('a large file', () => {
  test('is read from the service only as fast as the person reads it', async () => {
    const { url, cookie } = await aLink();
    const piece = Buffer.alloc(256 * 1024, 'x');
    service.answerFile((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(piece));
        response.once('drain', more);
      };
      more();
    });
    const before = service.sentBytes();
    const going = await begin(url, { cookie });
    await pause(500); // the test reads nothing meanwhile
    // the file has no end: only the buffers of the sockets are filled
    expect(service.sentBytes() - before).toBeLessThan(24 * 1024 * 1024);
    going.destroy();
  });
});
