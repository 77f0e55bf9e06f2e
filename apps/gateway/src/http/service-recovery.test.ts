// Guards: A failing service is not flooded, is retried once it recovers, and holds up no other call.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startGateway } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { hangs, sends } from '../testing/service-faults.ts';
import { startServer } from '../testing/start-server.ts';
import { until } from '../testing/until.ts';

/** Milliseconds for which the circuit breaker stays open. */
const OPEN = 200;
const callLimits = { maxInFlight: 100, breakerOpenMs: OPEN };
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, callLimits });
const people = ['administrador', 'operador', 'auditor'].map((username) => gateway.as(username));
let asked = 0;

const collectors = '{ collectors(limit: 1) { size } }';
const payers = '{ payers(limit: 1) { size } }';
/** Sends each query as another person, since failures of one person alone do not open the breaker. */
const codeOf = async (query: string) => {
  asked += 1;
  const answer = await people[asked % people.length]?.query(query);
  return answer?.errors?.[0]?.extensions.code ?? 'answered';
};
const requested = () => platform.requests.list('collector').length;
const times = <Thing>(count: number, make: () => Thing): Thing[] => Array.from({ length: count }, make);
const stateOf = async (): Promise<string | undefined> =>
  /"collector":"(\w+)"/.exec(await (await fetch(`${gateway.url}/health/ready`)).text())?.[1];

describe('a service that is down', () => {
  test('is not flooded by thirty-two people who retry repeatedly', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'drop' } });
    const startedAt = performance.now();
    const codes = await Promise.all(
      times(32, async () => {
        const got: string[] = [];
        for (let turn = 0; turn < 10; turn += 1) got.push(await codeOf(collectors));
        return got;
      }),
    );
    expect(new Set(codes.flat())).toEqual(new Set(['SERVICE_UNAVAILABLE']));
    // the first requests, the retries that the budget allows, and one probe for each open period
    const looks = Math.ceil((performance.now() - startedAt) / OPEN);
    expect(requested()).toBeLessThanOrEqual(32 + 10 + looks);
    expect(requested()).toBeGreaterThanOrEqual(10);
  });

  test('gets one probe when it may be back, and all requests once that is answered', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'drop' } });
    await until(async () => {
      await codeOf(collectors);
      return (await stateOf()) === 'open';
    });
    platform.faults.set({ service: 'collector', fault: { kind: 'hold' } });
    platform.requests.clear();
    await pause(OPEN);
    const first = codeOf(collectors);
    await until(() => requested() === 1);
    expect(await Promise.all(times(8, () => codeOf(collectors)))).toEqual(Array(8).fill('SERVICE_UNAVAILABLE'));
    expect(requested()).toBe(1);
    platform.faults.clear();
    expect(await first).toBe('answered');
    expect(await Promise.all(times(8, () => codeOf(collectors)))).toEqual(Array(8).fill('answered'));
    expect(requested()).toBe(9);
  });
});

describe('a service that fails for one person', () => {
  const [one, other] = people;
  const readTwelve = async (query: string) => {
    for (let turn = 0; turn < 12; turn += 1) await one?.query(query);
  };

  test('is called for other people, and again for that person after a while', async () => {
    platform.faults.set({ service: 'payer', fault: { kind: 'status', status: 500 } });
    await readTwelve(payers);
    platform.faults.clear();
    expect((await other?.query(payers))?.errors).toBeUndefined();
    expect((await one?.query(payers))?.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    await pause(OPEN);
    expect((await one?.query(payers))?.errors).toBeUndefined();
  });

  test('is not called for an identifier that cannot be one', async () => {
    platform.requests.clear();
    await readTwelve('{ payer(id: "metrics") { id } }');
    expect(platform.requests.list('payer')).toEqual([]);
  });
});

describe('a record that always fails', () => {
  /** Lets two people read records that fail. Returns the result of another query of a third person. */
  const afterwards = async (records: readonly string[]) => {
    const own = await startGateway({ platform, callLimits });
    const [one, other, third] = ['administrador', 'operador', 'auditor'].map((username) => own.as(username));
    platform.faults.set({ service: 'payer', path: 'broken-', fault: { kind: 'status', status: 500 } });
    for (const id of records) {
      const query = `{ payer(id: "${id}") { id } }`;
      await Promise.all([one?.query(query), other?.query(query)]);
    }
    const answer = await third?.query(payers);
    await own.close();
    return answer?.errors?.[0]?.extensions.code ?? 'answered';
  };

  test('does not open the breaker when two people read it repeatedly', async () => {
    expect(await afterwards(times(20, () => 'broken-1'))).toBe('answered');
  });

  test('opens the breaker together with several others', async () => {
    expect(await afterwards(times(6, () => `broken-${randomUUID()}`))).toBe('SERVICE_UNAVAILABLE');
  });
});

describe('a service that hangs', () => {
  test('delays no call to another service, and has a limited queue', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'hold' } });
    const held = times(100, () => codeOf(collectors));
    await until(() => requested() === 64);
    // the connections are taken: the next calls fill the queue, and one above its limit is rejected at once
    await until(async () => (await codeOf(collectors)) === 'SERVICE_UNAVAILABLE');
    expect(await Promise.all(times(20, () => codeOf(payers)))).toEqual(Array(20).fill('answered'));
    expect(requested()).toBe(64);
    platform.faults.clear();
    expect(await Promise.all(held)).toEqual(Array(100).fill('answered'));
    expect(await codeOf(collectors)).toBe('answered');
  });
});

describe('a client that disconnects', () => {
  const outcomes = async (url: string): Promise<Record<string, number>> => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const lines = metrics.matchAll(
      /gateway_upstream_calls_total\{service="(?:collector|payer)",outcome="(\w+)"\} (\d+)/g,
    );
    return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
  };

  test('cancels its read at the service, but its change is completed', async () => {
    const service = await startServer(hangs);
    const own = await startGateway({
      platform,
      config: { serviceUrls: { ...platform.urls, collector: service.url, payer: service.url } },
    });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await platform.tokenFor('administrador')}`,
    };
    const leave = async (query: string) => {
      const gone = new AbortController();
      const before = service.requests();
      const body = JSON.stringify({ query });
      const answer = fetch(`${own.url}/graphql`, { method: 'POST', headers, body, signal: gone.signal }).catch(
        () => 'gone',
      );
      await until(() => service.requests() > before);
      gone.abort();
      return answer;
    };
    const lines = { closed: 0 };
    service.answerWith((request) => void request.socket.once('close', () => (lines.closed += 1)));
    expect(await leave(collectors)).toBe('gone');
    await until(() => lines.closed === 1);
    await until(async () => (await outcomes(own.url))['cancelled'] === 1);

    service.answerWith((request, response) => {
      setTimeout(() => sends(201, '{"id":"1","name":"Ana","phones":[]}')(request, response), 100);
    });
    const once = `once: { idempotencyKey: "${randomUUID()}" }`;
    const payer = 'name: "Ana", email: "ana@correo.example"';
    expect(await leave(`mutation { createPayer(${payer}, ${once}) { error { code } } }`)).toBe('gone');
    await until(async () => (await outcomes(own.url))['ok'] === 1);
    const reported = await outcomes(own.url);
    await own.close();
    await service.close();
    expect([lines.closed, reported]).toEqual([1, { cancelled: 1, ok: 1 }]);
  });
});
