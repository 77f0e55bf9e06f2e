import assert from 'node:assert/strict';
import { isWhole } from './client.mjs';
import { openPerson } from './person.mjs';
import { until } from './until.mjs';

/**
 * Stops and starts the PostgreSQL of the services and of Keycloak. Expects both to work again without a restart.
 * @param {{ stack: import('./stack.mjs').Stack, client: import('./client.mjs').Client }} all
 * @param {import('./checks.mjs').Checks} checks
 */
export const checkLostDatabase = async ({ stack, client }, { check }) => {
  const { stop, start, stateOf } = stack;
  await check('after a loss of PostgreSQL, lists and sign-in come back without a restart', async () => {
    const before = await Promise.all(['platform', 'keycloak'].map(stateOf));
    await stop('postgres');
    const answer = await client.list();
    // the services wait for their database until the deadline, or report at once that it is unavailable
    assert.match(answer.body.errors?.[0].extensions.code, /^SERVICE_(UNAVAILABLE|TIMEOUT)$/);
    await start('postgres');
    const told = await until(async () => isWhole(await client.list()), { what: 'lists are whole' });
    const other = await openPerson();
    await until(() => other.signIn('operador').then(() => true), { what: 'people sign in', seconds: 120 });
    await other.close();
    const after = await Promise.all(['platform', 'keycloak'].map(stateOf));
    assert.deepEqual(
      after.map(({ restarts }) => restarts),
      before.map(({ restarts }) => restarts),
    );
    return `said after ${answer.ms} ms; lists again after ${told}`;
  });
};
