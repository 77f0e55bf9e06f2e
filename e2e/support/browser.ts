import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { addresses } from '../../testing/addresses.ts';
import { sessionOf, signIn } from './sessions.ts';

declare global {
  /** The Chromium of this Jest worker (environment.mjs). */
  var workerBrowser: () => Promise<Browser>;
}

/** Milliseconds that the browser waits for what a test expects. */
const PATIENCE = 15_000;

/** Options to open the application. */
export interface OpenOptions {
  /** A demonstration user; nobody without it, who comes to the login page. */
  readonly as?: string;
  /** Path to open; `/` without it. */
  readonly path?: string;
  readonly theme?: 'light' | 'dark';
  /** Of the window, in CSS pixels; without it, one with room for the whole menu. */
  readonly width?: number;
  readonly height?: number;
  /** A sign-in of its own: for tests that end their session. */
  readonly freshSession?: boolean;
}

/** The application, open in a window of its own. */
export interface App {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Complaints of the console do not fail this test: it provokes them. */
  allowErrors(): void;
  /** Closes the window; fails when the console or the page has complained. */
  close(): Promise<void>;
}

let browser: Browser | undefined;
const openWindows = new Set<App>();

const started = (): Browser => {
  if (!browser) throw new Error('The browser is started before the first test of a file.');
  return browser;
};

/** Collects the complaints of the console and the page from now on. */
const watchProblems = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
};

const createApp = async (context: BrowserContext): Promise<App> => {
  const page = await context.newPage();
  const problems = watchProblems(page);
  let allowed = false;
  const app: App = {
    page,
    context,
    allowErrors: () => {
      allowed = true;
    },
    close: async () => {
      openWindows.delete(app);
      await context.close();
      if (!allowed) expect(problems).toEqual([]);
    },
  };
  openWindows.add(app);
  return app;
};

/** Opens the application as a user, who signs in through the login page. */
export const openApp = async (options: OpenOptions): Promise<App> => {
  const { as, path = '/', theme = 'light', width = 1440, height = 900, freshSession = false } = options;
  const kept = as !== undefined && !freshSession;
  const context = await started().newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(kept ? { storageState: await sessionOf(started(), as) } : {}),
  });
  context.setDefaultTimeout(PATIENCE);
  const app = await createApp(context);
  await app.page.goto(`${addresses.app}${path}`);
  if (as !== undefined && freshSession) await signIn(app.page, as);
  if (as !== undefined) await app.page.locator('main').waitFor(); // by its tag: behind an open dialog it has no role
  return app;
};

/** Follows an address of the application that is open, as its links do: nothing is loaded anew but what is missing. */
export const followWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The same, to another screen, and waits until it is there: the one before stays until then. The focus goes with it. */
export const goWithin = async (page: Page, path: string): Promise<void> => {
  const isAnother = new URL(path, page.url()).pathname !== new URL(page.url()).pathname;
  await followWithin(page, path);
  if (isAnother) await page.waitForFunction(() => document.activeElement !== document.body);
};

/** Waits until nothing of the screen is on its way. */
export const loaded = async (page: Page): Promise<void> => {
  const loading = '[role="status"][aria-label^="Cargando"], [role="progressbar"]';
  await page.waitForFunction((parts) => document.querySelector(parts) === null, loading);
};

const photograph = async (testName: string): Promise<void> => {
  await mkdir('.tmp/screenshots', { recursive: true });
  const name = testName.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  const pages = [...openWindows].map(({ page }) => page);
  // a picture that cannot be taken hides no failure
  await Promise.allSettled(
    pages.map((page, at) => page.screenshot({ path: `.tmp/screenshots/${name}-${at + 1}.png`, fullPage: true })),
  );
};

Object.assign(globalThis, { onTestFailure: photograph }); // environment.mjs calls it

beforeAll(async () => {
  browser = await globalThis.workerBrowser();
});

afterEach(async () => {
  const left = [...openWindows];
  openWindows.clear();
  await Promise.all(left.map(({ context }) => context.close()));
});
