// Finds a Chromium for the browser tests, or installs one as root on Debian.
import { findProgram, installPackages, isProgram, mayInstall } from './run/programs.mjs';

/** Flags of test browsers: no window, and fewer background requests. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Names of the program, in order of preference. The headless shell comes first, because it is faster. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];

const usualPlaces = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * Returns the path of a Chromium, or undefined. CHROMIUM_PATH overrides the search.
 * @throws Error when CHROMIUM_PATH is not a program
 */
export const findChromium = () => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return findProgram(names, usualPlaces);
  if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program.`);
  return chosen;
};

const howTo =
  'No Chromium was found. Install one (Debian, Ubuntu: apt-get install chromium; macOS: Google Chrome), or set CHROMIUM_PATH to a Chrome, Chromium or Edge.';

/**
 * Returns the path of a Chromium, and installs it when possible.
 * @throws Error with the next step when there is none and none can be installed
 */
export const provideChromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (!mayInstall()) throw new Error(howTo);
  console.log('Installing Chromium for the browser tests (apt-get install chromium-headless-shell, or chromium) …');
  try {
    await installPackages(['chromium-headless-shell', 'fonts-liberation']).catch(() =>
      installPackages(['chromium', 'fonts-liberation']),
    );
  } catch (error) {
    throw new Error(`${howTo}\n${error instanceof Error ? error.message : ''}`, { cause: error });
  }
  const installed = findChromium();
  if (!installed) throw new Error(howTo);
  return installed;
};
