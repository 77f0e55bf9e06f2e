import assert from 'node:assert/strict';
import { APPLICATION } from './client.mjs';

/** @typedef {import('./checks.mjs').Checks} Checks */

/** Demonstration user with all permissions. */
export const USER = 'administrador';

/** Checks that typical work of a person succeeds in the browser. @param {import('./person.mjs').Person} person @param {Checks} checks */
export const checkWork = async (person, { check }) => {
  await check('a person signs in at Keycloak through the balancer', () => person.signIn(USER));
  await check('reads a list', () => person.readList());
  await check('changes something', async () => {
    const { id, dialog, confirm } = await person.beginToCancel();
    await confirm();
    await dialog.waitFor({ state: 'detached' });
    await person.page.goto(`${APPLICATION}/pago/${id}`);
    await person.page.getByText('Cancelado', { exact: true }).first().waitFor();
  });
  await check('imports a file', () => person.importFile());
  await check('downloads a file', async () => {
    const lines = await person.downloadList();
    assert.ok(lines.length > 1, 'the file has rows');
    return `${lines.length} lines`;
  });
  await check('and the browser has nothing to complain of', () => assert.deepEqual(person.complaints, []));
};
