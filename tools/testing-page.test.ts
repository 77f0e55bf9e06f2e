// Guards: The Python snippet of docs/testing.md runs unchanged, and the gateway does what the page says of answers,
// deadlines, retries, rules of actions and tokens. test-kit.test.ts runs the TypeScript snippet.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { services } from '@backoffice/contracts';
import { startGateway, type TestGateway } from '@backoffice/gateway/testing';
import { aPayment, payments, startPlatform, type TestPlatform } from '@backoffice/platform/testing';

const run = promisify(execFile);
const page = await readFile(new URL('../docs/testing.md', import.meta.url), 'utf8');
const pythonSnippet = /```python\n(.*?)```/s.exec(page)?.[1] ?? '';

let platform: TestPlatform;
let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-page-'));
  platform = await startPlatform({ payments: 0, fresh: true });
  gateway = await startGateway({ platform });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
  await rm(folder, { recursive: true });
});

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);

(hasPython ? test : test.skip)('the Python snippet passes its three tests', async () => {
  await writeFile(join(folder, 'test_payments.py'), pythonSnippet);
  const env = { ...process.env, GATEWAY_URL: gateway.url, CONTROL_URL: `${platform.origin}/control` };
  const { stderr } = await run('python3', ['-m', 'unittest'], { cwd: folder, env });
  expect(stderr).toContain('Ran 3 tests');
});

describe('the page says what the gateway does:', () => {
  beforeEach(() => platform.reset());
  const isSaid = (sentence: string) => expect(page).toContain(sentence);
  const payment = aPayment({ id: 'p1', collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' });
  const answer = (body: object) => {
    platform.faults.set({ service: 'payment', operation: 'GET /pagos/{id}', fault: { kind: 'status', body } });
  };
  const ask = async (selection: string) => {
    const { data, errors } = await gateway.as('operador').query(`{ payment(id: "p1") { ${selection} } }`);
    return errors?.[0]?.extensions.code ?? data;
  };

  test('a required value that is missing or of another type is refused if it is selected', async () => {
    isSaid('A required value that is missing, or one of another type, is `SERVICE_BAD_ANSWER`');
    const { final_amount: _amount, ...without } = payment;
    for (const body of [without, { ...payment, final_amount: 'mucho' }]) {
      answer(body);
      expect(await ask('finalAmount')).toBe('SERVICE_BAD_ANSWER');
      expect(await ask('status')).toEqual({ payment: { status: 'ISSUED' } });
    }
  });

  test('an enum value that is missing or unknown is UNKNOWN', async () => {
    isSaid('An enum value that is missing or not in the contract is `UNKNOWN`.');
    const { status: _status, ...without } = payment;
    for (const body of [without, { ...payment, status: 'payd' }]) {
      answer(body);
      expect(await ask('status')).toEqual({ payment: { status: 'UNKNOWN' } });
    }
  });

  test('the deadline of a call is 5 s for `collector`, and 10 s for the other services', () => {
    isSaid('The gateway waits five seconds for `collector`, ten for the other services.');
    for (const { name, timeoutMs } of Object.values(services))
      expect([name, timeoutMs]).toEqual([name, name === 'collector' ? 5_000 : 10_000]);
  });

  test('a retry after `lose` reaches the service again, which answers as the first time', async () => {
    isSaid('The retry reaches the service again, which answers as the first time.');
    await platform.add(payments, payment);
    const operation = 'POST /pagos/{id}/cancelar';
    platform.faults.set({ service: 'payment', operation, times: 1, fault: { kind: 'lose' } });
    const change = { idempotencyKey: 'the-same-key', version: 1 };
    const send = () =>
      gateway.as('operador').query(
        `mutation ($change: ChangeInput!) {
          cancelPayment(id: "p1", reason: "Duplicado", change: $change) { payment { status } error { code extendedCode } }
        }`,
        { change },
      );
    expect((await send()).errors).toMatchObject([{ extensions: { outcomeUnknown: true } }]);
    expect((await send()).data).toEqual({ cancelPayment: { payment: { status: 'CANCELLED' }, error: null } });
    expect(platform.requests.list('payment').filter((one) => one.operation === operation)).toHaveLength(2);
  });

  test('the gateway refuses a change by the rules of its actions, without a change at the service', async () => {
    isSaid('the `extendedCode` is the `reasonCode`. It cancels only `pending` or `issued` payments.');
    isSaid('It refunds only `approved` ones of the type `online`, or `qr` with one method.');
    await platform.add(payments, { ...payment, status: 'approved', type: null });
    const change = { idempotencyKey: 'another-key', version: 1 };
    const { data } = await gateway.as('administrador').query(
      `mutation ($change: ChangeInput!) {
        cancelPayment(id: "p1", reason: "Duplicado", change: $change) { error { extendedCode } }
        refundPayment(id: "p1", reason: "Duplicado", amount: "1.00", partial: true, change: $change) { error { extendedCode } }
      }`,
      { change },
    );
    expect(data).toEqual({
      cancelPayment: { error: { extendedCode: 'not_pending_or_issued' } },
      refundPayment: { error: { extendedCode: 'not_refundable_type' } },
    });
    expect(platform.requests.list('payment').filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('no token, a wrong one and an expired one get the same answer', async () => {
    isSaid('The answer to a missing, a wrong and an expired token is the same 401.');
    const expired = await platform.tokenFor({ username: 'operador', expiresIn: -60 });
    const answers = await Promise.all(
      [{}, { authorization: 'Bearer abc' }, { authorization: `Bearer ${expired}` }].map(async (headers) => {
        const response = await fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: '{"query":"{ payments { size } }"}',
        });
        const text = await response.text();
        return [response.status, text.replace(/"requestId":"[^"]+"/, '')];
      }),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
  });
});
