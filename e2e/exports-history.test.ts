// Guards: The export history follows running exports and stops when they end.
import { stat } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import {
  addExport,
  addresses,
  column,
  eventually,
  exportNow,
  exportsControl,
  faults,
  openApp,
  requests,
  untilExportsEnd,
} from './support/index.ts';

const path = '/exportaciones';

afterEach(async () => {
  await faults.clear();
  await exportsControl.set({ held: false, failing: false });
  await untilExportsEnd();
});

const rowOf = (page: Page, { id }: { readonly id: string }): Locator => page.getByRole('row').filter({ hasText: id });

const untilFinished = (id: string): Promise<void> =>
  eventually(async () => expect((await exportNow(id)).status).toBe('finished'));

test('the history opens from the menu, and shows who asked for what under its columns', async () => {
  const app = await openApp({ as: 'auditor', path: '/home', width: 1440 });
  const { page } = app;
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('button', { name: 'Reportes' }).click();
  await menu.getByRole('link', { name: 'Exportaciones' }).click();
  await page.getByRole('heading', { name: 'Historial de exportaciones' }).waitFor();
  await page.getByText(/^\d+ exportacio(n|nes)$/).waitFor();
  const columns = [
    'ID',
    'Tipo',
    'Formato',
    'Registros',
    'Pedida el',
    'Terminada el',
    'Estado',
    'Pedida por',
    'Archivo',
  ];
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
  await app.close();
});

test('a running export is followed to its end without pressing anything, also where only running ones are shown', async () => {
  await exportsControl.set({ held: true });
  const running = await addExport();
  const app = await openApp({ as: 'operador', path: `${path}?period=hoy&status=in_process`, width: 1440 });
  const { page } = app;
  const row = rowOf(page, running);
  await row.getByText('0 de 600', { exact: true }).waitFor();
  await row.getByRole('progressbar', { name: `Avance de la exportación ${running.id}` }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  await exportsControl.set({ held: false });
  await row.getByText('Finalizado', { exact: true }).waitFor();
  expect(await row.locator('[data-field="records"]').textContent()).toBe('600');
  expect(await row.locator('[data-field="endDate"]').textContent()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await row.getByRole('button', { name: /^Descargar pagos_.*\.csv$/ }).waitFor();
  await app.close();
});

test('nothing is asked while the tab is hidden, and it is asked at once when it is seen again', async () => {
  await exportsControl.set({ held: true });
  const running = await addExport();
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

test.each(['auditor', 'operador'])('%s downloads what somebody else asked for', async (user) => {
  const { id } = await addExport({ format: 'xlsx' });
  await untilFinished(id);
  const app = await openApp({ as: user, path: `${path}?period=hoy`, width: 1440 });
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    rowOf(app.page, { id })
      .getByRole('button', { name: /^Descargar/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pagos_.*\.xlsx$/);
  expect((await stat(await download.path())).size).toBe((await exportNow(id)).file_size);
  await app.close();
});

test('a file whose link cannot be made is told with the id of the request', async () => {
  const { id } = await addExport();
  await untilFinished(id);
  const app = await openApp({ as: 'operador', path: `${path}?period=hoy`, width: 1440 });
  app.allowErrors();
  const download = rowOf(app.page, { id }).getByRole('button', { name: /^Descargar/ });
  await download.waitFor();
  await faults.set({ service: 'export', fault: { kind: 'status', status: 503 } });
  await download.click();
  await app.page.getByRole('alert').getByText('Id de solicitud').waitFor();
  await app.close();
});

test('the filters are asked with their button, stay in the address and in the session', async () => {
  const { id } = await addExport({ type: 'subscription', format: 'json' });
  await untilFinished(id);
  const app = await openApp({ as: 'operador', path, width: 1440 });
  const { page } = app;
  const choose = async (filter: string, option: string) => {
    await page.getByRole('search').getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Tipo', 'Suscripciones');
  await choose('Formato', 'json');
  await choose('Estado', 'Finalizado');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('status') === 'finished');
  expect(new URL(page.url()).search).toMatch(/^\?period=\d{4}-\d\d&tipo=subscription&formato=json&status=finished$/);
  await rowOf(page, { id }).waitFor();
  // the rows before stay until others have come
  await eventually(async () => {
    for (const [field, only] of [
      ['type', 'Suscripciones'],
      ['format', 'json'],
      ['status', 'Finalizado'],
    ] as const) {
      expect(new Set(await column(page, field))).toEqual(new Set([only]));
    }
  });
  await page.goto(`${addresses.app}${path}`);
  await page.waitForURL(({ searchParams }) => searchParams.get('formato') === 'json');

  await page.goto(`${addresses.app}${path}?period=2020-01`);
  await page.getByText('No se encontraron exportaciones', { exact: true }).waitFor();
  await page.goto(`${addresses.app}${path}?formato=pdf`);
  await page.getByText('El formato “pdf” no existe; se muestran todos.').waitFor();
  await app.close();
});

test('days after today are not offered', async () => {
  const app = await openApp({ as: 'operador', path, width: 1440 });
  await app.page.getByLabel('Período').click();
  expect(await app.page.getByRole('button', { name: 'Año siguiente' }).isDisabled()).toBe(true);
  await app.close();
});

test('on a phone exports are cards', async () => {
  await exportsControl.set({ held: true });
  const { id } = await addExport();
  const app = await openApp({ as: 'operador', path: `${path}?period=hoy`, width: 390 });
  await app.page.getByRole('listitem').filter({ hasText: id }).getByText('0 de 600').waitFor();
  await app.close();
});
