// Guards: Distributions and their parts are changed once, with their versions, at the path of their type.
import { randomUUID } from 'node:crypto';
import { aDistribution, aDistributionDetail, distributionDetails, distributions } from '@backoffice/platform/testing';
import type { Distribution } from '@backoffice/contracts/distribution';
import { aChange, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = async (given: Partial<Distribution> = {}, value = '2850590940090418135201') => {
  const [id, part] = [randomUUID(), randomUUID()];
  const whole = await platform.add(distributions, aDistribution({ id, ...given }));
  const detail = aDistributionDetail({ id: part, distribution_id: id, status: whole.status });
  await platform.add(distributionDetails, { ...detail, destination: { ...detail.destination, value } });
  return { whole, part };
};
const calls = (method?: string) =>
  platform.requests.list('distribution').filter((seen) => method === undefined || seen.method === method);

interface Payload {
  readonly distribution?: { readonly status: string; readonly version: number } | null;
  readonly detail?: Readonly<Record<string, unknown>> | null;
  readonly error: TestChangeError | null;
}
const changeWhole = (mutation: string, id: string, change = aChange(), username = 'tesoreria') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation,
      types: { id: 'ID!', change: 'ChangeInput!', ...(mutation === 'rejectDistribution' ? { reason: 'String!' } : {}) },
      answer: `distribution { status version } ${changeError}`,
    },
    { id, change, ...(mutation === 'rejectDistribution' ? { reason: 'Prueba' } : {}) },
  );
const given = { format: 'CBU', account: '0170099220000067797370', cuit: '20-26756539-3', name: 'Ana', amount: '10.50' };
const reason = 'Se pagó por otro medio';
const update = (
  ids: { readonly distributionId: string; readonly id: string },
  more: { readonly detail?: object; readonly force?: boolean; readonly reason?: string; readonly change?: object } = {},
  username = 'tesoreria',
) =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'updateDistributionDetail',
      types: {
        distributionId: 'ID!',
        id: 'ID!',
        detail: 'DistributionDetailInput!',
        force: 'Boolean!',
        reason: 'String',
        change: 'ChangeInput!',
      },
      answer: `detail { status amount cuit version destination { account kind } } ${changeError}`,
    },
    { ...ids, detail: given, force: false, change: aChange(), ...more },
  );

test.each([
  ['approveDistribution', 'authorization_pending', 'IN_PROCESS'],
  ['rejectDistribution', 'authorization_pending', 'REJECTED'],
  ['reprocessDistribution', 'error', 'IN_PROCESS'],
])('%s of a distribution in status %s is made once for a key', async (mutation, status, after) => {
  const { whole } = await put({ status });
  const key = aChange();
  platform.requests.clear();
  const answers = await Promise.all([changeWhole(mutation, whole.id, key), changeWhole(mutation, whole.id, key)]);
  for (const { payload } of answers)
    expect(payload).toEqual({ distribution: { status: after, version: 2 }, error: null });
  expect(calls('POST')).toHaveLength(1);
});

test('a stale version and a wrong state are refused before the call', async () => {
  const { whole } = await put({ status: 'success' });
  platform.requests.clear();
  expect((await changeWhole('approveDistribution', whole.id)).payload?.error).toMatchObject({
    extendedCode: 'not_waiting',
  });
  expect(
    (await changeWhole('approveDistribution', whole.id, { ...aChange(), version: 7 })).payload?.error,
  ).toMatchObject({ extendedCode: 'version_stale' });
  expect(calls('POST')).toEqual([]);
});

test("a part is changed at the path of its distribution's type (B152, B347)", async () => {
  const plain = await put({ status: 'error' });
  expect((await update({ distributionId: plain.whole.id, id: plain.part })).payload).toEqual({
    detail: {
      status: 'ERROR',
      amount: '10.50',
      cuit: '20267565393',
      version: 2,
      destination: { account: given.account, kind: 'CBU' },
    },
    error: null,
  });
  const scheduled = await put({ status: 'deferred', type: 'scheduled' });
  platform.requests.clear();
  await update({ distributionId: scheduled.whole.id, id: scheduled.part });
  expect(calls('PUT').map(({ path }) => path)).toEqual([
    `/distribuciones/programadas/${scheduled.whole.id}/detalles/${scheduled.part}`,
  ]);
});

test('success is forced only with its permission, once for a key (B208)', async () => {
  const { whole, part } = await put({ status: 'error' });
  const ids = { distributionId: whole.id, id: part };
  expect((await update(ids, { force: true, reason }, 'operador')).errors ?? []).not.toEqual([]);
  platform.requests.clear();
  const change = aChange();
  const answers = await Promise.all([
    update(ids, { force: true, reason, change }),
    update(ids, { force: true, reason, change }),
  ]);
  for (const { payload } of answers) expect(payload).toMatchObject({ detail: { status: 'SUCCESS' }, error: null });
  expect(calls('PUT')).toHaveLength(1);
});

test.each([[undefined], [''], [' ']])('success is not forced without a reason: %j', async (none) => {
  const { whole, part } = await put({ status: 'error' });
  platform.requests.clear();
  const ids = { distributionId: whole.id, id: part };
  const { payload } = await update(ids, { force: true, ...(none !== undefined && { reason: none }) });
  const fields = [{ path: 'reason', message: 'Disculpe, debe ingresar el motivo' }];
  expect(payload).toMatchObject({ detail: null, error: { code: 'BAD_USER_INPUT', fields } });
  expect(calls()).toEqual([]);
});

