import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../testing/eventually.ts';
import { openApp, type App } from './browser.ts';

/** Steps of a person, which are counted. */
export interface Walk {
  readonly page: Page;
  readonly click: (target: Locator) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Goes back in the history of the browser. It counts as one key. */
  readonly back: () => Promise<void>;
}

const day = await readFile(new URL('../../docs/operators-day.md', import.meta.url), 'utf8');

/** Reads the clicks and keys of a task from docs/operators-day.md. */
const written = (task: string): readonly [number, number] => {
  const line = day.split('\n').find((one) => one.startsWith(`| ${task} |`));
  const [, clicks, keys] = /(\d+) \/ (\d+)/.exec(line?.split('|')[3] ?? '') ?? [];
  if (clicks === undefined || keys === undefined) throw new Error(`The page does not have the task ${task}.`);
  return [Number(clicks), Number(keys)];
};

/**
 * Runs the steps of a task and closes the application. The clicks must be those of the document, and the keys no more.
 * A chord counts as one key.
 */
export const walk = async (task: string, app: App, steps: (hands: Walk) => Promise<void>) => {
  const { page } = app;
  const count = { clicks: 0, keys: 0 };
  await steps({
    page,
    click: async (target) => {
      count.clicks += 1;
      await target.click();
    },
    type: async (text) => {
      count.keys += text.length;
      await page.keyboard.type(text);
    },
    press: async (key) => {
      count.keys += 1;
      await page.keyboard.press(key);
    },
    back: async () => {
      count.keys += 1;
      await page.goBack();
    },
  });
  const [clicks, keys] = written(task);
  expect(count.clicks).toBe(clicks);
  // texts from the generated data, such as amounts, may be shorter than in the document
  expect(count.keys).toBeLessThanOrEqual(keys);
  await app.close();
};

/** Opens the quick search and types a text. */
export const quickSearch = async ({ page, press, type }: Walk, text: string) => {
  await press('Control+k');
  await page.getByRole('combobox', { name: 'Búsqueda rápida' }).waitFor();
  await type(text);
};

/** Opens the home page, and waits until its keyboard shortcuts are loaded. */
export const openHome = async (user: string) => {
  const app = await openApp({ user, path: '/home' });
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  // The chunk of the keyboard shortcuts loads after the page: open and close the sheet of shortcuts to wait for it.
  const sheet = app.page.getByRole('dialog', { name: 'Atajos de teclado' });
  await eventually(async () => {
    await app.page.keyboard.press('?');
    expect(await sheet.isVisible()).toBe(true);
  });
  await app.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return app;
};
