import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createClient } from './client.mjs';
import { codeOf, prepareInstallation } from './installation.mjs';
import { openPerson } from './person.mjs';
import { checkApart } from './production-apart.mjs';
import { checkRestoredPeople } from './restored-people.mjs';
import { createStack } from './stack.mjs';
import { checkUpdates, removeUpdates } from './updates.mjs';
import { until } from './until.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./installation.mjs').Installation} Installation */
/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {{ installation: Installation, stack: import('./stack.mjs').Stack }} All */

const GATEWAYS = ['gateway-1', 'gateway-2'];

/** @param {Installation} installation @param {string} username @param {string} role */
const addPerson = async ({ administer }, username, role) => {
  const password = `${randomBytes(12).toString('base64url')}-Aa1`;
  const facts = `-s username=${username} -s enabled=true -s email=${username}@example.com -s firstName=Ana -s lastName=Paz`;
  const first = '--server http://localhost:8080 --realm master --user "$KC_BOOTSTRAP_ADMIN_USERNAME"';
  const line = (/** @type {string} */ rest) => `./kcadm.sh ${rest} --config /tmp/kcadm`;
  await administer(
    [
      line(`config credentials ${first} --password "$KC_BOOTSTRAP_ADMIN_PASSWORD"`),
      line(`create users -r back-office ${facts}`),
      line(`set-password -r back-office --username ${username} --new-password '${password}'`),
      line(`add-roles -r back-office --uusername ${username} --rolename ${role}`),
    ].join(' && '),
  );
  return password;
};

/**
 * Checks certificates and sign-in address, and which paths are closed outside.
 * @param {Installation} installation
 * @param {Checks} checks
 */
const checkBalancer = async ({ reach, place }, { check }) => {
  const fetchFrom = await reach();
  const application = createClient('', place.application, fetchFrom);
  const keycloak = createClient('', place.keycloak, fetchFrom);
  await check('production: the application and the sign-in have certificates of the balancer', async () => {
    const response = await fetchFrom(`${place.application}/pagos`, { headers: { accept: 'text/html' } });
    assert.equal(response.status, 200);
    assert.match(response.headers.get('strict-transport-security') ?? '', /max-age=\d{7}/);
    const realm = await keycloak.ask('/realms/back-office/.well-known/openid-configuration');
    assert.equal(realm.body.issuer, `${place.keycloak}/realms/back-office`);
  });
  await check('production: administration, health and metrics stay inside', async () => {
    const closed = ['/admin/', '/realms/master/', '/metrics', '/health', '/'].map((path) => keycloak.ask(path));
    const own = ['/metrics', '/health/ready', '/health/live'].map((path) => application.ask(path));
    for (const { status } of await Promise.all([...closed, ...own])) assert.equal(status, 404);
  });
};

/**
 * Checks people, their changes in the audit trail, and the rotation of the trail's file. Returns the credentials of the
 * person who has set up a second factor.
 * @param {All} all
 * @param {Person} person
 * @param {Checks} checks
 */
const checkPeople = async ({ installation, stack }, person, { check }) => {
  const { page, complaints } = person;
  const { engine } = stack;
  await check('production: a person whom the administration adds signs in', async () => {
    const password = await addPerson(installation, 'ana', 'operador');
    const other = await openPerson(installation.place);
    await other.signIn('ana', password);
    const shown = await other.readList();
    assert.deepEqual(other.complaints, []);
    await other.close();
    return shown;
  });
  const berta = { username: 'berta', password: '', secret: '' };
  await check('production: who moves money sets up a second factor at the first sign-in', async () => {
    berta.password = await addPerson(installation, berta.username, 'administrador');
    await person.typePassword(berta.username, berta.password);
    await page.locator('#mode-manual').click();
    berta.secret = (await page.locator('#kc-totp-secret-key').textContent()) ?? '';
    await page.locator('#totp').fill(codeOf(berta.secret));
    await page.locator('#saveTOTPBtn').click();
    await page.locator('main').waitFor();
  });
  await check('production: a change stands in the audit trail of its gateway, and in no log', async () => {
    const { id, dialog, confirm } = await person.beginToCancel();
    await confirm();
    await dialog.waitFor({ state: 'detached' });
    const trailOf = async (/** @type {string} */ gateway) =>
      engine.ask('exec', await engine.containerOf(gateway), 'sh', '-c', 'cat /audit/trail.log');
    const trails = (await Promise.all(GATEWAYS.map(trailOf))).join('\n');
    const lines = trails.split('\n').filter((line) => line.includes(`"${id}"`) && line.includes('"kind":"change"'));
    assert.deepEqual(
      lines.map((line) => [JSON.parse(line).username, JSON.parse(line).result]),
      [['berta', 'done']],
    );
    const log = await Promise.all(GATEWAYS.map((gateway) => stack.logOf(gateway)));
    assert.doesNotMatch(log.join('\n'), /"audit":true/);
    assert.deepEqual(complaints, []);
  });
  await check('production: a trail that was moved away begins anew at SIGHUP', async () => {
    for (const gateway of GATEWAYS) {
      const container = await engine.containerOf(gateway);
      await engine.ask('exec', container, 'mv', '/audit/trail.log', '/audit/trail.1.log');
      await engine.compose('kill', '--signal', 'HUP', gateway);
      const isThere = () => engine.ask('exec', container, 'test', '-e', '/audit/trail.log').then(() => true);
      await until(isThere, { what: `a new trail of ${gateway}` });
    }
  });
  return berta;
};

/**
 * Starts docker-compose.production.yml, with reference services in place of the platform's, checks it and removes it.
 * @param {Engine} engine
 * @param {Checks} checks
 */
export const checkProduction = async (engine, checks) => {
  const installation = await prepareInstallation(engine);
  const stack = createStack(installation.engine);
  const all = { installation, stack };
  try {
    await checks.check('production: without a password nothing starts, and it says which', async () => {
      await installation.write({ REDIS_PASSWORD: '' });
      await assert.rejects(stack.engine.compose('config', '--quiet'), /REDIS_PASSWORD/);
      await installation.write();
    });
    await stack.engine.compose('build', 'keycloak');
    const begin = Date.now();
    await stack.up();
    checks.passed(`production: all healthy after ${Math.round((Date.now() - begin) / 1000)} s`);
    await checkApart(all, checks);
    await checkBalancer(installation, checks);
    const person = await openPerson(installation.place);
    try {
      await checkRestoredPeople(all, await checkPeople(all, person, checks), checks);
      await checkUpdates(all, person, checks);
    } finally {
      await person.close();
    }
  } finally {
    await stack.down().finally(() => installation.remove());
    await removeUpdates(stack.engine);
  }
};
