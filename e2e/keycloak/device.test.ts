// Guards: A terminal signs in at a real Keycloak with a device code that a person approves in a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { addresses, openApp } from '../support/index.ts';

const program = new URL('../../tools/token.mjs', import.meta.url).pathname;

test('the token of a terminal has the identity and the permissions of the person who approved it', async () => {
  const app = await openApp({ user: 'operador', path: '/home', freshSession: true });
  const { page } = app;
  await page.getByRole('heading', { level: 1 }).waitFor();

  // here the address of the platform is that of Keycloak (tools/keycloak/stage.mjs)
  const terminal = spawn(process.execPath, [program], { env: { ...process.env, KEYCLOAK_URL: addresses.platform } });
  const printed = text(terminal.stdout);
  const [told] = await once(terminal.stderr, 'data');
  const [address = ''] = /http\S+/.exec(String(told)) ?? [];
  await page.goto(address);
  // The person is signed in already. Keycloak asks whether this terminal may act for them.
  await page.getByRole('button', { name: /^(Yes|Sí)$/ }).click();
  const token = (await printed).trim();

  const response = await fetch(`${addresses.app}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { username } payments(limit: 1) { rows { id } } }' }),
  });
  const { data } = await response.json();
  expect(data.viewer).toEqual({ username: 'operador' });
  expect(data.payments.rows).toHaveLength(1);
  await app.close();
}, 60_000);
