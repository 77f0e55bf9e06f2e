import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { openApp, type App, type OpenOptions } from './browser.ts';
import { monthAgo } from './months.ts';

/** The rows of the table that is shown. */
export const rowsOf = (page: Page): Locator => page.locator('.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton)');

/** Waits until the table shows what was requested. */
export const settled = async (page: Page): Promise<void> => {
  await rowsOf(page).first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
};

/** Reads the texts of the rows in a column. */
const column = async (page: Page, field: string): Promise<string[]> => {
  const cells = rowsOf(page).locator(`[data-field="${field}"]`);
  await cells.first().waitFor(); // the grid draws its rows before their cells
  return cells.allTextContents();
};

/** A list of which many rows can be acted on, as a person handles it. */
export interface ListScreen {
  readonly app: App;
  readonly page: Page;
  readonly rows: Locator;
  /** Bar of the actions on the ticked rows. */
  readonly bar: Locator;
  readonly dialog: Locator;
  /** Waits until what was requested is shown. */
  readonly settled: () => Promise<void>;
  /** Reads the number of matches that the list shows. */
  readonly total: () => Promise<number>;
  /** Ticks the rows that are shown. */
  readonly tickAll: () => Promise<void>;
  /** Of the first rows. */
  readonly idsOf: (count: number) => Promise<string[]>;
  /** Reads the texts of the rows in a column. */
  readonly column: (field: string) => Promise<string[]>;
}

/** A list to open: where, and how many match in its words. */
interface ListAddress {
  readonly path: string;
  /** As a whole: `1 pago`, `2.345 pagos`. */
  readonly total: RegExp;
}

/** Opens it, as `operador` unless it is said otherwise. */
const openList = async ({ path, total }: ListAddress, options: OpenOptions = {}): Promise<ListScreen> => {
  // high enough for every row of a page: those out of sight are not drawn
  const app = await openApp({ as: 'operador', path, width: 1440, height: 1600, ...options });
  const { page } = app;
  const rows = rowsOf(page);
  const bar = page.getByRole('group', { name: 'Acciones sobre la selección' });
  await page.getByText(total).waitFor();
  return {
    app,
    page,
    rows,
    bar,
    dialog: page.getByRole('dialog'),
    settled: () => settled(page),
    total: async () => Number((await page.getByText(total).textContent())?.replaceAll(/\D/g, '')),
    tickAll: async () => {
      await rows.first().waitFor();
      await page.getByRole('columnheader').getByRole('checkbox').click();
      await bar.waitFor();
    },
    idsOf: async (count) => {
      const ids = await rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-id') ?? ''));
      return ids.slice(0, count);
    },
    column: (field) => column(page, field),
  };
};

/** The file with the result of an action on many, whose dialog is open. */
export const downloadResult = async ({ page, dialog }: ListScreen, fileName: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar resultado' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(fileName);
  return readFile(await download.path(), 'utf8');
};

/** Months that no other test looks at, so that what is cancelled here is missed nowhere. */
const earlier = (): string => `${monthAgo(4).first}..${monthAgo(1).last}`;

/** The list of payments of some months ago, with this search. */
export const openPaymentList = (query: string, options?: OpenOptions): Promise<ListScreen> =>
  openList({ path: `/pagos?period=${earlier()}&${query}`, total: /^[\d.]+ pagos?$/ }, options);

/** The list of subscriptions with this search; an empty one leaves the address as it is typed. */
export const openSubscriptionList = (query = '', options?: OpenOptions): Promise<ListScreen> =>
  openList({ path: `/suscripciones${query === '' ? '' : `?${query}`}`, total: /^[\d.]+ suscripci(ón|ones)$/ }, options);

/** The list of withdrawals of the last hundred days with this search, as `tesoreria`. */
export const openWithdrawalList = (query: string, options: OpenOptions = {}): Promise<ListScreen> =>
  openList(
    { path: `/retiros?period=ultimos-12-meses&${query}`, total: /^[\d.]+ retiros?$/ },
    { as: 'tesoreria', ...options },
  );
