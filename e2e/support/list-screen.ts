import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { openApp, type App, type OpenOptions } from './browser.ts';
import { monthAgo } from './months.ts';

/** Timeout in milliseconds until a silent browser counts as closed, with some margin. */
export const SILENCE_TIMEOUT = 25_000;

/** Locates the rows of the table, without its skeleton rows. */
export const rowsOf = (page: Page): Locator => page.locator('.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton)');

/** Waits until the table has its first row and nothing is loading. */
export const waitForRows = async (page: Page): Promise<void> => {
  await rowsOf(page).first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
};

/** Reads the texts of a column, one for each row. */
const column = async (page: Page, field: string): Promise<string[]> => {
  const cells = rowsOf(page).locator(`[data-field="${field}"]`);
  await cells.first().waitFor(); // the grid adds rows before their cells
  return cells.allTextContents();
};

/** List with a bulk selection, with what a person can do in it. */
export interface ListScreen {
  readonly app: App;
  readonly page: Page;
  readonly rows: Locator;
  /** Bar of the bulk actions on the selected rows. */
  readonly bar: Locator;
  readonly dialog: Locator;
  /** Waits until the table has its first row and nothing is loading. */
  readonly waitForRows: () => Promise<void>;
  /** Reads the number of matches from the text of the list. */
  readonly total: () => Promise<number>;
  /** Selects all rows of the page. */
  readonly selectAll: () => Promise<void>;
  /** Returns the identifiers of the first `count` rows. */
  readonly idsOf: (count: number) => Promise<string[]>;
  /** Reads the texts of a column, one for each row. */
  readonly column: (field: string) => Promise<string[]>;
}

/** Address of a list, and the pattern of its number of matches. */
interface ListAddress {
  readonly path: string;
  /** Pattern of the whole text, such as `1 pago` or `2.345 pagos`. */
  readonly total: RegExp;
}

/** Opens a list, as `operador` by default. */
const openList = async ({ path, total }: ListAddress, options: OpenOptions = {}): Promise<ListScreen> => {
  // The grid does not draw rows out of sight, so the window is high enough for a page of rows.
  const app = await openApp({ user: 'operador', path, width: 1440, height: 1600, ...options });
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
    waitForRows: () => waitForRows(page),
    total: async () => Number((await page.getByText(total).textContent())?.replaceAll(/\D/g, '')),
    selectAll: async () => {
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

/** Downloads the result of a bulk run from its open dialog, and returns the text of the file. */
export const downloadResult = async ({ page, dialog }: ListScreen, fileName: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar resultado' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(fileName);
  return readFile(await download.path(), 'utf8');
};

/** Period for tests that cancel payments, apart from the current month. */
const earlier = (): string => `${monthAgo(4).first}..${monthAgo(1).last}`;

/** Opens the payments of one to four months ago, filtered by this query string. */
export const openPaymentList = (query: string, options?: OpenOptions): Promise<ListScreen> =>
  openList({ path: `/pagos?period=${earlier()}&${query}`, total: /^[\d.]+ pagos?$/ }, options);

/** Opens the list of subscriptions, filtered by this query string. An empty one opens the address without a query. */
export const openSubscriptionList = (query = '', options?: OpenOptions): Promise<ListScreen> =>
  openList({ path: `/suscripciones${query === '' ? '' : `?${query}`}`, total: /^[\d.]+ suscripci(ón|ones)$/ }, options);

/** Opens the withdrawals of the last 12 months as `tesoreria`, filtered by this query string. */
export const openWithdrawalList = (query: string, options: OpenOptions = {}): Promise<ListScreen> =>
  openList(
    { path: `/retiros?period=ultimos-12-meses&${query}`, total: /^[\d.]+ retiros?$/ },
    { user: 'tesoreria', ...options },
  );
