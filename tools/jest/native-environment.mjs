import { TestEnvironment } from 'jest-environment-node';
import { linkOneAtATime } from './one-link-at-a-time.mjs';
import { exitWithWorker } from './when-worker-ends.mjs';

exitWithWorker();
linkOneAtATime();
// platforms that a test file has closed, for the next file (apps/platform/src/testing/index.ts)
globalThis.restingPlatforms = [];

/** Test environment in which test files of a worker share modules (native-modules.mjs), with the same globals. */
export default class NativeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    const [{ projectConfig }] = given;
    Object.assign(globalThis, projectConfig.globals);
    Object.assign(this.global, { importNatively: (/** @type {string} */ address) => import(address) });
  }
}
