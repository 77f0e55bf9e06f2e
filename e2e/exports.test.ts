// Guards: An export is requested, polled and downloaded. Its end is reported once.
// Looks over: apps/web/src/features/export/**
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import {
  addresses,
  eventually,
  exportsControl,
  holdExports,
  openPaymentList,
  openSubscriptionList,
  untilExportsEnd,
} from './support/index.ts';

afterEach(async () => {
  await exportsControl.set({ held: false, failing: false });
  await untilExportsEnd();
});

/** Opens the export dialog of the current list. */
const openExport = async (page: Page, format: 'XLSX' | 'CSV' | 'JSON') => {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const dialog = page.getByRole('dialog', { name: /^Exportar/ });
  await dialog.waitFor();
  return {
    dialog,
    submit: () => dialog.getByRole('button', { name: 'Exportar', exact: true }).click(),
  };
};

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

const pressDownload = async (page: Page): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar', exact: true }).click(),
  ]);
  return download;
};

/** Parses a CSV file of the export service into rows of cells. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));

test('a list is exported with its filters and order, and another screen reports the end and offers the file', async () => {
  await holdExports();
  const list = await openPaymentList('status=approved&orden=-final_amount');
  const { page } = list;
  await list.waitForRows();
  const total = await list.total();
  const { dialog, submit } = await openExport(page, 'CSV');
  await dialog.getByText(new RegExp(`^${total} pagos que coinciden con:$`)).waitFor();
  await dialog.getByText('Aprobado', { exact: true }).waitFor();
  await dialog.getByText('Orden: importe, descendente').waitFor();
  await submit();
  await page.getByText('Se pidió la exportación de pagos. Le avisaremos cuando esté lista.').waitFor();
  await page.getByRole('link', { name: 'Ver el historial de exportaciones' }).click();
  await page.getByText(`0 de ${total}`, { exact: true }).waitFor();

  await page.goto(`${addresses.app}/home`);
  await exportsControl.set({ held: false });
  await page.getByText(`Su exportación de pagos (CSV, ${total} registros) está lista.`).waitFor();
  const download = await pressDownload(page);
  expect(download.suggestedFilename()).toMatch(/^pagos_.*\.csv$/);
  const [headings = [], ...rows] = cellsOf(await textOf(download));
  expect(headings.join()).toBe('FECHA,ID TRANSACCIÓN,CONCEPTO,DESCRIPCIÓN,NOMBRE,IMPORTE,MONEDA,MEDIO DE PAGO,ESTADO');
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['Aprobado']));
  const amounts = rows.map((row) => Number(row[5]?.replace(',', '.')));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  await list.app.close();
});

/** Counts the progress requests of a tab. */
const countAsking = (tab: Page): (() => number) => {
  let asked = 0;
  tab.on('request', (request) => {
    if (request.postData()?.includes('ExportProgress')) asked += 1;
  });
  return () => asked;
};

test('of two open tabs one polls the export, the other takes over when it closes, and the end is reported once', async () => {
  await holdExports();
  const { app, page } = await openSubscriptionList();
  const byOne = countAsking(page);
  const { submit } = await openExport(page, 'CSV');
  await submit();
  await page.getByText(/^Se pidió la exportación de suscripciones/).waitFor();
  const other = await app.context.newPage();
  const byOther = countAsking(other);
  await other.goto(`${addresses.app}/home`);
  await other.getByRole('main').waitFor();
  const before = byOne();
  await eventually(async () => expect(byOne()).toBeGreaterThan(before + 1));
  expect(byOther()).toBe(0);
  await page.close();
  await eventually(async () => expect(byOther()).toBeGreaterThan(0));
  await exportsControl.set({ held: false });
  await other.getByText(/^Su exportación de suscripciones .* está lista\.$/).waitFor();
  expect(await other.evaluate(() => localStorage.getItem('preferences.operador'))).toContain('"jobs":[]');
  const told = byOther();
  await other.reload();
  await other.getByRole('main').waitFor();
  expect(byOther()).toBe(told);
  await app.close();
});
