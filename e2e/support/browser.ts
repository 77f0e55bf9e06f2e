import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { addresses } from '../../testing/addresses.ts';
import { sessionOf, signIn } from './sessions.ts';

declare global {
  /** Returns the browser of this Jest worker (environment.mjs). */
  var workerBrowser: () => Promise<Browser>;
}

/** Default timeout in milliseconds of a wait in a page. */
const PATIENCE = 15_000;

/** Options of `openApp`. */
export interface OpenOptions {
  /** Demonstration user to sign in. By default nobody is signed in, and the sign-in page opens. */
  readonly user?: string;
  /** Path to open; `/` by default. */
  readonly path?: string;
  readonly theme?: 'light' | 'dark';
  /** Width of the window in CSS pixels; 1440 by default. */
  readonly width?: number;
  readonly height?: number;
  /** Signs in for this test alone instead of with the shared session. Needed by tests that end their session. */
  readonly freshSession?: boolean;
}

/** Application open in its own window. */
export interface App {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Ignores console errors and uncaught exceptions in this test, which provokes them. */
  allowErrors(): void;
  /** Closes the window. Fails when the console or the page reported an error, unless `allowErrors` was called. */
  close(): Promise<void>;
}

let browser: Browser | undefined;
const openWindows = new Set<App>();

const started = (): Browser => {
  if (!browser) throw new Error('The browser is started before the first test of a file.');
  return browser;
};

/** Collects console errors and uncaught exceptions of the page. */
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

/** Opens the application in a new browser context, signed in as the user of the options, if any. */
export const openApp = async (options: OpenOptions): Promise<App> => {
  const { user, path = '/', theme = 'light', width = 1440, height = 900, freshSession = false } = options;
  const usesSharedSession = user !== undefined && !freshSession;
  const context = await started().newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(usesSharedSession ? { storageState: await sessionOf(started(), user) } : {}),
  });
  context.setDefaultTimeout(PATIENCE);
  const app = await createApp(context);
  await app.page.goto(`${addresses.app}${path}`);
  if (user !== undefined && freshSession) await signIn(app.page, user);
  if (user !== undefined) await app.page.locator('main').waitFor(); // selected by tag: an open dialog hides its role
  return app;
};

/** Navigates inside the open application without a page load, as its links do. */
export const followWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Navigates inside the open application, and waits until the new screen has taken the focus. The old screen stays until
 * then. Does not wait when only the query string changes.
 */
export const goWithin = async (page: Page, path: string): Promise<void> => {
  const isAnother = new URL(path, page.url()).pathname !== new URL(page.url()).pathname;
  await followWithin(page, path);
  if (isAnother) await page.waitForFunction(() => document.activeElement !== document.body);
};

/** Waits until the screen has no loading indicator. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  const loading = '[role="status"][aria-label^="Cargando"], [role="progressbar"]';
  await page.waitForFunction((parts) => document.querySelector(parts) === null, loading);
};

const photograph = async (testName: string): Promise<void> => {
  await mkdir('.tmp/screenshots', { recursive: true });
  const name = testName.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  const pages = [...openWindows].map(({ page }) => page);
  // A failed screenshot must not hide the failure of the test.
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