const wrongAlias = 'El alias lleva letras sin ñ, números, puntos y guiones, y no solo números.';

test.each([
  [{ account: '123' }, 'detail.account', 'Ingresa un numero de 22 digitos sin letras'],
  [{ format: 'ALIAS', account: 'casa' }, 'detail.account', 'Ingresa un destino de 5 a 20 caracteres.'],
  [
    { account: '2850590940090418135200' },
    'detail.account',
    'Los dígitos verificadores de la cuenta de destino no coinciden.',
  ],
  [{ format: 'ALIAS', account: 'peña.rio' }, 'detail.account', wrongAlias],
  [{ format: 'ALIAS', account: 'casa rio sol' }, 'detail.account', wrongAlias],
  [{ format: 'ALIAS', account: '1234567' }, 'detail.account', wrongAlias],
  [{ cuit: '2026756539' }, 'detail.cuit', 'El formato del cuit no es correcto.'],
  [{ amount: '0' }, 'detail.amount', 'El importe debe ser mayor que cero.'],
])('the detail %j is refused at %s', async (wrong, path, message) => {
  const { whole, part } = await put({ status: 'error' });
  const { payload } = await update({ distributionId: whole.id, id: part }, { detail: { ...given, ...wrong } });
  expect(payload?.error).toMatchObject({ fields: [{ path, message }] });
});

test.each([
  ['approve', 'authorization_pending', '2850590940090418135200'],
  ['approve', 'authorization_pending', 'peña.rio'],
  ['reprocess', 'error', '0110599520000001235570'],
])('%s in status %s with the invalid account %s is refused before the call', async (action, status, value) => {
  const { whole } = await put({ status }, value);
  platform.requests.clear();
  expect((await changeWhole(`${action}Distribution`, whole.id)).payload?.error).toMatchObject({
    extendedCode: 'destination_invalid',
  });
  expect(calls('POST')).toEqual([]);
});

test('forcing a part requires a valid account', async () => {
  const { whole, part } = await put({ status: 'error' });
  platform.requests.clear();
  const detail = { ...given, account: '2850590940090418135200' };
  const { payload } = await update({ distributionId: whole.id, id: part }, { detail, force: true, reason });
  expect(payload?.error).toMatchObject({ fields: [{ path: 'detail.account' }] });
  expect(calls('PUT')).toEqual([]);
});

test('with an invalid account reprocess is refused, and not offered when the service flags the account', async () => {
  const wrong = '2850590940090418135200';
  const withoutFlag = await put({ status: 'error' }, wrong);
  const { whole, part } = await put({ status: 'error', destinations_payable: false }, wrong);
  const offered = async () => {
    const { data } = await gateway.as('tesoreria').query<{ distributions: { rows: { actions: object[] }[] } }>(
      `query ($ids: [ID!]) { distributions(filter: { ids: $ids }) { rows {
        actions: availableActions(names: ["reprocess"]) { allowed reasonCode }
      } } }`,
      { ids: [whole.id] },
    );
    return data.distributions.rows[0]?.actions;
  };
  for (const { id } of [whole, withoutFlag.whole])
    expect((await changeWhole('reprocessDistribution', id)).payload?.error).toMatchObject({
      extendedCode: 'destination_invalid',
    });
  expect(await offered()).toEqual([{ allowed: false, reasonCode: 'destination_invalid' }]);
  await update({ distributionId: whole.id, id: part });
  expect(await offered()).toEqual([{ allowed: true, reasonCode: null }]);
  const { payload } = await changeWhole('reprocessDistribution', whole.id, { ...aChange(), version: 2 });
  expect(payload).toMatchObject({ error: null });
});

test('a receipt requires a valid e-mail address and a paid part', async () => {
  const paid = await put({ status: 'success' });
  const send = (id: string, distributionId: string, email: string) =>
    mutate<Payload>(
      gateway.as('tesoreria'),
      {
        mutation: 'sendDistributionReceipt',
        types: { distributionId: 'ID!', id: 'ID!', email: 'String!', change: 'ChangeInput!' },
        answer: `detail { version receipts { email } } ${changeError}`,
      },
      { distributionId, id, email, change: aChange() },
    );
  expect((await send(paid.part, paid.whole.id, 'ana')).payload?.error).toMatchObject({
    fields: [{ path: 'email', message: 'Email inválido' }],
  });
  expect((await send(paid.part, paid.whole.id, 'ana@example.com')).payload).toEqual({
    detail: { version: 2, receipts: [{ email: 'ana@example.com' }] },
    error: null,
  });
  const unpaid = await put({ status: 'error' });
  expect((await send(unpaid.part, unpaid.whole.id, 'ana@example.com')).payload?.error).toMatchObject({
    extendedCode: 'not_paid',
  });
});

test('approving a distribution requires its permission', async () => {
  const { whole } = await put();
  expect((await changeWhole('approveDistribution', whole.id, aChange(), 'auditor')).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN', permissions: ['DISTRIBUTION_UPDATE'] } },
  ]);
});
