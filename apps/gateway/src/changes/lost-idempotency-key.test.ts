// Guards: If the gateway has forgotten the key of a made change, a repeat is reported as made or possibly made.
import { aKey, makesLink, prepareMutation } from '../testing/prepared-mutation.ts';
import { startGateway } from '../testing/index.ts';
import { mutationArguments } from '../testing/mutation-arguments.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { createWaitingEntities } from '../testing/waiting-entities.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
/** Second gateway with no idempotency keys: it stands for a gateway that lost them by a restart. */
const restarted = await startGateway({ platform });
afterAll(() => restarted.close());

const person = gateway.as('administrador');
const mutations = mutationArguments(createWaitingEntities(platform, person));
const changing = Object.entries(mutations).filter(([name]) => !makesLink(name));

test.each(changing)('%s is reported as made, or as possibly made', async (name, args) => {
  const ask = await prepareMutation(name, args, 'error { code mayBeMade message }');
  const key = aKey();
  expect(await ask(person, key)).toEqual({ errors: undefined, payload: { error: null } });
  const { payload, errors } = await ask(restarted.as('administrador'), key);
  expect(errors).toBeUndefined();
  if (payload?.error) expect(payload.error).toMatchObject({ code: 'CONFLICT', mayBeMade: true });
});

test('a refusal of invalid arguments says that nothing was made', async () => {
  const { id } = await mutations.cancelPayment();
  const ask = await prepareMutation(
    'cancelPayment',
    () => Promise.resolve({ id, version: 1, reason: ' ' }),
    'error { code mayBeMade }',
  );
  expect((await ask(person, aKey())).payload).toEqual({ error: { code: 'BAD_USER_INPUT', mayBeMade: false } });
});
