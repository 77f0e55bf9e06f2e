// Guards: With FOUR_EYES, the last editor of any field of a destination cannot send money to it; another person can.
import { randomUUID } from 'node:crypto';
import {
  aDistribution,
  aDistributionDetail,
  distributionDetails,
  distributions,
  freePort,
} from '@backoffice/platform/testing';
import { aChange, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const fourEyes = { required: true, allowsUnknown: false, from: 1_000, machines: [] };
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  config: { fourEyes },
});
const unkept = await startGateway({ platform, config: { fourEyes } });
afterAll(() => unkept.close());
const away = await startGateway({
  platform,
  config: {
    fourEyes,
    activity: {
      location: { databaseUrl: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` },
      waitingFile: undefined,
      months: 0,
    },
  },
});
afterAll(() => away.close());

interface Payload {
  readonly distribution?: { readonly status: string } | null;
  readonly error: TestChangeError | null;
}

const put = async (status: string, amount = 5_000, part: string = randomUUID()) => {
  const id = randomUUID();
  await platform.add(distributions, aDistribution({ id, status, total_amount: amount }));
  const detail = aDistributionDetail({ id: part, distribution_id: id, status: 'pending', amount });
  await platform.add(distributionDetails, detail);
  return { id, part };
};

const destination = {
  format: 'CBU',
  account: '0170099220000067797370',
  cuit: '20-26756539-3',
  name: 'Ana',
  amount: '10.50',
};
const firstEdit: [version: number, detail: typeof destination] = [1, destination];

interface Whole {
  readonly id: string;
  readonly part: string;
}
const editOver = (over: typeof gateway, username: string, { id, part }: Whole, [version, detail] = firstEdit) =>
  mutate<Payload>(
    over.as(username),
    {
      mutation: 'updateDistributionDetail',
      types: { distributionId: 'ID!', id: 'ID!', detail: 'DistributionDetailInput!', change: 'ChangeInput!' },
      answer: changeError,
    },
    { distributionId: id, id: part, detail, change: { ...aChange(), version } },
  );
const edit = async (
  username: string,
  whole: Whole,
  ...[version = 1, detail = destination]: Partial<typeof firstEdit>
) => {
  const { payload } = await editOver(gateway, username, whole, [version, detail]);
  expect(payload?.error).toBeNull();
};
/** Sends the money of a distribution in its current version. */
const send = async (mutation: string, username: string, id: string, over = gateway) => {
  const person = over.as(username);
  const { data } = await person.query<{ readonly distribution: { readonly version: number } }>(
    'query ($id: ID!) { distribution(id: $id) { version } }',
    { id },
  );
  return mutate<Payload>(
    person,
    { mutation, types: { id: 'ID!', change: 'ChangeInput!' }, answer: `distribution { status } ${changeError}` },
    { id, change: { ...aChange(), version: data.distribution.version } },
  );
};

test.each([
  ['reprocessDistribution', 'error'],
  ['approveDistribution', 'authorization_pending'],
])('%s requires another person after an edit', async (mutation, status) => {
  const whole = await put(status);
  await edit('tesoreria', whole);
  expect((await send(mutation, 'tesoreria', whole.id)).payload?.error).toMatchObject({
    code: 'CONFLICT',
    extendedCode: 'own_edit',
    message: 'Usted modificó un destino: otra persona tiene que enviar el dinero.',
  });
  expect((await send(mutation, 'administrador', whole.id)).payload).toMatchObject({
    distribution: { status: 'IN_PROCESS' },
    error: null,
  });
});

test('an edit does not count once another person changed all its fields, and small amounts are exempt', async () => {
  const twice = await put('error');
  await edit('tesoreria', twice);
  const another = {
    ...destination,
    account: '2850590940090418135201',
    name: 'Luz',
    cuit: '30-50001091-2',
    amount: '11',
  };
  await edit('administrador', twice, 2, another);
  expect((await send('reprocessDistribution', 'administrador', twice.id)).payload?.error?.extendedCode).toBe(
    'own_edit',
  );
  expect((await send('reprocessDistribution', 'tesoreria', twice.id)).payload?.error).toBeNull();
  const small = await put('error', 900);
  await edit('tesoreria', small);
  expect((await send('reprocessDistribution', 'tesoreria', small.id)).payload?.error).toBeNull();
});

test.each([
  ['none', unkept],
  ['one that is away', away],
])('with %s as activity store nobody can send money', async (_store, over) => {
  const whole = await put('error');
  const { errors } = await send('reprocessDistribution', 'tesoreria', whole.id, over);
  expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
});

test('an edit is not sent when its editor cannot be stored', async () => {
  const whole = await put('error');
  platform.requests.clear();
  const { errors } = await editOver(away, 'tesoreria', whole);
  expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  expect(platform.requests.list().filter(({ method }) => method !== 'GET')).toEqual([]);
  expect((await editOver(away, 'sinpermisos', whole)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect((await send('reprocessDistribution', 'tesoreria', whole.id)).payload?.error).toBeNull();
});

test('an edit with a lost answer counts', async () => {
  const whole = await put('error');
  platform.faults.set({
    service: 'distribution',
    method: 'PUT',
    path: `/detalles/${whole.part}$`,
    fault: { kind: 'lose' },
  });
  const { errors } = await editOver(gateway, 'tesoreria', whole);
  expect(errors).toMatchObject([{ extensions: { outcomeUnknown: true } }]);
  platform.faults.clear();
  expect((await send('reprocessDistribution', 'tesoreria', whole.id)).payload?.error?.extendedCode).toBe('own_edit');
});

test('the last editor of the account cannot send, even when another person changed the amount later', async () => {
  const whole = await put('error');
  await edit('tesoreria', whole);
  await edit('administrador', whole, 2, { ...destination, amount: '11' });
  for (const username of ['tesoreria', 'administrador'])
    expect((await send('reprocessDistribution', username, whole.id)).payload?.error?.extendedCode).toBe('own_edit');
});

test('an edit without changes does not make its person the last editor', async () => {
  const whole = await put('error');
  await edit('tesoreria', whole);
  await edit('administrador', whole, 2);
  expect((await send('reprocessDistribution', 'tesoreria', whole.id)).payload?.error?.extendedCode).toBe('own_edit');
  expect((await send('reprocessDistribution', 'administrador', whole.id)).payload?.error).toBeNull();
});

test('nobody can send parts that exceed the total', async () => {
  const whole = await put('error', 900);
  await edit('tesoreria', whole, 1, { ...destination, amount: '9999999.99' });
  for (const username of ['tesoreria', 'administrador'])
    expect((await send('reprocessDistribution', username, whole.id)).payload?.error).toMatchObject({
      extendedCode: 'parts_exceed_total',
      message: 'Los destinos suman más que el total: corríjalos antes de enviar el dinero.',
    });
});

test('an edit of a part with a long numeric identifier counts, and is in the activity of the part', async () => {
  const whole = await put('error', 5_000, '100000000001');
  await edit('tesoreria', whole);
  expect((await send('reprocessDistribution', 'tesoreria', whole.id)).payload?.error?.extendedCode).toBe('own_edit');
  const { data } = await gateway
    .as('auditor')
    .query<{ readonly activities: { readonly rows: readonly unknown[] } }>(
      'query ($id: ID!) { activities(filter: { id: $id }) { rows { action } } }',
      { id: whole.part },
    );
  expect(data.activities.rows).toMatchObject([{ action: 'updateDistributionDetail' }]);
});
