// Guards: Every mutation goes out once for its key, and a lost answer is reported as an unknown outcome.
import { isObjectType } from 'graphql';
import { assembleSchema } from '../graphql/schema/assemble-schema.ts';
import { createTestTrail } from '../testing/audit-trail.ts';
import { aChange, changeError, mutate, serviceKey, type TestChangeError } from '../testing/changes.ts';
import { startLosingServices } from '../testing/losing-services.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { mutationTries } from '../testing/mutation-tries.ts';
import { createWaitingEntities, reason, type Arguments, type Try } from '../testing/waiting-entities.ts';

const services = await startLosingServices();
afterAll(() => services.close());
const plenty = 250;
/** Read by the gateway at each request. */
const requestLimits = { upstreamCalls: plenty };
const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  requestLimits,
  takeAudit: trail.take,
  replaced: services.urls,
  callLimits: { breakerThreshold: 1_000 },
});
services.stand(platform.origin);

const mutations = mutationTries(createWaitingEntities(platform, gateway.as('administrador')));

/** A service reads these again, and what it finds is what there is: twice is as good as once, so they need no key. */
const withoutKey = ['refreshPayment', 'refreshSubscription'];
const fields = assembleSchema().getMutationType()?.getFields() ?? {};
/** Makes a link alone: nothing can have been made at a service. The key of an upload goes with its file. */
const makesLink = (name: string): boolean => {
  const payload = fields[name]?.type;
  return isObjectType(payload) && ('download' in payload.getFields() || 'upload' in payload.getFields());
};
const typesOf = (name: string) =>
  Object.fromEntries((fields[name]?.args ?? []).map((argument) => [argument.name, String(argument.type)]));

const prepare = async (name: string, args: Try) => {
  const { idempotencyKey, version } = aChange();
  const own = await args();
  const key = { once: { idempotencyKey }, change: { idempotencyKey, version: own['version'] ?? version } };
  const given: Arguments = { ...own, ...key };
  const types = typesOf(name);
  const taken = Object.keys(types).filter((argument) => argument in given);
  const sent = Object.fromEntries(taken.map((argument) => [argument, given[argument]]));
  const declared = Object.fromEntries(taken.map((argument) => [argument, types[argument] ?? '']));
  const ask = () =>
    mutate<{ error: TestChangeError | null }>(
      gateway.as('administrador'),
      { mutation: name, types: declared, answer: changeError },
      sent,
    );
  services.changes();
  return { ask };
};

test('every mutation of the schema is looked at', () => {
  expect(Object.keys(mutations).sort()).toEqual(Object.keys(fields).sort());
});

const changing = Object.entries(mutations).filter(([name]) => !makesLink(name));
const linking = Object.entries(mutations).filter(([name]) => makesLink(name));

describe.each(changing)('%s, whose answer is lost after it was done', (name, args) => {
  test('left once, is told as unknown, and asked again it is the same change', async () => {
    const { ask } = await prepare(name, args);
    services.lose(true);
    const { payload, errors } = await ask();
    services.lose(false);
    expect([payload, errors]).toMatchObject([null, [{ extensions: { outcomeUnknown: true } }]]);
    expect(errors?.[0]?.message).toContain('verifique el estado antes de volver a pedirla');
    const [sent, ...more] = services.changes();
    const key = withoutKey.includes(name) ? undefined : expect.stringMatching(serviceKey);
    expect([sent?.key, more]).toEqual([key, []]);

    expect(await ask()).toMatchObject({ errors: undefined, payload: { error: null } });
    expect(services.changes()).toEqual([sent]);
  });
});

test.each(changing)('%s is new under its key while earlier runs left for no service', async (name, args) => {
  const { ask } = await prepare(name, args);
  trail.clear();
  let calls = 0;
  let done = false;
  while (!done) {
    requestLimits.upstreamCalls = calls++;
    const { errors } = await ask();
    done = errors === undefined;
    if (!done) expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
  }
  requestLimits.upstreamCalls = plenty;
  expect(services.changes()).toHaveLength(1);
  const results = trail.events().map(({ result }) => result);
  expect(results).toEqual([...Array<string>(calls - 1).fill('failed'), 'done']);
});

test('a change is the same however its arguments are written, while its document is new and when it is compiled', async () => {
  const { id } = await mutations.cancelPayment();
  const { idempotencyKey, version } = aChange();
  const answer = `{ ${changeError} }`;
  const requested = [
    {
      query: `mutation ($id: ID!, $change: ChangeInput!) { cancelPayment(id: $id, change: $change, reason: "${reason}") ${answer} }`,
      variables: { id, change: { version, idempotencyKey } },
    },
    {
      query: `mutation ($id: ID!, $key: ID!, $reason: String!) {
        cancelPayment(reason: $reason, change: { version: ${version}, idempotencyKey: $key }, id: $id) ${answer} }`,
      variables: { reason, key: idempotencyKey, id },
    },
  ];
  services.changes();
  for (const { query, variables } of [...requested, ...requested, ...requested])
    expect(await gateway.as('administrador').query(query, variables)).toMatchObject({
      data: { cancelPayment: { error: null } },
    });
  expect(services.changes()).toHaveLength(1);
});

test.each(linking)('%s changes nothing at a service', async (name, args) => {
  const { ask } = await prepare(name, args);
  services.lose(true);
  const { payload, errors } = await ask();
  services.lose(false);
  expect([payload, errors, services.changes()]).toEqual([{ error: null }, undefined, []]);
});
