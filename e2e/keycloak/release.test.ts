// Guards: One command reports what a running Keycloak lacks for a release, and adds the missing roles.
import { spawnSync } from 'node:child_process';
import { root } from '../../tools/run/command.mjs';
import { openRealm } from '../../tools/keycloak/running-realm.mjs';
import { keycloak } from './keycloak.ts';

const { admin } = keycloak;
const testAsAdmin = admin ? test : test.skip;

const check = (...words: readonly string[]) => {
  const env = {
    ...process.env,
    KC_BOOTSTRAP_ADMIN_USERNAME: admin?.username,
    KC_BOOTSTRAP_ADMIN_PASSWORD: admin?.password,
  };
  const file = ['--file', `${root}infra/keycloak/demo/back-office-realm.json`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}tools/keycloak-check.mjs`, keycloak.url, ...file, ...words],
    { env, encoding: 'utf8' },
  );
  return { code: status, told: stderr.split('\n').filter(Boolean), said: stdout };
};

/** Timeout in milliseconds. The command runs four times. */
const LIMIT = 180_000;

testAsAdmin(
  'a realm of this release lacks nothing, and an older one gets its roles',
  async () => {
    expect(check()).toEqual({ code: 0, told: [], said: 'The realm has all that this release needs.\n' });
    if (admin === undefined) return;
    const ask = openRealm({ url: keycloak.url, realm: 'back-office', ...admin });
    await ask('/roles/bin%3Adelete', { method: 'DELETE', body: {} });
    await ask('', { method: 'PUT', body: { accessTokenLifespan: 600 } });
    try {
      const lifespan = '- The realm: accessTokenLifespan is 600, not 300.';
      const older = check();
      expect(older.code).toBe(1);
      expect(older.told).toEqual(
        expect.arrayContaining([
          '- The role bin:delete is missing.',
          '- The role administrador lacks bin:delete.',
          '- The client back-office-web lacks bin:delete in its scope.',
          lifespan,
        ]),
      );
      expect(check('--add')).toMatchObject({ code: 1, told: [lifespan] });
    } finally {
      await ask('', { method: 'PUT', body: { accessTokenLifespan: 300 } });
    }
    expect(check()).toMatchObject({ code: 0, told: [] });
  },
  LIMIT,
);
