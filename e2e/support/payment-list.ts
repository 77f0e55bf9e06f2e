import type { Locator, Page } from 'playwright-core';
import { openApp, type App, type OpenOptions } from './browser.ts';

/** Months that no other test looks at, so that what is cancelled here is missed nowhere. */
const earlier = (): string => {
  const day = (monthsAgo: number, last: boolean): string => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo + (last ? 1 : 0), last ? 0 : 1))
      .toISOString()
      .slice(0, 10);
  };
  return `${day(4, false)}..${day(1, true)}`;
};

/** The list of payments, as a person handles it who acts on many. */
export interface PaymentListScreen {
  readonly app: App;
  readonly page: Page;
  readonly rows: Locator;
  /** What can be done to the ticked ones. */
  readonly bar: Locator;
  readonly dialog: Locator;
  /** How many payments the list says that match. */
  readonly total: () => Promise<number>;
  /** Ticks the rows that are shown. */
  readonly tickAll: () => Promise<void>;
  /** Of the first rows. */
  readonly idsOf: (count: number) => Promise<string[]>;
}

/** Opens it with this search, as `operador` unless it is said otherwise. */
export const openPaymentList = async (query: string, options: OpenOptions = {}): Promise<PaymentListScreen> => {
  const app = await openApp({ as: 'operador', path: `/pagos?period=${earlier()}&${query}`, width: 1440, ...options });
  const { page } = app;
  const rows = page.locator('.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton)');
  await page.getByText(/^[\d.]+ pagos?$/).waitFor();
  return {
    app,
    page,
    rows,
    bar: page.getByRole('group', { name: 'Acciones sobre la selección' }),
    dialog: page.getByRole('dialog'),
    total: async () => Number((await page.getByText(/^[\d.]+ pagos?$/).textContent())?.replaceAll(/\D/g, '')),
    tickAll: async () => {
      await rows.first().waitFor();
      await page.getByRole('columnheader').getByRole('checkbox').click();
      await page.getByText(/pagos? seleccionados?$/).waitFor();
    },
    idsOf: async (count) => {
      const ids = await rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-id') ?? ''));
      return ids.slice(0, count);
    },
  };
};
