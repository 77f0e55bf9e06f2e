// Guards: One key makes one change with one response, even across a restart. No card number is stored with it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payer } from '@backoffice/contracts/payer';
import type { Payment, Refund } from '@backoffice/contracts/payment';
import { callsTo } from '../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { approved, storedPayment } from '../testing/stored-payment.ts';

const start = Date.parse('2026-11-21T15:00:00.000Z');
const hour = 3_600_000;
let clock = start;
const dataDir = mkdtempSync(join(tmpdir(), 'platform-keys-'));
let platform: TestPlatform;

const boot = async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(clock), dataDir });
};
beforeAll(boot);
beforeEach(() => {
  clock = start;
});
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true });
});

const approvedPayment = () => storedPayment(platform, approved(1_000));
const service = () => callsTo(platform.urls.payment);
const read = (path: string): Promise<Payment> => service().read<Payment>(path);
const refund = (path: string, amount: number, key: string | undefined, headers = {}) =>
  service().post<Refund>(
    `${path}/devolver`,
    { reason: 'Pago duplicado', amount, partial: true },
    { ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers },
  );

describe('the same key and request', () => {
  test('sent five times at once give one refund and five equal responses', async () => {
    const path = await approvedPayment();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(path, 100, 'five-at-once')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(path)).refunds).toHaveLength(1);
  });

  test('repeat a refusal, even when the change would be allowed by now', async () => {
    const path = await approvedPayment();
    const first = await refund(path, 100, 'stale-version', { 'if-match': '2' });
    expect(first).toMatchObject({ status: 409, body: { current_version: 1 } });
    await refund(path, 100, undefined);
    expect(await refund(path, 100, 'stale-version', { 'if-match': '2' })).toEqual(first);
  });

  test('repeat the response after a restart', async () => {
    const path = await approvedPayment();
    const first = await refund(path, 100, 'before-the-restart');
    await platform.close();
    await boot();
    expect(await refund(path, 100, 'before-the-restart')).toEqual(first);
    expect(await read(path)).toMatchObject({ version: 2, refunds: [{ id: first.body.id }] });
  });

  test('repeat an empty response', async () => {
    const payers = callsTo(platform.urls.payer);
    const { body } = await payers.post<Payer>('/referencias', { collector_id: 'LUZN', name: 'Ana' });
    const key = { 'idempotency-key': 'delete-it-once' };
    expect(await payers.remove(`/referencias/${body.id}`, key)).toEqual({ status: 204, body: undefined });
    expect(await payers.remove(`/referencias/${body.id}`, key)).toEqual({ status: 204, body: undefined });
    expect(await payers.remove(`/referencias/${body.id}`)).toMatchObject({ status: 404 });
  });

  test('are stored for a day', async () => {
    const payers = callsTo(platform.urls.payer);
    const create = () =>
      payers.post<Payer>('/', { name: 'Ana Sosa', email: 'a@b.example' }, { 'idempotency-key': 'for-a-day' });
    const first = await create();
    clock = start + 23.9 * hour;
    expect((await create()).body.id).toBe(first.body.id);
    clock = start + 24.1 * hour;
    expect((await create()).body.id).not.toBe(first.body.id);
  });
});

describe('the same key', () => {
  test('with another body, path or `If-Match` is refused without a change', async () => {
    const path = await approvedPayment();
    await refund(path, 100, 'one-key-for-all');
    const others = [
      await refund(path, 200, 'one-key-for-all'),
      await refund(await approvedPayment(), 100, 'one-key-for-all'),
      await refund(path, 100, 'one-key-for-all', { 'if-match': '2' }),
    ];
    for (const answer of others)
      expect(answer).toMatchObject({ status: 422, body: { extended_code: 'idempotency_key_reused' } });
    expect((await read(path)).refunds).toHaveLength(1);
  });

  test('may be used in several services', async () => {
    await refund(await approvedPayment(), 100, 'key-of-two-services');
    const key = { 'idempotency-key': 'key-of-two-services' };
    const payer = await callsTo(platform.urls.payer).post('/', { name: 'Ana', email: 'a@b.example' }, key);
    expect(payer.status).toBe(201);
  });

  test('may be used again after an invalid body', async () => {
    const path = await approvedPayment();
    expect(await refund(path, -1, 'first-malformed')).toMatchObject({ status: 400 });
    expect(await refund(path, 100, 'first-malformed')).toMatchObject({ status: 200 });
  });
});

test.each(['short', 'x'.repeat(129), 'with a blank'])('the key "%s" is refused', async (key) => {
  const answer = await refund(await approvedPayment(), 100, key);
  expect(answer).toMatchObject({ status: 400, body: { extended_code: 'invalid_idempotency_key' } });
});

test('five concurrent refunds without keys never exceed the amount', async () => {
  const path = await approvedPayment();
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(path, 300, undefined)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422]);
  expect(await read(path)).toMatchObject({ version: 4, status: 'approved' });
});

test('a card number is not on disk after a change of method with a key', async () => {
  const path = await storedPayment(platform);
  const identification = { type: 'DNI_ARG', number: '12345678', country: 'ARG' };
  const body = {
    number: '4509953566233704',
    expiration_month: 12,
    expiration_year: 2030,
    holder: { name: 'Ana Sosa', identification },
  };
  const answer = await service().put(`${path}/medio-de-pago`, body, { 'idempotency-key': 'a-card-number' });
  expect(answer.status).toBe(200);
  await platform.close();
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const holding = (digits: string) =>
    files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(digits));
  expect(holding('450995').length).toBeGreaterThan(0); // control: data that may be stored is found, so the search works
  expect(holding(body.number)).toEqual([]);
  await boot();
});
