import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, fetch as fetchWith } from 'undici';
import { parse } from 'yaml';
import { root } from '../run/command.mjs';
import { createEngine } from './engine.mjs';

/** @typedef {Awaited<ReturnType<typeof prepareInstallation>>} Installation */

const PORT = 8443;
/** One site, as docs/keycloak.md asks for; names under `localhost` are this machine. */
const SITES = { application: 'backoffice.payments.localhost', keycloak: 'sso.payments.localhost' };

const NAME = 'back-office-images-production';
const OVERRIDE = 'tools/images/production.override.yml';
const FOLDER = `${root}.tmp/images`;

const random = () => randomBytes(24).toString('base64url');
/** With characters that shells, addresses and Redis take for their own. */
const awkward = () => `${random()} $a#"\\@/%`;

/** Addresses of the services in docker-compose.yml. @returns {Promise<[string, string][]>} */
const servicesOf = async () => {
  const { services } = parse(await readFile(`${root}docker-compose.yml`, 'utf8'), { merge: true });
  const given = Object.entries(services['gateway-1'].environment);
  return given.filter(([, value]) => value.startsWith('http://platform:4100/'));
};

/** The settings of production.env, with new secrets. */
const settingsOf = async () => {
  const application = `https://${SITES.application}:${PORT}`;
  const secrets = {
    REDIS_PASSWORD: awkward(),
    GATEWAY_SECRET: awkward(),
    AUDIT_SECRET: awkward(),
    KEYCLOAK_ADMIN_PASSWORD: awkward(),
    POSTGRES_PASSWORD: awkward(),
  };
  const settings = {
    PUBLIC_URL: application,
    KEYCLOAK_URL: `https://${SITES.keycloak}:${PORT}`,
    SITE: SITES.application,
    KEYCLOAK_SITE: SITES.keycloak,
    KEYCLOAK_ADMIN: 'first',
    SUPPORT_URL: `${application}/ayuda`,
    DOCUMENTS_URL: `${application}/documentos`,
    FORM_URL: `${application}/formularios`,
    ...Object.fromEntries(await servicesOf()),
    ...secrets,
  };
  return { settings, secrets: Object.values(secrets) };
};

/** Reaches the names of the balancer at this machine, and takes certificates of its authority alone. @param {string} ca */
const fetchOf = (ca) => {
  const dispatcher = new Agent({
    connect: {
      ca,
      lookup: (_name, { all }, done) =>
        all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    },
  });
  /** @type {any} */
  const fetchIt = (/** @type {string} */ url, /** @type {object} */ init) => fetchWith(url, { ...init, dispatcher });
  return /** @type {typeof fetch} */ (fetchIt);
};

/** Six digits of the present half minute (RFC 6238). @param {string} secret in base 32 */
export const codeOf = (secret) => {
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** Writes production.env, and gives an engine that knows it. @param {import('./engine.mjs').Engine} engine */
export const prepareInstallation = async ({ program }) => {
  const { settings, secrets } = await settingsOf();
  const file = `${FOLDER}/production.env`;
  /** @param {object} [changed] */
  const write = async (changed = {}) => {
    const lines = Object.entries({ ...settings, ...changed }).map(([name, value]) => `${name}='${value}'\n`);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, lines.join(''), { mode: 0o600 });
  };
  await write();
  const files = ['docker-compose.production.yml', OVERRIDE].flatMap((name) => ['--file', name]);
  const engine = createEngine(program, { name: NAME, options: [...files, '--env-file', file] });
  return {
    engine,
    file,
    port: PORT,
    place: { application: settings.PUBLIC_URL, keycloak: settings.KEYCLOAK_URL },
    secrets,
    /** Writes the settings anew, some of them with other values. */
    write,
    /** Of a script of infra/: it has the names of an installation itself. */
    env: { COMPOSE_PROJECT_NAME: NAME, OVERRIDE, PULL: '0' },
    /** As docs/keycloak.md has it. @param {string} script a line of the administration in Keycloak's container */
    administer: async (script) =>
      engine.ask('exec', await engine.containerOf('keycloak'), 'bash', '-c', `cd /opt/keycloak/bin && ${script}`),
    /** A client of the balancer that knows its authority. */
    reach: async () => {
      const authority = '/data/caddy/pki/authorities/local/root.crt';
      return fetchOf(await engine.ask('exec', await engine.containerOf('balancer'), 'cat', authority));
    },
    remove: () => rm(file, { force: true }),
  };
};
