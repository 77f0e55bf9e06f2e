// Guards: Versions are compared by keyboard and with the browser history. The comparison fits a phone.
// Looks over: apps/web/src/features/payment/**
import type { Locator, Page } from 'playwright-core';
import { addresses, eventually, expectNoAxeViolations, openApp, services } from './support/index.ts';

type App = Awaited<ReturnType<typeof openApp>>;

const historyOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Historial de versiones' });
const comparisonOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Comparación de versiones' });

/** Reads the values of a field before and after, from the table of the comparison. */
const valuesOf = async (page: Page, field: string): Promise<readonly string[]> => {
  const row = comparisonOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });
  return row.getByRole('cell').allTextContents();
};

const tick = (page: Page, version: number): Locator =>
  historyOf(page).getByRole('checkbox', { name: `Elegir la versión ${version} para comparar` });

const searchOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

/** Takes an issued payment with one version and no payment method. */
const untouched = () =>
  services.payments.take('issued', ({ version, payment_methods: methods }) => version === 1 && methods.length === 0);

interface At {
  readonly user: string;
  readonly search: string;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
}

/** Opens the payment first, then the link to its dialog. The page behind an open dialog cannot be waited for. */
const openDialogOf = async (id: string, { search, ...who }: At): Promise<App> => {
  const app = await openApp({ ...who, path: `/pago/${id}` });
  await app.page.goto(`${addresses.app}/pago/${id}${search}`);
  return app;
};

const card = (number: string, month: number) => ({
  number,
  expiration_month: month,
  expiration_year: 2090,
  holder: { name: 'Ana Pérez', identification: { type: 'DNI_ARG', number: '26756539', country: 'ARG' } },
});

test('versions are compared by keyboard, the focus follows, and reload and back show the right view', async () => {
  const { id } = await untouched();
  await services.payments.change(`${id}/cancelar`, { reason: 'Cargado dos veces' });
  const app = await openDialogOf(id, { user: 'operador', search: '?historial' });
  const { page } = app;
  await tick(page, 2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab'); // the link of the version
  await page.keyboard.press('Tab'); // the checkbox of the next version
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab'); // the link of the version
  await page.keyboard.press('Tab'); // the link that compares the version with the current one
  await page.keyboard.press('Tab'); // the button that compares the selected versions
  await page.keyboard.press('Enter');
  await comparisonOf(page).getByRole('table').waitFor();
  await eventually(async () => {
    expect(await page.locator(':focus').textContent()).toBe('3 cambios en 2 secciones');
  });
  expect(searchOf(page)).toBe('?historial&comparar=1-2');
  await page.reload();
  await comparisonOf(page).getByText('3 cambios en 2 secciones').waitFor();

  await page.goBack();
  await tick(page, 1).waitFor();
  expect([await tick(page, 1).isChecked(), await tick(page, 2).isChecked()]).toEqual([true, true]);
  await historyOf(page).getByText('Comparar', { exact: true }).click();
  await comparisonOf(page).getByRole('button', { name: 'Volver al historial' }).click();
  await tick(page, 1).waitFor();
  expect(await page.locator(':focus').textContent()).toBe('Comparar');
  await page.keyboard.press('Escape');
  await page.waitForURL(`${addresses.app}/pago/${id}`);
  await app.close();
});

test.each([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)('history and comparison have no accessibility violation ($theme, $width px)', async ({ theme, width }) => {
  const { id } = await untouched();
  await services.payments.change(`${id}/medio-de-pago`, card('4509953566233704', 5), 'PUT');
  await services.payments.change(`${id}/cancelar`, { reason: 'Cargado dos veces' });
  const app = await openDialogOf(id, { user: 'operador', search: '?historial', theme, width });
  const { page } = app;
  await tick(page, 1).waitFor();
  await expectNoAxeViolations(page);

  await page.goto(`${addresses.app}/pago/${id}?historial&comparar=1-3`);
  await comparisonOf(page).getByRole('table').waitFor();
  await expectNoAxeViolations(page);
  const overflow = await comparisonOf(page)
    .getByRole('table')
    .evaluate((table) => table.getBoundingClientRect().right - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // The comparison drawn in two columns is still a table for screen readers.
  expect(await valuesOf(page, 'Estado')).toEqual(['Emitido', 'Cancelado']);
  await app.close();
});
