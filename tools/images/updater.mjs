import { copyFile } from 'node:fs/promises';
import { run } from '../run/command.mjs';
import { createClient } from './client.mjs';
import { startLoad } from './load.mjs';

/** @typedef {import('./production.mjs').All} All */
/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {Awaited<ReturnType<typeof createUpdater>>} Updater */

/** Returns the token that the open page sends. @param {Person} person */
const tokenOf = async ({ page, readList }) => {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.headers()['authorization'] !== undefined,
  );
  await readList();
  return ((await asked).headers()['authorization'] ?? '').replace('Bearer ', '');
};

/** Creates the updates of an installation. @param {All} all @param {Person} person */
export const createUpdater = async ({ installation, stack: { engine } }, person) => {
  const fetchFrom = await installation.reach();
  // the last step of the installation in docs/run.md
  await copyFile(installation.file, `${installation.file}.running`);
  return {
    /** Returns the image of the container of a part. @param {string} part */
    imageOf: async (part) => (await engine.inspect(await engine.containerOf(part))).Config.Image,
    /**
     * Builds an image over another one.
     * @param {string} tag
     * @param {string} base image that it begins with
     * @param {string} line further line of its Dockerfile
     */
    build: async (tag, base, line) => {
      const script = 'printf "FROM %s\\n%s\\n" "$BASE" "$LINE" | "$ENGINE" build --quiet --tag "$TAG" -';
      const env = { BASE: base, LINE: line, TAG: tag, ENGINE: engine.program };
      const { code, output } = await run('sh', ['-c', script], { env });
      if (code !== 0) throw new Error(output);
    },
    /**
     * Changes settings and runs infra/update.sh, while lists are requested ten times a second. Returns the exit code
     * and output of the script, and the answers to the requests.
     * @param {Record<string, string>} changed
     */
    update: async (changed) => {
      await installation.change(changed);
      const client = createClient(await tokenOf(person), installation.place.application, fetchFrom);
      const end = startLoad(() => client.list());
      const { code, output } = await run('sh', ['infra/update.sh', installation.file], { env: installation.env });
      return { code, output, answers: await end() };
    },
  };
};
