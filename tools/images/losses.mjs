import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isWhole, KEYCLOAK } from './client.mjs';
import { expectWhole, startLoad, toldOf } from './load.mjs';
import { openPerson } from './person.mjs';
import { until } from './until.mjs';

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./client.mjs').Client} Client */
/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {{ stack: Stack, client: Client, person: Person }} All */

const GATEWAYS = ['gateway-1', 'gateway-2'];

const part = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed with a key that nobody knows yet. */
const strangeToken = () => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `${KEYCLOAK}/realms/back-office`,
    aud: 'gateway',
    azp: 'back-office-web',
    sub: 'x',
    iat: now,
    exp: now + 60,
  };
  return `${part({ alg: 'RS256', typ: 'JWT', kid: crypto.randomUUID() })}.${part(claims)}.${'A'.repeat(342)}`;
};

/** @param {All} all @param {Checks} checks */
export const checkLostRedis = async ({ stack, client, person }, { check }) => {
  const { engine, stop, start, readinessOf } = stack;
  const memoryOf = async (/** @type {string} */ service) =>
    (await readinessOf(await engine.containerOf(service))).memory;

  await check('without Redis lists and changes go on, and downloads say to try again', async () => {
    const { rows } = (await client.run('ExportsPage', { filter: {}, page: 1, limit: 1 })).body.data.page;
    await stop('redis');
    const end = startLoad(() => client.list());
    const cancelled = await client.cancelOne();
    assert.equal(cancelled.body.data?.payload.error, null, JSON.stringify(cancelled.body));
    await person.readList();
    const link = await client.run('CreateExportDownload', { id: rows[0].id });
    const { url } = link.body.data?.payload?.download ?? {};
    const answer = url === undefined ? link : await client.ask(new URL(url, 'http://x').pathname);
    assert.match(JSON.stringify(answer.body), /Reintente/);
    await pause(4_000);
    return `${expectWhole(await end(), { within: 2_000 })}; cancelled in ${cancelled.ms} ms`;
  });
  await check('gateways come back to Redis by themselves within two seconds', async () => {
    await start('redis');
    const seconds = 3; // a second of it is that of asking
    for (const gateway of GATEWAYS)
      await until(async () => (await memoryOf(gateway)) === 'connected', { what: `${gateway} is connected`, seconds });
  });
};

/** @param {All} all @param {Checks} checks */
export const checkLostServices = async ({ stack, client, person }, { check }) => {
  const { stop, start, stateOf } = stack;
  const { page } = person;

  await check('without its services a screen says so and offers to try again, and they are left alone', async () => {
    await stop('platform');
    await page.reload();
    await page.getByRole('button', { name: 'Reintentar' }).first().waitFor();
    await Promise.all(Array.from({ length: 20 }, () => client.list()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.list()));
    for (const { status, body } of answers)
      assert.deepEqual([status, body.errors?.[0].extensions.code], [200, 'SERVICE_UNAVAILABLE']);
    return `${toldOf(answers)}, as it should be`;
  });
  await check('a service that is back is asked again', async () => {
    await start('platform');
    const told = await until(async () => isWhole(await client.list()), { what: 'lists are whole', seconds: 8 });
    await pause(3_000); // the other gateway's breaker
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await page.locator('.MuiDataGrid-row').first().waitFor();
    return `after ${told}`;
  });
  await check('without PostgreSQL of all of them, each comes back by itself', async () => {
    const before = await Promise.all(['platform', 'keycloak'].map(stateOf));
    await stop('postgres');
    const answer = await client.list();
    // they wait for their database, or say at once that it is away
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

/** @param {All} all @param {Checks} checks @param {{ long: boolean }} options */
export const checkLostKeycloak = async ({ stack, client, person }, { check, skip }, { long }) => {
  const { page } = person;
  const dialog = page.getByRole('dialog', { name: 'El servicio de identidad no responde' });
  const name = 'without Keycloak who is signed in goes on, and others read that signing in is not possible';
  await check(name, async () => {
    await person.readList();
    await stack.stop('keycloak');
    const end = startLoad(() => client.list());
    const other = await openPerson();
    await other.page.goto('http://localhost:4000/pagos');
    await other.page.getByText('El servicio de identidad no responde').waitFor({ timeout: 60_000 });
    await other.close();
    const told = expectWhole(await end(), { within: 5_000 });
    const strange = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${strangeToken()}` },
      body: '{"query":"{__typename}"}',
    };
    assert.equal((await client.ask('/graphql', strange)).status, 503, 'a token that cannot be checked');
    return told;
  });
  if (long)
    await check('after five minutes a dialog says so, and goes by itself when Keycloak is back', async () => {
      await until(
        async () => {
          await person.askAnew().catch(() => undefined); // not while the dialog is there
          return dialog.isVisible();
        },
        { what: 'the dialog', seconds: 420 },
      );
    });
  else skip('after five minutes a dialog says so', 'it waits for minutes (--long)');
  await check('Keycloak that is back lets people in', async () => {
    await stack.start('keycloak');
    if (long) await dialog.waitFor({ state: 'detached', timeout: 60_000 });
    const other = await openPerson();
    await other.signIn('operador');
    await other.close();
  });
};
