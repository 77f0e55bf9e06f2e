import assert from 'node:assert/strict';
import { createClient } from './client.mjs';
import { expectWhole, startLoad } from './load.mjs';
import { run } from '../run/command.mjs';

/** @typedef {import('./production.mjs').All} All */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./person.mjs').Person} Person */

const GATEWAYS = ['gateway-1', 'gateway-2'];
const IMAGE = 'back-office/gateway';
/** Tags of images that are made here: a later build, and one that starts nothing. */
const TAGS = ['later', 'broken'];

/** Takes away the images that updates have made. @param {import('./engine.mjs').Engine} engine */
export const removeUpdates = ({ ask }) =>
  ask('rmi', '--force', ...TAGS.map((tag) => `${IMAGE}:${tag}`)).catch(() => undefined);

/** The token that the open page sends. @param {Person} person */
const tokenOf = async ({ page, readList }) => {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.headers()['authorization'] !== undefined,
  );
  await readList();
  return ((await asked).headers()['authorization'] ?? '').replace('Bearer ', '');
};

/** @param {All} all @param {Person} person @param {Checks} checks */
export const checkUpdates = async ({ installation, stack }, person, { check }) => {
  const { engine } = stack;
  const fetchFrom = await installation.reach();

  /** Makes an image of a later build. @param {string} tag @param {string} line of its Dockerfile */
  const buildLater = async (tag, line) => {
    const script = `printf 'FROM ${IMAGE}\\n%s\\n' "$LINE" | "$ENGINE" build --quiet --tag ${IMAGE}:${tag} -`;
    const { code, output } = await run('sh', ['-c', script], { env: { LINE: line, ENGINE: engine.program } });
    assert.equal(code, 0, output);
  };
  const imagesOf = () =>
    Promise.all(GATEWAYS.map(async (one) => (await engine.inspect(await engine.containerOf(one))).Config.Image));
  /** Runs infra/update.sh while lists are requested. @param {string} tag */
  const update = async (tag) => {
    await installation.write({ GATEWAY_IMAGE: `${IMAGE}:${tag}` });
    const client = createClient(await tokenOf(person), installation.place.application, fetchFrom);
    const end = startLoad(() => client.list());
    const { code, output } = await run('sh', ['infra/update.sh', installation.file], { env: installation.env });
    return { code, output, answers: await end(), images: await imagesOf() };
  };

  await check('production: infra/update.sh replaces both gateways, and costs nobody anything', async () => {
    await buildLater('later', 'LABEL later=yes');
    const { code, output, answers, images } = await update('later');
    assert.equal(code, 0, output);
    assert.deepEqual(images, [`${IMAGE}:later`, `${IMAGE}:later`]);
    await person.askAnew();
    return expectWhole(answers);
  });
  await check(
    'production: an update that does not become ready ends at the first gateway, and costs nothing',
    async () => {
      await buildLater('broken', 'CMD ["sleep", "infinity"]');
      const { code, output, answers, images } = await update('broken');
      assert.equal(code, 1, output);
      assert.match(output, /gateway-1 did not become ready\. It is back as it was, and nothing after it was touched/);
      assert.deepEqual(images, ['back-office/before:gateway-1', `${IMAGE}:later`]);
      return expectWhole(answers);
    },
  );
  await check('production: going back to the image before mends it, and costs nothing', async () => {
    const { code, output, answers, images } = await update('later');
    assert.equal(code, 0, output);
    assert.deepEqual(images, [`${IMAGE}:later`, `${IMAGE}:later`]);
    return expectWhole(answers);
  });
};
