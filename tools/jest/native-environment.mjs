import { TestEnvironment } from 'jest-environment-node';
import { exitWithWorker } from './when-worker-ends.mjs';

exitWithWorker();
globalThis.restingPlatforms = [];

/** Lets the test files of a worker share modules (native-modules.mjs), which find the globals that tests find. */
export default class NativeEnvironment extends TestEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    Object.assign(globalThis, config.projectConfig.globals);
    Object.assign(this.global, { importNatively: (/** @type {string} */ address) => import(address) });
  }
}
