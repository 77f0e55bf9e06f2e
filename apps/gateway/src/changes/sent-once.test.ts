// Guards: Every mutation goes out once for its key, and a lost answer is reported as an unknown outcome.
import { aKey, makesLink, mutationNames, prepareMutation, takesKey } from '../testing/asked-mutation.ts';
import { startGatewayBehindLine } from '../testing/behind-line.ts';
import { aChange, changeError, serviceKey } from '../testing/changes.ts';
import { mutationTries } from '../testing/mutation-tries.ts';
import { resets } from '../testing/service-faults.ts';
import { createWaitingEntities, reason } from '../testing/waiting-entities.ts';

const { line, gateway, platform } = await startGatewayBehindLine({
  keepsActivity: true,
  callLimits: { breakerThreshold: 1_000 },
});
const person = gateway.as('administrador');
const mutations = mutationTries(createWaitingEntities(platform, person));

test('every mutation of the schema is looked at', () => {
  expect(Object.keys(mutations).sort()).toEqual([...mutationNames].sort());
});

const changing = Object.entries(mutations).filter(([name]) => !makesLink(name));
const linking = Object.entries(mutations).filter(([name]) => makesLink(name));

describe.each(changing)('%s, whose answer is lost after it was done', (name, args) => {
  test('left once, is told as unknown, and asked again it is the same change', async () => {
    const [ask, key] = [await prepareMutation(name, args), aKey()];
    line.changes();
    line.answerChanges(resets);
    const { payload, errors } = await ask(person, key);
    line.answerChanges(undefined);
    expect([payload, errors]).toMatchObject([null, [{ extensions: { outcomeUnknown: true } }]]);
    expect(errors?.[0]?.message).toContain('verifique el estado antes de volver a pedirla');
    const [sent, ...more] = line.changes();
    expect([sent?.key, more]).toEqual([takesKey(name) ? expect.stringMatching(serviceKey) : undefined, []]);

    expect(await ask(person, key)).toMatchObject({ errors: undefined, payload: { error: null } });
    expect(line.changes()).toEqual([sent]);
  });
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
  line.changes();
  for (const { query, variables } of [...requested, ...requested, ...requested])
    expect(await gateway.as('administrador').query(query, variables)).toMatchObject({
      data: { cancelPayment: { error: null } },
    });
  expect(line.changes()).toHaveLength(1);
});

test.each(linking)('%s changes nothing at a service', async (name, args) => {
  const ask = await prepareMutation(name, args);
  line.changes();
  line.answerChanges(resets);
  const { payload, errors } = await ask(person, aKey());
  line.answerChanges(undefined);
  expect([payload, errors, line.changes()]).toEqual([{ error: null }, undefined, []]);
});
