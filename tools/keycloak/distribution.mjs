import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { get } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { root, run } from '../run/command.mjs';

const VERSION = '26.7.3';
/** Checksum of the archive, as published by Maven Central when this version was chosen. */
const SHA256 = '77657f30b7e90d70f727712ce1c967f430fd6a5e9f458d32d8c6df0635345f47';
const ADDRESS = `https://repo1.maven.org/maven2/org/keycloak/keycloak-quarkus-dist/${VERSION}/keycloak-quarkus-dist-${VERSION}.tar.gz`;

/** Time limit for the download of 180 MB, in milliseconds. */
const DOWNLOAD_LIMIT = 600_000;

/** Folder that is kept between runs. */
const folder = `${root}.tmp/keycloak`;
const home = `${folder}/keycloak-${VERSION}`;

/** Error for a failed download from Maven Central. The stage reports it as not run, not as a failure. */
export class UnreachableError extends Error {
  /** @override */
  name = 'UnreachableError';
}

/** @param {AbortSignal} signal @returns {Promise<import('node:http').IncomingMessage>} */
const request = (signal) => new Promise((resolve, reject) => get(ADDRESS, { signal }, resolve).once('error', reject));

/** @param {string} path */
const download = async (path) => {
  const signal = AbortSignal.timeout(DOWNLOAD_LIMIT);
  try {
    const response = await request(signal);
    if (response.statusCode !== 200) throw new Error(`it answered ${response.statusCode}`);
    await pipeline(response, createWriteStream(path), { signal });
  } catch (cause) {
    throw new UnreachableError('Maven Central cannot be reached', { cause });
  }
};

/** @param {string} path */
const verify = async (path) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const found = hash.digest('hex');
  if (found !== SHA256) throw new Error(`${ADDRESS} is not what it was: its SHA-256 is ${found}, not ${SHA256}.`);
};

/**
 * Returns the folder of a Keycloak, and downloads it once.
 * @throws UnreachableError when the download fails
 * @throws Error for an archive with another checksum
 */
export const provideKeycloak = async () => {
  if (existsSync(home)) return home;
  const archive = `${folder}/${VERSION}.tar.gz`;
  const unpacked = `${folder}/unpacking`;
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  console.log(`Fetching Keycloak ${VERSION} from Maven Central (180 MB, once) …`);
  await download(archive);
  await verify(archive);
  const { code, output } = await run('tar', ['-xzf', archive, '-C', unpacked]);
  if (code !== 0) throw new Error(`Keycloak could not be unpacked:\n${output}`);
  await rename(`${unpacked}/keycloak-${VERSION}`, home);
  await Promise.all([rm(unpacked, { recursive: true }), rm(archive)]);
  return home;
};
