import { rm } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { documentedCommands } from './documented.mjs';
import { codeOf } from './installation.mjs';
import { openPerson } from './person.mjs';

/** @typedef {import('./production.mjs').All} All */
/** @typedef {import('./checks.mjs').Checks} Checks */

/** Seconds until the next one-time code. Keycloak takes each code once. */
const CODE_LIFETIME = 30;

const PAGE = 'docs/drills.md';
const BACKUP = `${root}.tmp/images/keycloak.dump`;

/**
 * Backs up the people of Keycloak and restores them by the commands of docs/drills.md.
 * @param {All} all
 * @param {{ username: string, password: string, secret: string }} person who has a second factor
 * @param {Checks} checks
 */
export const checkRestoredPeople = async ({ installation, stack }, { username, password, secret }, { check }) => {
  await check('production: people of Keycloak come back from a backup, with password and second factor', async () => {
    const env = { KEYCLOAK_BACKUP: BACKUP };
    try {
      await installation.runDocumented(await documentedCommands(PAGE, 'each night'), env);
      await installation.runDocumented(await documentedCommands(PAGE, 'nobody can sign in meanwhile'), env);
    } finally {
      await rm(BACKUP, { force: true });
    }
    await stack.untilHealthy('keycloak');
    const restored = await openPerson(installation.place);
    try {
      await restored.typePassword(username, password);
      await restored.page.locator('#otp').waitFor();
      await restored.page.waitForTimeout(CODE_LIFETIME * 1000);
      await restored.page.locator('#otp').fill(codeOf(secret));
      await restored.page.locator('#kc-login').click();
      await restored.page.locator('main').waitFor();
      return await restored.readList();
    } finally {
      await restored.close();
    }
  });
};
