// Guards: Withdraws are searched, and a pending one is transferred once; with FOUR_EYES not by its requester.
import { randomUUID } from 'node:crypto';
import { aWithdraw, withdraws } from '@backoffice/platform/testing';
import type { Withdraw } from '@backoffice/contracts/withdraw';
import { aChangeOf, changeError, mutate, type TestChange, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const strict = await startGatewayOverPlatform({
  payments: 0,
  config: { fourEyes: { required: true, allowsUnknown: false, from: 0, machines: [] } },
});

const put = (given: Partial<Withdraw> = {}, to = platform): Promise<Withdraw> =>
  to.add(withdraws, aWithdraw({ id: randomUUID(), ...given }));

interface Page {
  readonly withdraws: { readonly rows: readonly { readonly id: string }[]; readonly size: number } | null;
}
const fields = `id collectorId collectorName requestDate requestedBy amount currencyId transferDate fileDate status
  statusCode statusDetail version destination { account kind bank isValid holder changedDate }`;
const search = (filter: object, username = 'tesoreria') =>
  gateway
    .as(username)
    .query<Page>(
      `query ($filter: WithdrawFilter) { withdraws(filter: $filter, limit: 100) { rows { ${fields} } size } }`,
      {
        filter,
      },
    );
const idsOf = async (filter: object) => (await search(filter)).data.withdraws?.rows.map(({ id }) => id);

interface Payload {
  readonly withdraw: { readonly id: string; readonly status: string; readonly version: number } | null;
  readonly error: TestChangeError | null;
}
const seen = (id: string, at = gateway) => aChangeOf(at.as('tesoreria'), 'withdraw', id);
const transfer = async (id: string, change?: TestChange, { username = 'tesoreria', at = gateway } = {}) =>
  mutate<Payload>(
    at.as(username),
    {
      mutation: 'transferWithdraw',
      types: { id: 'ID!', change: 'ChangeInput!' },
      answer: `withdraw { id status version } ${changeError}`,
    },
    { id, change: change ?? (await seen(id, at)) },
  );
const changes = () => platform.requests.list('withdraw').filter(({ method }) => method !== 'GET');

describe('the list of withdraws', () => {
  test('has the fields of a withdraw, with kind and bank of the account', async () => {
    const withdraw = await put({ amount: 1234.5 });
    expect((await search({ search: withdraw.id })).data.withdraws).toEqual({
      size: 1,
      rows: [
        {
          id: withdraw.id,
          collectorId: 'LUZN',
          collectorName: 'Luz del Norte Distribuidora',
          requestDate: withdraw.request_date,
          requestedBy: 'tesoreria.luzn',
          amount: '1234.50',
          currencyId: 'ARS',
          transferDate: null,
          fileDate: withdraw.file_date,
          status: 'PENDING',
          statusCode: 'pending',
          statusDetail: null,
          version: expect.any(Number),
          destination: {
            account: '2850590940090418135201',
            kind: 'CBU',
            bank: 'Banco Macro',
            isValid: true,
            holder: 'Luz del Norte Distribuidora',
            changedDate: '2026-01-10T12:00:00.000Z',
          },
        },
      ],
    });
  });

  test.each([
    ['0000031000123456789010', { kind: 'CVU', bank: null, isValid: false }],
    ['luz.norte', { kind: 'ALIAS', bank: null, isValid: true }],
    ['1234', { kind: 'ALIAS', bank: null, isValid: false }],
    ['2850590940090418135200', { kind: 'CBU', isValid: false }],
  ])('has the kind and validity of the account %s', async (value, read) => {
    const { id } = await put({ destination: { value, holder: null, change_date: null } });
    expect((await search({ search: id })).data.withdraws?.rows).toMatchObject([{ destination: read }]);
  });

  test.each<[string, object, Partial<Withdraw>]>([
    ['the collector', { collectorId: 'ELPA' }, { collector_id: 'ELPA' }],
    ['a day', { period: { from: '2026-03-02', to: '2026-03-02' } }, { request_date: '2026-03-03T02:59:59.000Z' }],
    ['a status', { status: 'ERROR' }, { status: 'error' }],
  ])('is searched by %s', async (_what, filter, given) => {
    const wanted = await put(given);
    await put();
    expect(await idsOf(filter)).toEqual([wanted.id]);
  });

  test('is ordered oldest first', async () => {
    const collector_id = 'ORDER';
    const second = await put({ collector_id, request_date: '2026-02-02T12:00:00.000Z' });
    const first = await put({ collector_id, request_date: '2026-02-01T12:00:00.000Z' });
    expect(await idsOf({ collectorId: collector_id })).toEqual([first.id, second.id]);
  });

  test('requires its permission, and no service is called without it', async () => {
    expect((await search({}, 'sinpermisos')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(platform.requests.list()).toEqual([]);
  });
});

describe('transferring a withdraw', () => {
  test('is done once for a key', async () => {
    const { id } = await put();
    const change = await seen(id);
    const answers = await Promise.all([transfer(id, change), transfer(id, change)]);
    for (const { payload } of answers)
      expect(payload).toEqual({
        withdraw: { id, status: 'TRANSFERRED', version: expect.any(Number) },
        error: null,
      });
    expect(changes()).toHaveLength(1);
  });

  test.each<[string, Partial<Withdraw>]>([
    ['not_pending', { status: 'rejected' }],
    ['destination_unknown', { destination: null }],
    ['destination_invalid', { destination: { value: '2850590940090418135200', holder: null, change_date: null } }],
  ])('is refused with %s before the call', async (code, given) => {
    const { id } = await put(given);
    expect((await transfer(id)).payload).toMatchObject({ error: { code: 'CONFLICT', extendedCode: code } });
    expect(changes()).toEqual([]);
  });

  test('is refused with a Spanish text when the balance is too small', async () => {
    const { id } = await put({ amount: 99_000_000_000 });
    expect((await transfer(id)).payload).toMatchObject({
      withdraw: { status: 'PENDING' },
      error: { extendedCode: 'balance_insufficient', message: 'El saldo disponible de la entidad no alcanza.' },
    });
  });

  test('requires its permission', async () => {
    const { id } = await put();
    expect((await transfer(id, undefined, { username: 'auditor' })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permissions: ['WITHDRAW_TRANSFER'] } },
    ]);
  });
});

describe('transferring with FOUR_EYES', () => {
  const offered = async (id: string, at: typeof gateway) => {
    const document = `query ($id: ID!) { withdraw(id: $id) { availableActions(names: ["transfer"]) { allowed reasonCode } } }`;
    return (await at.as('tesoreria').query(document, { id })).data;
  };

  test('is refused to the requester, in any case of the name, and not offered', async () => {
    const { id } = await put({ request_user: 'Tesoreria' }, strict.platform);
    expect(await offered(id, strict.gateway)).toEqual({
      withdraw: { availableActions: [{ allowed: false, reasonCode: 'own_request' }] },
    });
    expect((await transfer(id, undefined, { at: strict.gateway })).payload).toMatchObject({
      error: { code: 'CONFLICT', extendedCode: 'own_request' },
    });
    expect(strict.platform.requests.list('withdraw').filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('is allowed to another person, and to the requester without the setting', async () => {
    const own = await put({ request_user: 'tesoreria' });
    const other = await put({ request_user: 'finanzas' }, strict.platform);
    expect((await transfer(own.id)).payload).toMatchObject({ error: null });
    expect((await transfer(other.id, undefined, { at: strict.gateway })).payload).toMatchObject({ error: null });
  });
});

test('a rejection requires a reason', async () => {
  const { id } = await put();
  const reject = async (reason: string) =>
    mutate<Payload>(
      gateway.as('tesoreria'),
      {
        mutation: 'rejectWithdraw',
        types: { id: 'ID!', reason: 'String!', change: 'ChangeInput!' },
        answer: `withdraw { status statusDetail } ${changeError}`,
      },
      { id, reason, change: await seen(id) },
    );
  expect((await reject(' ')).payload).toMatchObject({ error: { fields: [{ path: 'reason' }] } });
  expect((await reject('Pedido por la entidad')).payload).toEqual({
    withdraw: { status: 'REJECTED', statusDetail: 'Pedido por la entidad' },
    error: null,
  });
});

describe('a file for the bank', () => {
  interface Link {
    readonly download: { readonly url: string; readonly fileName: string } | null;
    readonly error: TestChangeError | null;
  }
  const link = (id: string, format: string, username = 'tesoreria') =>
    mutate<Link>(
      gateway.as(username),
      {
        mutation: 'createWithdrawDownload',
        types: { id: 'ID!', format: 'BankFileFormat!' },
        answer: `download { url fileName } ${changeError}`,
      },
      { id, format },
    );

  test('has a name; its link is refused for a rejected withdraw, and for none', async () => {
    const { id } = await put();
    expect((await link(id, 'TXT')).payload).toMatchObject({
      download: { fileName: `retiro_LUZN_${id}.txt` },
      error: null,
    });
    const rejected = await put({ status: 'rejected' });
    expect((await link(rejected.id, 'TXT')).payload).toMatchObject({
      download: null,
      error: { extendedCode: 'without_files' },
    });
    expect((await link('nobody', 'TXT')).payload).toMatchObject({ download: null, error: { code: 'NOT_FOUND' } });
  });

  test('has a later date after it is exported again', async () => {
    const { id, file_date } = await put();
    const { payload } = await mutate<{ readonly withdraw: { readonly fileDate: string } | null }>(
      gateway.as('tesoreria'),
      {
        mutation: 'reexportWithdraw',
        types: { id: 'ID!', change: 'ChangeInput!' },
        answer: `withdraw { fileDate } ${changeError}`,
      },
      { id, change: await seen(id) },
    );
    expect(Date.parse(payload?.withdraw?.fileDate ?? '')).toBeGreaterThan(Date.parse(file_date ?? ''));
  });
});

test('several withdraws are read by their identifiers, for the confirmation of a bulk action', async () => {
  const [first, second] = [await put(), await put()];
  await put();
  expect((await idsOf({ ids: [first.id, second.id] }))?.toSorted()).toEqual([first.id, second.id].toSorted());
});
