// Guards: A hidden tab asks for no export; a file of somebody else is downloaded.
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

test('nothing is asked while the tab is hidden, and it is asked at once when it is seen again', async () => {
  await holdExports();
  const running = await services.exports.add();
  const app = await openApp({ as: 'operador', path: `${path}?period=hoy`, width: 1440 });
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
  await page.clock.fastForward('01:00'); // longer than from one question to the next
  expect(await requests.list('export')).toEqual([]);
  await row.getByText('En proceso', { exact: true }).waitFor();
  await become('visible');
  await row.getByText('Finalizado', { exact: true }).waitFor();
  await app.close();
});

test('an auditor downloads what somebody else asked for; a refused link is told, the list stays, and it is tried again', async () => {
  const { id } = await services.exports.add({ format: 'xlsx' });
  await untilFinished(id);
  const app = await openApp({ as: 'auditor', path: `${path}?period=hoy`, width: 1440 });
  app.allowErrors(); // of the refused link
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
