// Guards: Withdrawals are searched, and a pending one is authorized once; with FOUR_EYES not by its requester.
import { randomUUID } from 'node:crypto';
import { aWithdrawal, withdrawals } from '@backoffice/platform/testing';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { aChangeOf, changeError, mutate, type TestChange, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const strict = await startGatewayOverPlatform({
  payments: 0,
  config: { fourEyes: { required: true, allowsUnknown: false, from: 0, machines: [] } },
});

const put = (given: Partial<Withdrawal> = {}, to = platform): Promise<Withdrawal> =>
  to.add(withdrawals, aWithdrawal({ id: randomUUID(), ...given }));

interface Page {
  readonly withdrawals: { readonly rows: readonly { readonly id: string }[]; readonly size: number } | null;
}
const search = (filter: object, username = 'tesoreria') =>
  gateway.as(username).query<Page>(
    `query ($filter: WithdrawalFilter) { withdrawals(filter: $filter, limit: 100) { size rows {
      id collectorId collectorName requestDate requestedBy amount approvedDate transferDate status statusCode
      statusDetail version destination { account } } } }`,
    { filter },
  );
const idsOf = async (filter: object) => (await search(filter)).data.withdrawals?.rows.map(({ id }) => id);

interface Payload {
  readonly withdrawal: { readonly id: string; readonly status: string } | null;
  readonly error: TestChangeError | null;
}
const seen = (id: string, at = gateway) => aChangeOf(at.as('tesoreria'), 'withdrawal', id);
const authorize = async (id: string, change?: TestChange, { username = 'tesoreria', at = gateway } = {}) =>
  mutate<Payload>(
    at.as(username),
    {
      mutation: 'authorizeWithdrawal',
      types: { id: 'ID!', change: 'ChangeInput!' },
      answer: `withdrawal { id status } ${changeError}`,
    },
    { id, change: change ?? (await seen(id, at)) },
  );
const changes = () => platform.requests.list('withdrawal').filter(({ method }) => method !== 'GET');

test('the list has the fields of a withdrawal', async () => {
  const withdrawal = await put({ amount: 0.1, request_user: null });
  expect((await search({ search: withdrawal.id })).data.withdrawals).toEqual({
    size: 1,
    rows: [
      {
        id: withdrawal.id,
        collectorId: 'LUZN',
        collectorName: 'Luz del Norte Distribuidora',
        requestDate: withdrawal.request_date,
        requestedBy: null,
        amount: '0.10',
        approvedDate: null,
        transferDate: null,
        status: 'PENDING_AUTHORIZATION',
        statusCode: 'pending_authorization',
        statusDetail: null,
        version: expect.any(Number),
        destination: { account: '2850590940090418135201' },
      },
    ],
  });
});

test.each<[string, object, Partial<Withdrawal>]>([
  ['the collector', { collectorId: 'ELPA' }, { collector_id: 'ELPA' }],
  [
    'a day of its request',
    { period: { from: '2026-03-02', to: '2026-03-02' } },
    { request_date: '2026-03-03T02:59:59.000Z' },
  ],
  ['a status', { status: 'REFUSED' }, { status: 'refused' }],
])('the list is searched by %s', async (_what, filter, given) => {
  const wanted = await put(given);
  await put();
  expect(await idsOf(filter)).toEqual([wanted.id]);
});

test('the period is sent to the service as start_date and end_date', async () => {
  await search({ period: { from: '2026-03-02', to: '2026-03-31' } });
  expect(decodeURIComponent(platform.requests.list('withdrawal')[0]?.path ?? '')).toMatch(/start_date.*end_date/);
});

test('the list requires its permission, and no service is called without it', async () => {
  expect((await search({}, 'sinpermisos')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});

test('a withdrawal is authorized once for a key', async () => {
  const { id } = await put();
  const change = await seen(id);
  const answers = await Promise.all([authorize(id, change), authorize(id, change)]);
  for (const { payload } of answers) expect(payload).toEqual({ withdrawal: { id, status: 'AUTHORIZED' }, error: null });
  expect(changes()).toHaveLength(1);
});

test.each<[string, Partial<Withdrawal>]>([
  ['not_pending', { status: 'transferred' }],
  ['destination_invalid', { destination: { value: '2850590940090418135200', holder: null, change_date: null } }],
])('an authorization is refused with %s before the call', async (code, given) => {
  const { id } = await put(given);
  expect((await authorize(id)).payload).toMatchObject({ error: { code: 'CONFLICT', extendedCode: code } });
  expect(changes()).toEqual([]);
});

test('a withdrawal is rejected with a reason that the service stores', async () => {
  const { id } = await put();
  const { payload } = await mutate(
    gateway.as('tesoreria'),
    {
      mutation: 'rejectWithdrawal',
      types: { id: 'ID!', reason: 'String!', change: 'ChangeInput!' },
      answer: `withdrawal { status statusDetail } ${changeError}`,
    },
    { id, reason: 'Duplicado', change: await seen(id) },
  );
  expect(payload).toEqual({ withdrawal: { status: 'REFUSED', statusDetail: 'Duplicado' }, error: null });
});

test('with FOUR_EYES the requester cannot authorize a withdrawal; another person can', async () => {
  const own = await put({ request_user: 'tesoreria' }, strict.platform);
  const other = await put({ request_user: 'finanzas' }, strict.platform);
  const at = strict.gateway;
  expect((await authorize(own.id, undefined, { at })).payload).toMatchObject({
    error: { extendedCode: 'own_request' },
  });
  expect((await authorize(other.id, undefined, { at })).payload).toMatchObject({ error: null });
});

test('an authorization requires its permission', async () => {
  const { id } = await put();
  expect((await authorize(id, undefined, { username: 'auditor' })).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN', permissions: ['WITHDRAWAL_AUTHORIZE'] } },
  ]);
});

test('several withdrawals are read by their identifiers, for the confirmation of a bulk action', async () => {
  const [first, second] = [await put(), await put()];
  await put();
  expect((await idsOf({ ids: [first.id, second.id] }))?.toSorted()).toEqual([first.id, second.id].toSorted());
});
