import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { addresses } from '../../testing/addresses.ts';

declare global {
  /** Folder of stored sign-in sessions, shared by the test files on this back-office (environment.mjs). */
  var sessionsDir: string;
}

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Fills in the sign-in page and waits for the application. A demonstration user's password is the user name. */
export const signIn = async (page: Page, username: string): Promise<void> => {
  await page.waitForURL((url) => url.origin === addresses.platform);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(username);
  await page.locator('#kc-login').click();
  await page.waitForURL((url) => url.origin === addresses.app);
  await page.locator('main').waitFor();
};

const signInApart = async (browser: Browser, username: string): Promise<StorageState> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(addresses.app);
    await signIn(page, username);
    const { cookies } = await context.storageState();
    return { cookies, origins: [] }; // the session alone, without the application's local storage
  } finally {
    await context.close();
  }
};

/**
 * Returns the session of a user. The first call signs in through the sign-in page and stores the session for later
 * tests.
 */
export const sessionOf = async (browser: Browser, username: string): Promise<StorageState> => {
  const path = join(globalThis.sessionsDir, `${username}.json`);
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  if (stored !== undefined) {
    const state: StorageState = JSON.parse(stored);
    return state;
  }

  const state = await signInApart(browser, username);
  await mkdir(globalThis.sessionsDir, { recursive: true });
  await writeFile(path, JSON.stringify(state));
  return state;
};
