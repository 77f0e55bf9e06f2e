// Finds a Firefox for the tests of the main flows. None is installed for them.
import { findProgram, isProgram } from './run/programs.mjs';

const usualPlaces = ['/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Finds a Firefox, or gives undefined. FIREFOX_PATH decides when it is set. */
export const findFirefox = () => {
  const chosen = process.env['FIREFOX_PATH'];
  if (!chosen) return findProgram(['firefox', 'firefox-esr'], usualPlaces);
  if (!isProgram(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, which is not a program.`);
  return chosen;
};
