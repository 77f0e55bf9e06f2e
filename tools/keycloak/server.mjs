import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { local } from '../run/services.mjs';

/**
 * Keycloak under test.
 * @typedef {object} Keycloak
 * @property {string} url
 * @property {string} application origin of the application in its realm
 * @property {{ username: string, password: string } | undefined} admin administrator who may rotate its keys
 */

/** @param {string} url */
const readyWhen = (url) => `${url}/realms/back-office/.well-known/openid-configuration`;

/**
 * Prepares a Keycloak of our own, with the demonstration realm and all data in memory. Returns the service to start.
 * @param {{ home: string, port: number, application: string }} options
 */
export const ownKeycloak = async ({ home, port, application }) => {
  await mkdir(`${home}/data/import`, { recursive: true });
  await copyFile(`${root}infra/keycloak/demo/back-office-realm.json`, `${home}/data/import/back-office-realm.json`);
  const admin = { username: 'admin', password: randomBytes(16).toString('hex') };
  const url = local(port);

  /** @type {import('../run/services.mjs').Service} */
  const service = {
    name: 'Keycloak',
    program: `${home}/bin/kc.sh`,
    command: ['start-dev', '--import-realm', '--db=dev-mem', '--http-host=127.0.0.1', `--http-port=${port}`],
    env: {
      BACK_OFFICE_URL: application,
      KC_BOOTSTRAP_ADMIN_USERNAME: admin.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
    },
    ready: readyWhen(url),
  };
  return { keycloak: /** @type {Keycloak} */ ({ url, application, admin }), service };
};

/**
 * Describes the Keycloak named by the environment. It must have the demonstration realm.
 * @param {string} address
 * @returns {Keycloak}
 */
export const givenKeycloak = (address) => {
  const username = process.env['KC_BOOTSTRAP_ADMIN_USERNAME'];
  const password = process.env['KC_BOOTSTRAP_ADMIN_PASSWORD'];
  return {
    url: address.replace(/\/+$/, ''),
    application: process.env['BACK_OFFICE_URL'] ?? local(4000),
    admin: username && password ? { username, password } : undefined,
  };
};
