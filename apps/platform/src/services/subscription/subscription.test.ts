// Guards: An allowed change of a subscription has its effect and a new version, once per key. A refused one has none.
import type { HistoryRow, Subscription } from '@backoffice/contracts/subscription';
import type { ProblemBody } from '../../shared/problem.ts';
import { newId } from '../../shared/new-id.ts';
import { type Answer, type Calls, callsTo } from '../../testing/calls.ts';
import { aSubscription, startPlatform, subscriptions, type TestPlatform } from '../../testing/index.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(now) });
  service = callsTo(platform.urls.subscription);
});
afterAll(() => platform.close());

/** Adds a subscription and returns its path. By default it is active and has a debit account. */
const stored = async (given: Partial<Subscription> = {}): Promise<string> => {
  const usual = { id: newId(), collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' };
  const payment_method = { media_payment_id: 10, last_four_digits: '1234' };
  const { id } = await platform.add(subscriptions, aSubscription({ ...usual, payment_method, ...given }));
  return `/suscripciones/${id}`;
};

const holder = (type: string, number: string) => ({
  name: 'Ana Sosa',
  identification: { type, number, country: 'ARG' },
});
const card = {
  number: '4509953566233704',
  expiration_month: 11,
  expiration_year: 2026,
  holder: holder('DNI_ARG', '12345678'),
};
const account = { number: '2850590940090418135201', holder: holder('CUIT_ARG', '20267565393') };

type Send = (at: string, headers: Readonly<Record<string, string>>) => Promise<Answer<Subscription & ProblemBody>>;

/** Every change with its request. */
const changes: readonly (readonly [what: string, send: Send])[] = [
  ['cancel', (at, headers) => service.post(`${at}/cancelar`, { reason: 'Mora' }, headers)],
  ['change the method', (at, headers) => service.put(`${at}/medio-de-pago`, card, headers)],
  ['remove the method', (at, headers) => service.remove(`${at}/medio-de-pago`, headers)],
  ['change the amount', (at, headers) => service.put(`${at}/importe`, { amount: 99.9 }, headers)],
];

describe('an allowed change', () => {
  test('cancels the subscription with the reason and the timestamp', async () => {
    const path = await stored();
    const answer = await service.post<Subscription>(`${path}/cancelar`, { reason: 'A pedido del pagador' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'cancelled',
        status_detail: 'A pedido del pagador',
        cancel_date: now,
        last_update_date: now,
        version: 2,
      },
    });
    expect(await service.read(path)).toEqual(answer.body);
  });

  test.each([
    ['a card', card, { media_payment_id: 9, last_four_digits: '3704' }],
    ['an account', account, { media_payment_id: 1, last_four_digits: '5201' }],
  ])('stores the code and the last four digits of %s, and answers without its number', async (_what, body, media) => {
    const path = await stored();
    const answer = await service.put<Subscription>(`${path}/medio-de-pago`, body);
    expect(answer.body.payment_method).toEqual(media);
    expect(JSON.stringify([answer.body, await service.read(path)])).not.toContain(body.number.slice(0, -4));
  });

  test('removes the payment method', async () => {
    const path = await stored();
    expect(await service.remove(`${path}/medio-de-pago`)).toMatchObject({
      status: 200,
      body: { payment_method: null, status: 'active', version: 2 },
    });
  });

  test('changes the amount only', async () => {
    const path = await stored({ type: 'adhesion' });
    const before = await service.read<Subscription>(path);
    const { body } = await service.put<Subscription>(`${path}/importe`, { amount: 99.9 });
    expect(body).toEqual({ ...before, amount: 99.9, version: 2, last_update_date: now });
  });
});

test.each<[path: string, given: Partial<Subscription>, body: object, code: string]>([
  ['cancelar', { status: 'cancelled' }, { reason: 'x' }, 'subscription_not_cancellable'],
  ['medio-de-pago', { status: 'cancelled' }, card, 'subscription_method_not_changeable'],
  ['importe', { type: 'plan' }, { amount: 1 }, 'subscription_amount_not_changeable'],
])('%s that its rule refuses answers 409 and changes nothing', async (change, given, body, code) => {
  const path = await stored(given);
  const answer = await (change === 'cancelar' ? service.post : service.put)(`${path}/${change}`, body);
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', extended_code: code } });
  expect(await service.read(path)).toMatchObject({ version: 1 });
});

test.each<[what: string, amount: unknown]>([
  ['nothing', 0],
  ['less than nothing', -1],
  ['half a cent', 1.005],
  ['a text', '100'],
])('an amount of %s is refused, naming the field', async (_what, amount) => {
  const answer = await service.put<ProblemBody>(`${await stored()}/importe`, { amount });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual(['amount']);
});

describe.each(changes)('to %s', (_what, send) => {
  test('with a stale version is refused', async () => {
    const path = await stored();
    expect(await send(path, { 'if-match': '2' })).toMatchObject({
      status: 409,
      body: { extended_code: 'subscription_version_stale', current_version: 1 },
    });
    expect(await send(path, { 'if-match': '1' })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('is made once per key, for five concurrent requests and for later ones', async () => {
    const path = await stored();
    const key = { 'idempotency-key': `once-${path.slice(-24)}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(path, key)));
    answers.push(await send(path, key));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await service.read(path)).toEqual(answers[0]?.body);
  });

  test('of an unknown subscription is not found', async () => {
    expect(await send(`/suscripciones/${'f'.repeat(24)}`, {})).toMatchObject({
      status: 404,
      body: { extended_code: 'subscription_not_found' },
    });
  });
});

describe('versions', () => {
  test('are stored, newest first, and the older ones are unchanged and not current', async () => {
    const path = await stored();
    await service.put(`${path}/importe`, { amount: 99.9 });
    await service.post(`${path}/cancelar`, { reason: 'Mora' });

    const { rows } = await service.read<{ rows: HistoryRow[] }>(`${path}/historial`);
    expect(rows.map(({ version, status }) => [version, status])).toEqual([[3, 'cancelled'], [2, 'active'], [1, 'active']]); // oxfmt-ignore
    expect(await service.read(`${path}/versiones/1`)).toMatchObject({
      version: 1,
      amount: 12_500.5,
      last_modified: false,
    });
    expect(await service.read(`${path}/versiones/2`)).toMatchObject({ version: 2, amount: 99.9, last_modified: false });
    expect(await service.read(`${path}/versiones/3`)).toMatchObject({ version: 3, last_modified: true });
  });

  test.each(['2', '0', 'abc', '1.5'])('%s is not found', async (version) => {
    expect(await service.get(`${await stored()}/versiones/${version}`)).toMatchObject({
      status: 404,
      body: { extended_code: 'subscription_version_not_found' },
    });
  });

  test('are unchanged by a refresh', async () => {
    const path = await stored();
    expect(await service.post(`${path}/actualizar`)).toEqual({ status: 200, body: await service.read(path) });
    expect(await service.read(path)).toMatchObject({ version: 1 });
  });
});
