// Guards: With two people, whoever changed a destination last sends no money to it; somebody else does.
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

const fourEyes = { required: true, allowsUnknown: false, from: 1_000 };
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
      place: { databaseUrl: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` },
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

const put = async (status: string, amount = 5_000, to = platform) => {
  const [id, part] = [randomUUID(), randomUUID()];
  await to.add(distributions, aDistribution({ id, status, total_amount: amount }));
  const detail = aDistributionDetail({ id: part, distribution_id: id, status: 'pending', amount });
  await to.add(distributionDetails, detail);
  return { id, part };
};

const destination = {
  format: 'CBU',
  account: '0170099220000067797370',
  cuit: '20-26756539-3',
  name: 'Ana',
  amount: '10.50',
};
interface Whole {
  readonly id: string;
  readonly part: string;
}
const editOver = (over: typeof gateway, username: string, { id, part }: Whole, version = 1) =>
  mutate<Payload>(
    over.as(username),
    {
      mutation: 'updateDistributionDetail',
      types: { distributionId: 'ID!', id: 'ID!', detail: 'DistributionDetailInput!', change: 'ChangeInput!' },
      answer: changeError,
    },
    { distributionId: id, id: part, detail: destination, change: { ...aChange(), version } },
  );
const edit = async (username: string, whole: Whole, version = 1) => {
  const { payload } = await editOver(gateway, username, whole, version);
  expect(payload?.error).toBeNull();
};
/** Sends the money of the distribution as it is now. */
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
])('%s is for somebody else after an edit', async (mutation, status) => {
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

test('an edit that somebody else made last counts, and one of a small amount does not', async () => {
  const twice = await put('error');
  await edit('tesoreria', twice);
  await edit('administrador', twice, 2);
  expect((await send('reprocessDistribution', 'administrador', twice.id)).payload?.error?.extendedCode).toBe(
    'own_edit',
  );
  expect((await send('reprocessDistribution', 'tesoreria', twice.id)).payload?.error).toBeNull();
  const small = await put('error', 900);
  await edit('tesoreria', small);
  expect((await send('reprocessDistribution', 'tesoreria', small.id)).payload?.error).toBeNull();
});

test('where no activity is kept nobody knows, and everybody may; where it is away nobody does', async () => {
  const whole = await put('error');
  expect((await send('reprocessDistribution', 'tesoreria', whole.id, unkept)).payload?.error).toBeNull();
  const other = await put('error');
  const { errors } = await send('reprocessDistribution', 'tesoreria', other.id, away);
  expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
});

const waiting = async () =>
  /gateway_activity_waiting (\d+)/.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1];

test('an edit is answered when any gateway may read it, and refused where none could', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await edit('tesoreria', await put('error'));
    expect(await waiting()).toBe('0');
  }
  const whole = await put('error');
  const { errors } = await editOver(away, 'tesoreria', whole);
  expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  expect((await editOver(away, 'sinpermisos', whole)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect((await send('reprocessDistribution', 'tesoreria', whole.id)).payload?.error).toBeNull();
});

test('an edit whose answer was lost counts, too', async () => {
  const whole = await put('error');
  platform.faults.set({
    service: 'distribution',
    method: 'PUT',
    path: `/detalles/${whole.part}$`,
    fault: { kind: 'lose' },
  });
  const { errors } = await editOver(gateway, 'tesoreria', whole);
  expect(errors).toMatchObject([{ extensions: { outcomeUnknown: true } }]);
  expect(await waiting()).toBe('0');
  platform.faults.clear();
  expect((await send('reprocessDistribution', 'tesoreria', whole.id)).payload?.error?.extendedCode).toBe('own_edit');
});
