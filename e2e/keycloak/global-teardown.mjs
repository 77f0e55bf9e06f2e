import { closeWorkerBrowser } from '../support/worker-browser.mjs';

/** Closes the browser of this process, in which Jest runs these tests: their stage has one worker. */
export default closeWorkerBrowser;
