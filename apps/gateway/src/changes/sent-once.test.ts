// Guards: A lost answer is reported as an unknown outcome, and a retry sends the same change under the same key.
// A change with a known outcome is not sent again.
import { aKey, makesLink, mutationNames, prepareMutation, takesKey } from '../testing/prepared-mutation.ts';
import { startGatewayBehindProxy } from '../testing/behind-proxy.ts';
import { aChange, changeError, serviceKey } from '../testing/changes.ts';
import { mutationArguments } from '../testing/mutation-arguments.ts';
import { resets } from '../testing/service-faults.ts';
import { createWaitingEntities, reason } from '../testing/waiting-entities.ts';

const { proxy, gateway, platform } = await startGatewayBehindProxy({
  keepsActivity: true,
  callLimits: { breakerThreshold: 1_000 },
});
const person = gateway.as('administrador');
const mutations = mutationArguments(createWaitingEntities(platform, person));

test('every mutation of the schema is covered', () => {
  expect(Object.keys(mutations).sort()).toEqual([...mutationNames].sort());
});

const changing = Object.entries(mutations).filter(([name]) => !makesLink(name));
const linking = Object.entries(mutations).filter(([name]) => makesLink(name));

describe.each(changing)('%s, whose answer is lost after it was made', (name, args) => {
  test('is reported as unknown, and a retry sends the same change', async () => {
    const [ask, key] = [await prepareMutation(name, args), aKey()];
    proxy.changes();
    proxy.answerChanges(resets);
    const { payload, errors } = await ask(person, key);
    proxy.answerChanges(undefined);
    expect([payload, errors]).toMatchObject([null, [{ extensions: { outcomeUnknown: true } }]]);
    expect(errors?.[0]?.message).toContain('verifique el estado antes de volver a pedirla');
    const [sent, ...more] = proxy.changes();
    expect([sent?.key, more]).toEqual([takesKey(name) ? expect.stringMatching(serviceKey) : undefined, []]);

    expect(await ask(person, key)).toMatchObject({ errors: undefined, payload: { error: null } });
    expect(proxy.changes()).toEqual([sent]);
  });
});

test('a change is sent once for two orders of its arguments, before and after its document is compiled', async () => {
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
  proxy.changes();
  for (const { query, variables } of [...requested, ...requested, ...requested])
    expect(await gateway.as('administrador').query(query, variables)).toMatchObject({
      data: { cancelPayment: { error: null } },
    });
  expect(proxy.changes()).toHaveLength(1);
});

test.each(linking)('%s changes nothing at a service', async (name, args) => {
  const ask = await prepareMutation(name, args);
  proxy.changes();
  proxy.answerChanges(resets);
  const { payload, errors } = await ask(person, aKey());
  proxy.answerChanges(undefined);
  expect([payload, errors, proxy.changes()]).toEqual([{ error: null }, undefined, []]);
});
