import { TestEnvironment } from 'jest-environment-node';

/** Tells the test file of a failure while its pages are still open, so that it can take pictures of them. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {{ name: string, test?: { name: string } }} event */
  async handleTestEvent(event) {
    const tell = this.global['onTestFailure'];
    if (event.name === 'test_fn_failure' && typeof tell === 'function') await tell(event.test?.name);
  }
}
