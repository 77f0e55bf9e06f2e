// Guards: The next page and a sort of a list each send one request for the list.
import type { Page } from 'playwright-core';
import { goWithin, openApp, waitForRows } from './support/index.ts';

/** Milliseconds without a request after which the list counts as loaded. */
const QUIET = 500;

const asksFor = (request: { postData: () => string | null }, operation: string): boolean =>
  request.postData()?.includes(`"operationName":"${operation}"`) === true;

/** Counts the requests for pages of the list after a click, until no more are sent. */
const pagesAskedBy = async (page: Page, operation: string, click: () => Promise<void>): Promise<number> => {
  let count = 0;
  let last = Date.now();
  const watch = (request: { postData: () => string | null }) => {
    if (!asksFor(request, operation)) return;
    count += 1;
    last = Date.now();
  };
  page.on('request', watch);
  await click();
  await waitForRows(page);
  while (Date.now() - last < QUIET) await page.waitForTimeout(100);
  page.off('request', watch);
  return count;
};

const lists = [
  { path: '/pagos?filas=5', operation: 'PaymentsPage', sort: 'IMPORTE' },
  { path: '/suscripciones?tipo=todos&filas=5', operation: 'SubscriptionsPage', sort: 'IMPORTE' },
  { path: '/comercios?filas=5', operation: 'CollectorSearch', sort: 'FIRMA' },
  { path: '/pagadores?filas=5', operation: 'PayerSearch', sort: 'EMAIL' },
  { path: '/pagadores/referencias?filas=5', operation: 'PayerReferencesPage', sort: 'EMAIL' },
  { path: '/transferencias?filas=5', operation: 'TransfersPage', sort: 'IMPORTE' },
  { path: '/retiros?filas=5', operation: 'WithdrawalsPage', sort: 'IMPORTE' },
  {
    path: '/distribucion?period=ultimos-12-meses&filas=5',
    operation: 'DistributionsPage',
    sort: 'IMPORTE',
  },
  { path: '/importaciones?filas=5', operation: 'ImportsPage', sort: 'IMPORTE TOTAL' },
  { path: '/comercios/promociones?filas=5', operation: 'PromotionsPage', sort: 'NOMBRE' },
];

test('the next page and a sort of a list each send one request for the list', async () => {
  const app = await openApp({ user: 'administrador', path: '/home', width: 1440 });
  const { page } = app;
  for (const { path, operation, sort } of lists) {
    const answered = page.waitForResponse((response) => asksFor(response.request(), operation));
    await goWithin(page, path);
    await answered;
    await waitForRows(page);

    const next = page.getByRole('button', { name: 'Ir a la página siguiente' });
    expect([path, await pagesAskedBy(page, operation, () => next.click())]).toEqual([path, 1]);
    await page.getByText(/^6–\d+ de /).waitFor();

    const header = page.getByRole('columnheader', { name: sort });
    expect([path, await pagesAskedBy(page, operation, () => header.click())]).toEqual([path, 1]);
  }
  await app.close();
}, 120_000);
