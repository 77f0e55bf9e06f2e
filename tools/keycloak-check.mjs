// npm run keycloak:check: lists what a release needs and a running Keycloak lacks. With --add it adds missing roles.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { root } from './run/command.mjs';
import { differencesOf, openRealm } from './keycloak/running-realm.mjs';

const usage = `Compares the realm of a running Keycloak with the realm file of this release. It changes nothing without --add.

  npm run keycloak:check -- <address of Keycloak> [--add] [--file <realm file>]

--add adds roles that are missing, to composite roles and to scopes of clients, too. It removes nothing, and changes no
setting. KC_BOOTSTRAP_ADMIN_USERNAME and KC_BOOTSTRAP_ADMIN_PASSWORD are those of whoever administers it. The address is
one at which the administration answers: the balancer keeps it inside. Ends with 1 while something is missing.`;

const check = async () => {
  const { values, positionals } = parseArgs({
    options: { add: { type: 'boolean' }, file: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { KC_BOOTSTRAP_ADMIN_USERNAME: username, KC_BOOTSTRAP_ADMIN_PASSWORD: password } = process.env;
  const [address, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (!address || more.length > 0 || !username || !password) throw new Error(usage);
  const file = JSON.parse(await readFile(values.file ?? `${root}infra/keycloak/back-office-realm.json`, 'utf8'));
  const ask = openRealm({ url: address.replace(/\/+$/, ''), realm: file.realm, username, password });
  let differences = await differencesOf(ask, file);
  if (values.add) {
    for (const { text, add } of differences) {
      if (add === undefined) continue;
      await add();
      console.log(`Added. ${text}.`);
    }
    differences = await differencesOf(ask, file);
  }
  for (const { text } of differences) console.error(`- ${text}.`);
  if (differences.length > 0) process.exitCode = 1;
  else console.log('The realm has all that this release needs.');
};

await check().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
