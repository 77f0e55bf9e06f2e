import assert from 'node:assert/strict';
import { checkChangedImages } from './changed-images.mjs';
import { checkChangedSettings } from './changed-settings.mjs';
import { expectWhole } from './load.mjs';
import { createUpdater } from './updater.mjs';

/** @typedef {import('./production.mjs').All} All */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./person.mjs').Person} Person */

const GATEWAYS = ['gateway-1', 'gateway-2'];
const IMAGE = 'back-office/gateway';
/** Images of gateways that this test builds: a later one, and one that does not become ready. */
const LATER = `${IMAGE}:later`;
const BROKEN = `${IMAGE}:broken`;

/**
 * Removes the images that the test built for updates. Those of `infra/update.sh` (`back-office/before`) stay, because an
 * installation on this machine may need them.
 * @param {import('./engine.mjs').Engine} engine
 */
export const removeUpdates = async ({ ask }) => {
  const listed = await ask(
    'images',
    '--format',
    '{{.Repository}}:{{.Tag}}',
    '--filter',
    'reference=back-office/*:test',
  );
  await ask('rmi', '--force', LATER, BROKEN, ...listed.split('\n').filter(Boolean)).catch(() => undefined);
};

/**
 * Updates the gateways under load: to a later image, to one that does not become ready, and back. Then changes
 * settings, and the images of the other parts.
 * @param {All} all
 * @param {Person} person
 * @param {Checks} checks
 */
export const checkUpdates = async (all, person, checks) => {
  const updater = await createUpdater(all, person);
  const { build, update } = updater;
  const { check } = checks;
  const imagesOf = () => Promise.all(GATEWAYS.map((gateway) => updater.imageOf(gateway)));

  await check('production: infra/update.sh replaces both gateways, and fails no request', async () => {
    await build(LATER, IMAGE, 'LABEL later=yes');
    const { code, output, answers } = await update({ GATEWAY_IMAGE: LATER });
    assert.equal(code, 0, output);
    assert.deepEqual(await imagesOf(), [LATER, LATER]);
    await person.askAnew();
    return expectWhole(answers);
  });
  await check(
    'production: an update that does not become ready ends at the first gateway, and fails no request',
    async () => {
      await build(BROKEN, IMAGE, 'CMD ["sleep", "infinity"]');
      const { code, output, answers } = await update({ GATEWAY_IMAGE: BROKEN });
      assert.equal(code, 1, output);
      assert.match(output, /gateway-1 did not become ready\. It is back as it was, and nothing after it was touched/);
      assert.deepEqual(await imagesOf(), ['back-office/before:gateway-1', LATER]);
      return expectWhole(answers);
    },
  );
  await check('production: going back to the image before mends it, and fails no request', async () => {
    const { code, output, answers } = await update({ GATEWAY_IMAGE: LATER });
    assert.equal(code, 0, output);
    assert.deepEqual(await imagesOf(), [LATER, LATER]);
    return expectWhole(answers);
  });
  await checkChangedSettings(all, updater, checks);
  await checkChangedImages(all, updater, checks);
};
