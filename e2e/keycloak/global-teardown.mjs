import { closeWorkerBrowser } from '../support/worker-browser.mjs';

/** Closes the browser of this process, where Jest runs a single file. */
export default closeWorkerBrowser;
