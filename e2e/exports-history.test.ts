// Guards: The export history follows running exports and stops when they end.
import { stat } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { eventually, exportsControl, openApp, requests, services, untilExportsEnd } from './support/index.ts';

const path = '/exportaciones';

afterEach(async () => {
  await exportsControl.set({ held: false, failing: false });
  await untilExportsEnd();
});

const rowOf = (page: Page, { id }: { readonly id: string }): Locator => page.getByRole('row').filter({ hasText: id });

const untilFinished = (id: string): Promise<void> =>
  eventually(async () => expect((await services.exports.now(id)).status).toBe('finished'));

test('a running export is followed to its end without pressing anything, also where only running ones are shown', async () => {
  await exportsControl.set({ held: true });
  const running = await services.exports.add();
  const app = await openApp({ as: 'operador', path: `${path}?period=hoy&status=in_process`, width: 1440 });
  const { page } = app;
  const row = rowOf(page, running);
  await row.getByText(/^0 de \d+$/).waitFor();
  await row.getByRole('progressbar', { name: `Avance de la exportación ${running.id}` }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  await exportsControl.set({ held: false });
  await row.getByText('Finalizado', { exact: true }).waitFor();
  expect(await row.locator('[data-field="records"]').textContent()).toBe(
    `${(await services.exports.now(running.id)).records}`,
  );
  expect(await row.locator('[data-field="endDate"]').textContent()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await row.getByRole('button', { name: /^Descargar pagos_.*\.csv$/ }).waitFor();
  await app.close();
});

test('nothing is asked while the tab is hidden, and it is asked at once when it is seen again', async () => {
  await exportsControl.set({ held: true });
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

test('an auditor downloads what somebody else asked for', async () => {
  const { id } = await services.exports.add({ format: 'xlsx' });
  await untilFinished(id);
  const app = await openApp({ as: 'auditor', path: `${path}?period=hoy`, width: 1440 });
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    rowOf(app.page, { id })
      .getByRole('button', { name: /^Descargar/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pagos_.*\.xlsx$/);
  expect((await stat(await download.path())).size).toBe((await services.exports.now(id)).file_size);
  await app.close();
});
