import assert from 'node:assert/strict';
import { expectWhole, summaryOf } from './load.mjs';

/** @typedef {import('./production.mjs').All} All */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./updater.mjs').Updater} Updater */

/** Parts beside the gateways, with the setting of their image. Requests may fail while the only balancer starts. */
const PARTS = [
  { part: 'redis', variable: 'REDIS_IMAGE', isAlone: false },
  { part: 'postgres', variable: 'POSTGRES_IMAGE', isAlone: false },
  { part: 'keycloak', variable: 'BACK_OFFICE_KEYCLOAK_IMAGE', isAlone: false },
  { part: 'balancer', variable: 'CADDY_IMAGE', isAlone: true },
];

/**
 * Replaces each part beside the gateways by a later image and by one that does not start, under load.
 * @param {All} all
 * @param {Updater} updater
 * @param {Checks} checks
 */
export const checkChangedImages = async ({ installation, stack }, { build, imageOf, update }, { check }) => {
  for (const { part, variable, isAlone } of PARTS) {
    const [later, broken] = [`back-office/${part}-later:test`, `back-office/${part}-broken:test`];
    const base = await imageOf(part);
    const summary = isAlone ? summaryOf : expectWhole;
    await check(`production: a later image of ${part} is taken`, async () => {
      await build(later, base, 'LABEL later=yes');
      const { code, output, answers } = await update({ [variable]: later });
      assert.equal(code, 0, output);
      assert.equal(await imageOf(part), later);
      return summary(answers);
    });
    await check(`production: an image of ${part} that does not start goes back, and ends the update`, async () => {
      await build(broken, base, 'ENTRYPOINT ["false"]');
      const { code, output, answers } = await update({ [variable]: broken });
      await installation.change({ [variable]: later });
      assert.equal(code, 1, output);
      assert.match(output, new RegExp(`${part} did not become ready\\. It is back as it was`));
      await stack.untilHealthy(part);
      return summary(answers);
    });
    await stack.engine.ask('rmi', '--force', broken).catch(() => undefined);
  }
};
