import { TestEnvironment } from 'jest-environment-node';
import { exitWithWorker } from '../../tools/jest/when-worker-ends.mjs';
import { workerBrowser } from './worker-browser.mjs';

exitWithWorker();

/** @returns {readonly import('./back-office.mjs').Addresses[]} */
const started = () => JSON.parse(process.env['E2E_BACK_OFFICES'] ?? '[]');

/**
 * Jest environment that provides the back-office and the browser of its worker. After a failure it takes screenshots
 * while the pages are still open.
 */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const own = started()[Number(process.env['JEST_WORKER_ID']) - 1]; // Jest counts workers from 1
    Object.assign(this.global, { backOffice: own, sessionsDir: own?.sessionsDir, workerBrowser });
  }

  /** @param {{ name: string, test?: { name: string } }} event */
  async handleTestEvent(event) {
    const tell = this.global['onTestFailure'];
    if (event.name === 'test_fn_failure' && typeof tell === 'function') await tell(event.test?.name);
  }
}
