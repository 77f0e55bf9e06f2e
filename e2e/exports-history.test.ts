// Guards: A hidden tab polls no export. A person can download another person's export.
// Looks over: apps/web/src/features/export/**
import { stat } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import {
  eventually,
  exportsControl,
  holdExports,
  openApp,
  requests,
  services,
  untilExportsEnd,
} from './support/index.ts';

const path = '/exportaciones';

afterEach(async () => {
  await exportsControl.set({ held: false, failing: false });
  await untilExportsEnd();
});

const rowOf = (page: Page, { id }: { readonly id: string }): Locator => page.getByRole('row').filter({ hasText: id });

const untilFinished = (id: string): Promise<void> =>
  eventually(async () => expect((await services.exports.now(id)).status).toBe('finished'));

test('a hidden tab sends no request for its exports, and sends one as soon as it is visible', async () => {
  await holdExports();
  const running = await services.exports.add();
  const app = await openApp({ user: 'operador', path: `${path}?period=hoy`, width: 1440 });
  const { page } = app;
  await page.clock.install();
  const become = (state: string) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const row = rowOf(page, running);
  await row.getByText('En proceso', { exact: true }).waitFor();
  await become('hidden');
  await exportsControl.set({ held: false });
  await untilFinished(running.id);
  await requests.clear();
  await page.clock.fastForward('01:00'); // longer than the polling interval
  expect(await requests.list('export')).toEqual([]);
  await row.getByText('En proceso', { exact: true }).waitFor();
  await become('visible');
  await row.getByText('Finalizado', { exact: true }).waitFor();
  await app.close();
});

test('an auditor downloads an export of another person; a refused link is reported and can be retried', async () => {
  const { id } = await services.exports.add({ format: 'xlsx' });
  await untilFinished(id);
  const app = await openApp({ user: 'auditor', path: `${path}?period=hoy`, width: 1440 });
  app.allowErrors(); // the refused link is logged
  const { page } = app;
  await page.route('**/downloads/*', async (route) => {
    await app.context.clearCookies({ path: '/downloads/' });
    await route.continue();
  });
  await rowOf(page, { id })
    .getByRole('button', { name: /^Descargar/ })
    .click();
  await page.getByRole('alert').getByText('Los enlaces de descarga solo sirven a quien los pidió.').waitFor();
  await rowOf(page, { id }).waitFor();
  await page.unrouteAll();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pagos_.*\.xlsx$/);
  expect((await stat(await download.path())).size).toBe((await services.exports.now(id)).file_size);
  await app.close();
});
