// Guards: The command of docs/run.md replaces the password of Keycloak's first administrator.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedCommands } from '../../tools/images/documented.mjs';
import { provideKeycloak } from '../../tools/keycloak/distribution.mjs';
import { openRealm } from '../../tools/keycloak/running-realm.mjs';
import { keycloak } from './keycloak.ts';

const { admin, url } = keycloak;
const testAsAdmin = admin ? test : test.skip;
const folder = mkdtempSync(join(tmpdir(), 'keycloak-administrator-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Timeout in milliseconds. The command starts Java more than once. */
const LIMIT = 180_000;
const USERNAME = 'bootstrap';
const OLD = `0ld $a#"\\@/% x`;
const NEXT = `-n3w $a#"\\@/% y`;

/** Returns whether the first administrator signs in with a password. */
const signsIn = async (password: string): Promise<boolean> => {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username: USERNAME, password });
  return (await fetch(`${url}/realms/master/protocol/openid-connect/token`, { method: 'POST', body })).ok;
};

testAsAdmin(
  'the next password signs in, the old one does not, and the command has no password option',
  async () => {
    if (admin === undefined) return;
    const ask = openRealm({ url, realm: 'master', ...admin });
    const credentials = [{ type: 'password', value: OLD }];
    await ask('/users', { method: 'POST', body: { username: USERNAME, enabled: true, credentials } });
    const [{ id }] = await ask(`/users?username=${USERNAME}&exact=true`);
    try {
      await ask(`/users/${id}/role-mappings/realm`, { method: 'POST', body: [await ask('/roles/admin')] });
      expect([await signsIn(OLD), await signsIn(NEXT)]).toEqual([true, false]);
      const command = (await documentedCommands('docs/run.md', "Keycloak's first administrator"))
        .replace('/opt/keycloak', await provideKeycloak())
        .replace('/tmp/kcadm', join(folder, 'kcadm'))
        .replace('http://localhost:8080', url);
      // stub of docker: runs the command after the name of the container
      const docker = '#!/bin/sh\nwhile [ "$1" != bash ]; do shift; done\nexec "$@"\n';
      writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 });
      const { status } = spawnSync('sh', ['-e', '-c', command], {
        env: {
          ...process.env,
          PATH: `${folder}:${process.env['PATH']}`,
          NEW_PASSWORD: NEXT,
          KC_BOOTSTRAP_ADMIN_USERNAME: USERNAME,
          KC_BOOTSTRAP_ADMIN_PASSWORD: OLD,
        },
      });
      expect(status).toBe(0);
      expect([await signsIn(OLD), await signsIn(NEXT)]).toEqual([false, true]);
      expect(command).not.toMatch(/--(new-)?password/);
    } finally {
      await ask(`/users/${id}`, { method: 'DELETE', body: {} });
    }
  },
  LIMIT,
);
