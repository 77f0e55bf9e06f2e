import { closeWorkerBrowser } from '../support/worker-browser.mjs';

/** Closes the browser of this process. Jest runs a single test file in the main process. */
export default closeWorkerBrowser;
