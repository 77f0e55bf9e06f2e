import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, fetch as fetchWith } from 'undici';
import { parse } from 'yaml';
import { root, run } from '../run/command.mjs';
import { createEngine } from './engine.mjs';

/** @typedef {Awaited<ReturnType<typeof prepareInstallation>>} Installation */

const PORT = 8443;
/** Hosts of one site, as docs/keycloak.md requires. Names under `localhost` resolve to this machine. */
const SITES = { application: 'backoffice.payments.localhost', keycloak: 'sso.payments.localhost' };

const NAME = 'back-office-images-production';
const OVERRIDE = 'tools/images/production.override.yml';
const FOLDER = `${root}.tmp/images`;

/** Returns a secret of letters and digits, and of `-` and `_`. */
export const random = () => randomBytes(24).toString('base64url');
/** Returns a secret with characters that are special in shells, URLs and Redis. */
const awkward = () => `${random()} $a#"\\@/%`;

/** Returns the addresses of the services in docker-compose.yml. @returns {Promise<[string, string][]>} */
const servicesOf = async () => {
  const { services } = parse(await readFile(`${root}docker-compose.yml`, 'utf8'), { merge: true });
  const given = Object.entries(services['gateway-1'].environment);
  return given.filter(([, value]) => value.startsWith('http://platform:4100/'));
};

/** Returns the settings of production.env, with new secrets. */
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

/**
 * Creates a `fetch` that resolves all names to this machine and trusts only the balancer's authority.
 * @param {string} ca
 */
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

/** Returns the current one-time code of six digits (TOTP, RFC 6238). @param {string} secret in base 32 */
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

/**
 * Writes production.env and returns the installation, with an engine that uses this file.
 * @param {import('./engine.mjs').Engine} engine
 */
export const prepareInstallation = async ({ program }) => {
  const { settings, secrets } = await settingsOf();
  /** @type {Record<string, string>} */
  const changes = {};
  const file = `${FOLDER}/production.env`;
  /** @param {object} [changed] */
  const write = async (changed = {}) => {
    const lines = Object.entries({ ...settings, ...changes, ...changed }).map(
      ([name, value]) => `${name}='${value}'\n`,
    );
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, lines.join(''), { mode: 0o600 });
  };
  await write();
  const files = ['docker-compose.production.yml', OVERRIDE].flatMap((name) => ['--file', name]);
  const options = [...files, '--env-file', file];
  const engine = createEngine(program, { name: NAME, options });
  return {
    engine,
    file,
    port: PORT,
    place: { application: settings.PUBLIC_URL, keycloak: settings.KEYCLOAK_URL },
    secrets,
    /** Writes the settings again, some of them with other values. Later calls do not keep these values. */
    write,
    /** Writes the settings again. Later calls keep these values. @param {Record<string, string>} changed */
    change: (changed) => write(Object.assign(changes, changed)),
    /** Returns the current value of a setting. @param {string} name */
    valueOf: (name) => ({ ...settings, ...changes })[name] ?? '',
    /**
     * Runs commands of a document for this installation.
     * @param {string} script
     * @param {NodeJS.ProcessEnv} [env]
     */
    runDocumented: async (script, env = {}) => {
      const named = 'docker compose --env-file production.env';
      const own = [program, 'compose', '--project-name', NAME, ...options].join(' ');
      const { code, output } = await run('sh', ['-e', '-c', script.replaceAll(named, own)], { env });
      if (code !== 0) throw new Error(`${script}\n${output.trim()}`);
      return output;
    },
    /** Environment for a script of infra/, which then uses this installation. */
    env: { COMPOSE_PROJECT_NAME: NAME, COMPOSE_FILE: `docker-compose.production.yml:${OVERRIDE}`, PULL: '0' },
    /**
     * Runs an administration command, as docs/keycloak.md does.
     * @param {string} script command line in Keycloak's container
     */
    administer: async (script) =>
      engine.ask('exec', await engine.containerOf('keycloak'), 'bash', '-c', `cd /opt/keycloak/bin && ${script}`),
    /** Creates a `fetch` that trusts the balancer's authority. */
    reach: async () => {
      const authority = '/data/caddy/pki/authorities/local/root.crt';
      return fetchOf(await engine.ask('exec', await engine.containerOf('balancer'), 'cat', authority));
    },
    /** Removes the settings, and the copy that infra/update.sh leaves: both have secrets. */
    remove: () => Promise.all([file, `${file}.running`].map((path) => rm(path, { force: true }))),
  };
};
