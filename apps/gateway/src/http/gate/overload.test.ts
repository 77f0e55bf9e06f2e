// Guards: An overloaded gateway rejects requests before it checks their token or calls a service.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { startFileService } from '../../testing/file-service.ts';
import { startGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { until } from '../../testing/until.ts';

const lines: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const files = await startFileService(Buffer.from('id\r\n1\r\n'));
afterAll(() => files.close());
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  config: { load: { maxLagMs: 0, maxUnderWay: 4 } },
  replaced: { export: files.url },
  logger,
});
const person = gateway.as('operador');
const collectors = '{ collectors(limit: 1) { size } }';
const viewer = '{ viewer { username } }';

const overloaded = {
  status: 503,
  errors: [
    {
      message: 'Hay demasiadas solicitudes en curso. Reintente en unos segundos.',
      extensions: { code: 'OVERLOADED', requestId: expect.stringMatching(/./) },
    },
  ],
};
const turnedAway = async (reason: string, url = gateway.url): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`gateway_turned_away_total\\{overload="${reason}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
};

/** Sends the maximum number of requests. Their service holds them until the returned function is called. */
const fill = async () => {
  platform.faults.set({ service: 'collector', fault: { kind: 'hold' } });
  const held = Array.from({ length: 4 }, () => person.query(collectors));
  await until(() => platform.requests.list('collector').length === 4);
  return async () => {
    platform.faults.clear();
    return (await Promise.all(held)).map(({ errors }) => errors);
  };
};

describe('a request above the maximum in flight', () => {
  test('is rejected with `Retry-After`, before its token is checked, and no service is called', async () => {
    const release = await fill();
    platform.requests.clear();
    const answer = await person.query(viewer);
    expect(answer).toMatchObject(overloaded);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await gateway.withToken('x').query(viewer)).toMatchObject(overloaded);
    expect(await person.query('mutation { refreshPayment(id: "1") { error { code } } }')).toMatchObject(overloaded);
    expect(platform.requests.list()).toEqual([]);
    expect(await release()).toEqual(Array(4).fill(undefined));
    expect(await person.query(viewer)).toMatchObject({ status: 200 });
  });

  test('with a large body is rejected, and its connection closed', async () => {
    const release = await fill();
    const response = await gateway.post('x'.repeat(1_000_000), {});
    expect([response.status, response.headers.get('connection')]).toEqual([503, 'close']);
    await release();
  });

  test('can be a download, whose link stays valid', async () => {
    const response = await gateway.post(
      JSON.stringify({ query: 'mutation { payload: createExportDownload(id: "e1") { download { url } } }' }),
      { 'content-type': 'application/json', authorization: `Bearer ${await platform.tokenFor('operador')}` },
    );
    const url = gateway.url + (/"url":"([^"]+)"/.exec(await response.text())?.[1] ?? '');
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const release = await fill();
    const away = await fetch(url, { headers: { cookie, accept: 'text/html' } });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await away.text()).toContain('Reintente en unos segundos.');
    await release();
    expect((await fetch(url, { headers: { cookie } })).status).toBe(200);
  });

  test('is counted, and logged once a second; health and metrics are answered', async () => {
    const release = await fill();
    await pause(1_000);
    lines.length = 0;
    const before = await turnedAway('under_way');
    const begunAt = performance.now();
    for (let i = 0; i < 20; i += 1) await person.query(viewer);
    const seconds = (performance.now() - begunAt) / 1_000;
    expect(await turnedAway('under_way')).toBe(before + 20);
    const reported = { level: 40, msg: 'too much to do', reason: 'under_way', underWay: 4 };
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(lines.map(() => reported));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(1 + Math.floor(seconds));
    expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(200);
    await release();
  });
});

describe('an event loop with lag', () => {
  /** Milliseconds of a step that is too long. */
  const STEP = 400;
  /** Runs steps one after the other, as under too many requests. Other work runs between them. */
  const work = (step = STEP) => {
    const rest = new AbortController();
    const ended = (async () => {
      while (!rest.signal.aborted) {
        for (const end = performance.now() + step; performance.now() < end;);
        await nextTurn();
      }
    })();
    return async () => {
      rest.abort();
      await ended;
    };
  };
  const start = () => startGateway({ platform, config: { load: { maxLagMs: STEP / 2, maxUnderWay: 0 } } });

  test('rejects requests until the lag is over, and none afterwards', async () => {
    const own = await start();
    const rest = work();
    await pause(STEP * 4);
    const answer = await own.as('operador').query(viewer);
    await rest();
    await pause(STEP);
    const after = await own.as('operador').query(viewer);
    const counted = await turnedAway('event_loop', own.url);
    await own.close();
    expect(answer).toMatchObject(overloaded);
    expect([after.status, counted]).toEqual([200, 1]);
  });

  test('without a pause limits the requests in flight, and does not limit them otherwise', async () => {
    const own = await startGateway({ platform, config: { load: { maxLagMs: 60_000, maxUnderWay: 0 } } });
    for (const service of ['collector', 'payer'] as const) platform.faults.set({ service, fault: { kind: 'hold' } });
    const both = [collectors, '{ payers(limit: 1) { size } }'];
    const held = both.flatMap((query) => Array.from({ length: 32 }, () => own.as('operador').query(query)));
    await until(() => platform.requests.list().length >= 64);
    await pause(STEP);
    const idle = await own.as('operador').query(viewer);
    const rest = work(20);
    await pause(STEP);
    const busy = await own.as('operador').query(viewer);
    await rest();
    await pause(STEP);
    const after = await own.as('operador').query(viewer);
    const counted = await turnedAway('event_loop', own.url);
    platform.faults.clear();
    await Promise.all(held);
    await own.close();
    expect([idle.status, after.status, counted]).toEqual([200, 200, 1]);
    expect(busy).toMatchObject(overloaded);
  });

  test('rejects nothing because of a single long step', async () => {
    const own = await start();
    await own.as('operador').query(viewer);
    const answer = own.as('operador').query(viewer);
    for (const end = performance.now() + STEP; performance.now() < end;);
    expect(await answer).toMatchObject({ status: 200 });
    await own.close();
  });
});
