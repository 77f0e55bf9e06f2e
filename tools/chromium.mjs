// Finds a Chromium for the browser tests, or installs one where that can be done without asking (root on Debian).
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run/command.mjs';

/** How tests start it: no window, and no request of its own to anybody. */
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

/** The shell comes first: it draws no window at all, and takes half of the time for a page. */
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

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];

const usualPlaces = [
  ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** @param {string} path */
const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a Chromium is, or undefined. CHROMIUM_PATH decides when it is set. */
export const findChromium = () => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return usualPlaces.find(isProgram);
  if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program.`);
  return chosen;
};

const howTo =
  'No Chromium was found. Install one (Debian, Ubuntu: apt-get install chromium; macOS: Google Chrome), or set CHROMIUM_PATH to a Chrome, Chromium or Edge.';

/** @param {readonly string[]} args */
const aptGet = (...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });

const installOnDebian = async () => {
  console.log('Installing Chromium for the browser tests (apt-get install chromium-headless-shell, or chromium) …');
  await aptGet('update', '-qq');
  let told = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'];
    const { code, output } = await aptGet('install', ...args);
    if (code === 0) return;
    told += output;
  }
  throw new Error(`${howTo}\napt-get failed:\n${told}`);
};

/** Where a Chromium is; installs one when it may; throws with what to do when there is none. */
export const provideChromium = async () => {
  const found = findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) throw new Error(howTo);
  await installOnDebian();
  const installed = findChromium();
  if (!installed) throw new Error(howTo);
  return installed;
};
