import { stopBackOffice } from './back-office.mjs';

/** Stops the back-office of the main process, where Jest runs a single file. */
export default stopBackOffice;
