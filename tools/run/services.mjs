import { readFileSync } from 'node:fs';
import { root } from './command.mjs';

/**
 * Ports on which the programs listen.
 * @typedef {object} Ports
 * @property {number} gateway
 * @property {number} platform
 * @property {number} [web] of Vite, in `npm run dev`
 */

/**
 * Process of the back-office.
 * @typedef {object} Service
 * @property {string} name
 * @property {string} [program] Node when absent
 * @property {readonly string[]} command arguments of the program
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [ready] URL that responds with a status of 2xx once the process is ready
 */

/** @param {number} port */
export const local = (port) => `http://localhost:${port}`;

/** Default port of Vite, at which `npm run dev` serves the web application. */
export const VITE_PORT = 5173;

/**
 * Returns the settings of the platform: the reference services and the sign-in service.
 * @param {Ports} ports
 * @param {{ dataDir: string, payments?: string | undefined, control?: boolean }} options
 * @returns {NodeJS.ProcessEnv}
 */
export const platformSettings = (ports, { dataDir, payments, control = false }) => ({
  PLATFORM_PORT: String(ports.platform),
  PLATFORM_DATA_DIR: dataDir,
  PLATFORM_CONTROL: String(control),
  PUBLIC_URL: local(ports.platform),
  WEB_ORIGINS: [local(ports.gateway), `http://127.0.0.1:${ports.gateway}`, local(ports.web ?? VITE_PORT)].join(','),
  ...(payments === undefined ? {} : { PLATFORM_PAYMENTS: payments }),
});

/**
 * Returns the variable with the address of each service, by the service's own name.
 * @returns {Record<string, string>}
 */
const urlVariables = () =>
  JSON.parse(readFileSync(`${root}packages/contracts/src/service-urls.generated.json`, 'utf8'));

/**
 * Returns addresses of services that the environment overrides, by variable: `BIN_URL=http://localhost:4400 npm start`.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Record<string, string>}
 */
export const servicesElsewhere = (environment = process.env) =>
  Object.fromEntries(
    Object.values(urlVariables()).flatMap((variable) => {
      const address = environment[variable];
      return address ? [[variable, address]] : [];
    }),
  );

/**
 * Returns the addresses of the services that run in the platform, by variable: all but those of `elsewhere`.
 * @param {string} platform
 * @param {Record<string, string>} elsewhere
 * @returns {Record<string, string>}
 */
export const servicesAt = (platform, elsewhere) =>
  Object.fromEntries(
    Object.entries(urlVariables()).flatMap(([name, variable]) =>
      variable in elsewhere ? [] : [[variable, `${platform}/${name}`]],
    ),
  );

/**
 * Returns the settings of a gateway that uses the platform.
 * @param {Ports} ports
 * @param {{ dataDir: string, control?: boolean, elsewhere?: Record<string, string> }} options `dataDir` is an existing
 * folder
 * @returns {NodeJS.ProcessEnv}
 */
export const gatewaySettings = (ports, { dataDir, control = false, elsewhere = {} }) => ({
  // tests make services fail on purpose, which must not open the circuit breaker
  ...(control ? { BREAKER_FAILURES: '0' } : {}),
  PORT: String(ports.gateway),
  // only for this machine, because the passwords of the demonstration are public
  GATEWAY_HOST: 'localhost',
  PUBLIC_URL: local(ports.gateway),
  KEYCLOAK_URL: local(ports.platform),
  KEYCLOAK_REALM: 'back-office',
  KEYCLOAK_AUDIENCE: 'gateway',
  KEYCLOAK_OTHER_CLIENTS: 'back-office-cli',
  ...servicesAt(local(ports.platform), elsewhere),
  ...elsewhere,
  PAYMENT_LISTS_REFUNDS: 'on',
  FORM_URL: `${local(ports.platform)}/form`,
  WEB_DIST: `${root}apps/web/dist`,
  EXPLORER_DIST: `${root}apps/explorer/dist`,
  AUDIT_LOG: `${dataDir}/audit.log`,
  ACTIVITY_DATA_DIR: `${dataDir}/activity`,
  ACTIVITY_FILE: `${dataDir}/activity-waiting`,
  // fixed, so that digests of one trail stay comparable after a restart
  AUDIT_SECRET: 'for-development-only-and-known-to-everybody',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  NODE_ENV: 'development',
  // without a balancer there is no reason to wait before a stop
  DRAIN_DELAY_MS: '0',
});

/**
 * Returns the two processes of a built back-office.
 * @param {Ports} ports
 * @param {{ dataDir: string, payments?: string | undefined, control?: boolean, elsewhere?: Record<string, string> }}
 * options
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
