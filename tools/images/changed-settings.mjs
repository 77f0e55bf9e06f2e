import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { documentedCommands } from './documented.mjs';
import { random } from './installation.mjs';
import { expectWhole } from './load.mjs';

/** @typedef {import('./production.mjs').All} All */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./updater.mjs').Updater} Updater */

/** Other valid values of settings. One update changes them all, because none needs a step before it. */
const OTHER_VALUES = {
  KEYCLOAK_OTHER_CLIENTS: 'job-of-the-night',
  LOG_LEVEL: 'warn',
  METRICS_PORT: '9091',
  SETTINGS_AND_VIEWS: 'off',
  ACTIVITY_MONTHS: '120',
  AUDIT_LOG_MB: '50',
  DRAIN_DELAY_MS: '6000',
  MAX_HEADER_KB: '24',
  REQUESTS_PER_MINUTE: '7000',
  MAX_REQUESTS_UNDER_WAY: '900',
  MAX_EVENT_LOOP_LAG_MS: '600',
  BREAKER_FAILURES: '20',
  ROW_READER: 'plain',
  FOUR_EYES_UNKNOWN: 'allow',
  FOUR_EYES_FROM: '1000',
  FOUR_EYES_MACHINES: 'job-of-the-night',
  KNOWN_RELEASES: '2',
  SCHEDULED_WITHDRAWALS: 'on',
  PAYMENT_LISTS_REFUNDS: 'on',
  OTEL_TRACES_SAMPLER_ARG: '0.5',
  OTEL_SERVICE_NAME: 'back-office',
  OTEL_EXPORTER_OTLP_HEADERS: 'team=payments',
};

/**
 * Settings that this test leaves alone, by reason. `checkUpdates` and `checkChangedImages` change images.
 */
const LEFT_ALONE = {
  'address of a part that has no replica in this installation':
    /_URL$|^(KEYCLOAK_)?SITE$|^OTEL_EXPORTER_OTLP_ENDPOINT$/,
  'name in Keycloak, which nobody changes in an installation that runs': /^KEYCLOAK_(REALM|AUDIENCE|CLIENT_ID|ADMIN)$/,
  'file of the installation': /_FILE$|^NODE_EXTRA_CA_CERTS$/,
  'image, or what it is built with': /_IMAGE$|^VERSION$|^REVISION$/,
  'needs a store of the activity': /^FOUR_EYES$/,
  'user of a Redis of the installation': /^REDIS_USERNAME$/,
};

/** Settings that a rotation changes. */
const ROTATED = [
  'GATEWAY_SECRET',
  'GATEWAY_SECRET_ACCEPTED',
  'AUDIT_SECRET',
  'AUDIT_SECRETS_BEFORE',
  'REDIS_PASSWORD',
  'POSTGRES_PASSWORD',
  'KEYCLOAK_ADMIN_PASSWORD',
];

/** Returns the names of all settings of production.env.example. */
const allSettings = async () => {
  const text = await readFile(`${root}production.env.example`, 'utf8');
  return [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
};

/**
 * Changes the password of Keycloak's first administrator as docs/run.md tells. The setting alone changes nothing.
 * @param {All} all
 * @param {(changed: Record<string, string>) => Promise<string>} updateWhole
 */
const changeAdministrator = async ({ installation }, updateWhole) => {
  const [old, next] = [installation.valueOf('KEYCLOAK_ADMIN_PASSWORD'), random()];
  /** @param {string} password expression of the shell in Keycloak's container */
  const signIn = (password) =>
    installation.administer(
      `KC_CLI_PASSWORD=${password} ./kcadm.sh config credentials --config /tmp/kcadm --server http://localhost:8080 --realm master --user "$KC_BOOTSTRAP_ADMIN_USERNAME"`,
    );
  const command = await documentedCommands('docs/run.md', "Keycloak's first administrator");
  await installation.runDocumented(command, { NEW_PASSWORD: next });
  const told = await updateWhole({ KEYCLOAK_ADMIN_PASSWORD: next });
  await signIn('$KC_BOOTSTRAP_ADMIN_PASSWORD');
  await assert.rejects(signIn(`'${old}'`), /Invalid user credentials/);
  return told;
};

/**
 * Changes settings and secrets of an installation under load. Passwords change by the commands of docs/run.md.
 * @param {All} all
 * @param {Updater} updater
 * @param {Checks} checks
 */
export const checkChangedSettings = async (all, { update }, { check }) => {
  const { installation } = all;
  /** @param {Record<string, string>} changed */
  const updateWhole = async (changed) => {
    const { code, output, answers } = await update(changed);
    assert.equal(code, 0, output);
    return expectWhole(answers);
  };
  /** @param {string} comment @param {NodeJS.ProcessEnv} env */
  const followRun = async (comment, env) =>
    installation.runDocumented(await documentedCommands('docs/run.md', comment), env);

  await check('production: each setting is changed below, or left alone for a reason', async () => {
    const patterns = Object.values(LEFT_ALONE);
    const forgotten = (await allSettings()).filter(
      (name) => !(name in OTHER_VALUES) && !ROTATED.includes(name) && !patterns.some((pattern) => pattern.test(name)),
    );
    assert.deepEqual(forgotten, []);
  });
  await check(`production: other values of ${Object.keys(OTHER_VALUES).length} settings fail no request`, () =>
    updateWhole(OTHER_VALUES),
  );
  await check('production: a new AUDIT_SECRET beside the old one fails no request', () =>
    updateWhole({ AUDIT_SECRETS_BEFORE: installation.valueOf('AUDIT_SECRET'), AUDIT_SECRET: random() }),
  );
  await check('production: a new GATEWAY_SECRET that gateways do not accept yet is rolled back', async () => {
    const before = installation.valueOf('GATEWAY_SECRET');
    const { code, output, answers } = await update({ GATEWAY_SECRET: random() });
    assert.equal(code, 1, output);
    assert.match(output, /gateway-1 does worse than before\. It is back as it was/);
    await installation.change({ GATEWAY_SECRET: before });
    return expectWhole(answers);
  });
  await check('production: GATEWAY_SECRET is rotated in three steps that fail no request', async () => {
    const [old, next] = [installation.valueOf('GATEWAY_SECRET'), random()];
    const told = [
      await updateWhole({ GATEWAY_SECRET_ACCEPTED: next }),
      await updateWhole({ GATEWAY_SECRET: next, GATEWAY_SECRET_ACCEPTED: old }),
      await updateWhole({ GATEWAY_SECRET_ACCEPTED: '' }),
    ];
    return told.join('; ');
  });
  await check('production: a new REDIS_PASSWORD fails no request', async () => {
    const password = random().replaceAll(/[-_]/g, '0');
    await followRun('Redis takes both', { NEW_PASSWORD: password });
    return updateWhole({ REDIS_PASSWORD: password });
  });
  await check("production: a new password of Keycloak's database fails no request", async () => {
    const password = random();
    const commands = await documentedCommands('docs/run.md', "Keycloak's database");
    await installation.runDocumented(commands.replace('…', password));
    return updateWhole({ POSTGRES_PASSWORD: password });
  });
  await check('production: only the new password of the first administrator signs in, and no request fails', () =>
    changeAdministrator(all, updateWhole),
  );
};
