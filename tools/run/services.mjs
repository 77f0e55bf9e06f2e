import { readFileSync } from 'node:fs';
import { root } from './command.mjs';

/**
 * Ports on which the programs listen.
 * @typedef {object} Ports
 * @property {number} gateway
 * @property {number} platform
 */

/**
 * Process of the back-office.
 * @typedef {object} Service
 * @property {string} name
 * @property {string} [program] Node without it
 * @property {readonly string[]} command arguments of the program
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [ready] address that answers 200 when it can be used
 */

/** @param {number} port */
export const local = (port) => `http://localhost:${port}`;

/** Vite's port, where `npm run dev` serves the web application. */
export const VITE_PORT = 5173;

/**
 * Settings of the platform: the reference services and the sign-in service.
 * @param {Ports} ports
 * @param {{ dataDir: string, payments?: string | undefined, control?: boolean }} options
 * @returns {NodeJS.ProcessEnv}
 */
export const platformSettings = (ports, { dataDir, payments, control = false }) => ({
  PLATFORM_PORT: String(ports.platform),
  PLATFORM_DATA_DIR: dataDir,
  PLATFORM_CONTROL: String(control),
  PUBLIC_URL: local(ports.platform),
  WEB_ORIGINS: [local(ports.gateway), `http://127.0.0.1:${ports.gateway}`, local(VITE_PORT)].join(','),
  ...(payments === undefined ? {} : { PLATFORM_PAYMENTS: payments }),
});

/**
 * Settings with the address of each service, all of them at the platform.
 * @param {string} platform
 * @returns {NodeJS.ProcessEnv}
 */
const serviceAddresses = (platform) => {
  /** @type {Record<string, string>} */
  const variables = JSON.parse(readFileSync(`${root}packages/contracts/src/service-urls.generated.json`, 'utf8'));
  return Object.fromEntries(Object.entries(variables).map(([name, variable]) => [variable, `${platform}/${name}`]));
};

/**
 * Settings of the gateway, with the platform behind it.
 * @param {Ports} ports
 * @param {{ dataDir: string, control?: boolean }} options `dataDir`: a folder that is there
 * @returns {NodeJS.ProcessEnv}
 */
export const gatewaySettings = (ports, { dataDir, control = false }) => ({
  // where tests make services fail, none is left alone for it
  ...(control ? { BREAKER_FAILURES: '0' } : {}),
  PORT: String(ports.gateway),
  // for this machine alone: the sign-in of the demonstration is open to everybody
  GATEWAY_HOST: 'localhost',
  PUBLIC_URL: local(ports.gateway),
  KEYCLOAK_URL: local(ports.platform),
  KEYCLOAK_REALM: 'back-office',
  KEYCLOAK_AUDIENCE: 'gateway',
  KEYCLOAK_OTHER_CLIENTS: 'back-office-cli',
  ...serviceAddresses(local(ports.platform)),
  PAYMENT_LISTS_REFUNDS: 'on',
  FORM_URL: `${local(ports.platform)}/form`,
  WEB_DIST: `${root}apps/web/dist`,
  EXPLORER_DIST: `${root}apps/explorer/dist`,
  AUDIT_LOG: `${dataDir}/audit.log`,
  ACTIVITY_DATA_DIR: `${dataDir}/activity`,
  ACTIVITY_FILE: `${dataDir}/activity-waiting`,
  // digests of one trail can be compared, whenever it was started
  AUDIT_SECRET: 'for-development-only-and-known-to-everybody',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  NODE_ENV: 'development',
  // there is no balancer: whoever stops it does not want to wait
  DRAIN_DELAY_MS: '0',
});

/**
 * The two processes of a built back-office.
 * @param {Ports} ports
 * @param {{ dataDir: string, payments?: string | undefined, control?: boolean }} options
 * @returns {Service[]}
 */
export const builtServices = (ports, options) => [
  {
    name: 'platform',
    command: ['--enable-source-maps', `${root}apps/platform/dist/main.js`],
    env: platformSettings(ports, options),
    ready: `${local(ports.platform)}/health/ready`,
  },
  {
    name: 'gateway',
    command: ['--enable-source-maps', `${root}apps/gateway/dist/main.js`],
    env: gatewaySettings(ports, options),
    ready: `${local(ports.gateway)}/health/ready`,
  },
];
