// Finds a Firefox for the tests of the main flows. It is never installed.
import { findProgram, isProgram } from './run/programs.mjs';

const usualPlaces = ['/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Returns the path of a Firefox, or undefined. FIREFOX_PATH overrides the search.
 * @throws Error when FIREFOX_PATH is not a program
 */
export const findFirefox = () => {
  const chosen = process.env['FIREFOX_PATH'];
  if (!chosen) return findProgram(['firefox', 'firefox-esr'], usualPlaces);
  if (!isProgram(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, which is not a program.`);
  return chosen;
};
