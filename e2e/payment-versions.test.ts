// Guards: Versions of a payment are listed, opened and compared.
import type { Locator, Page } from 'playwright-core';
import {
  addresses,
  changePayment,
  eventually,
  expectNoAxeViolations,
  faults,
  openApp,
  recover,
  requests,
  takePayment,
} from './support/index.ts';

afterEach(() => faults.clear());

type App = Awaited<ReturnType<typeof openApp>>;

const historyOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Historial de versiones' });
const comparisonOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Comparación de versiones' });

/** What the comparison says of a field: before and after. */
const valuesOf = async (page: Page, field: string): Promise<readonly string[]> => {
  const row = comparisonOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });
  return row.getByRole('cell').allTextContents();
};

const namesOf = async (page: Page): Promise<readonly string[]> =>
  comparisonOf(page).getByRole('rowheader').allTextContents();

const tick = (page: Page, version: number): Locator =>
  historyOf(page).getByRole('checkbox', { name: `Elegir la versión ${version} para comparar` });

const searchOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

/** A payment that has one version, and no method yet. */
const untouched = () =>
  takePayment('issued', ({ version, payment_methods: methods }) => version === 1 && methods.length === 0);

interface At {
  readonly as: string;
  readonly search: string;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
}

/** Comes to the dialog as by a link; the page behind an open dialog is nothing to wait for. */
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

test('two ticked versions show only what changed between them, and the address remembers which', async () => {
  const { id } = await untouched();
  await changePayment(id, 'cancelar', { reason: 'Cargado dos veces' });
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const { page } = app;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Historial' }).click();
  const compare = historyOf(page).getByText('Comparar', { exact: true });
  expect(await compare.isDisabled()).toBe(true);
  await tick(page, 2).check();
  await historyOf(page).getByText('Marque otra versión para compararla con la 2.').waitFor();
  await tick(page, 1).check();
  await compare.click();

  await comparisonOf(page).getByRole('table', { name: 'Cambios de la versión 1 a la versión 2' }).waitFor();
  expect(asked.filter((body) => body.includes('"PaymentComparison"'))).toHaveLength(1);
  expect(await valuesOf(page, 'Estado')).toEqual(['Emitido', 'Cancelado']);
  expect(await valuesOf(page, 'Detalle del estado')).toEqual([
    expect.stringContaining('sin valor'),
    'Cargado dos veces',
  ]);
  const [, cancelled] = await valuesOf(page, 'Cancelación');
  expect(cancelled).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
  expect(await namesOf(page)).toEqual(['Resumen', 'Estado', 'Detalle del estado', 'Fechas', 'Cancelación']);
  await comparisonOf(page).getByText('3 cambios en 2 secciones').waitFor();

  expect(searchOf(page)).toBe('?historial&comparar=1-2');
  await page.reload();
  await comparisonOf(page).getByText('3 cambios en 2 secciones').waitFor();
  expect(await valuesOf(page, 'Estado')).toEqual(['Emitido', 'Cancelado']);
  await app.close();
});

test('the two versions change places, and what led to the comparison leads back', async () => {
  const { id } = await untouched();
  await changePayment(id, 'cancelar', { reason: 'Cargado dos veces' });
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Historial' }).click();
  await historyOf(page).getByRole('link', { name: 'Comparar con la actual: versión 1' }).click();
  await comparisonOf(page).getByRole('table').waitFor();
  expect(searchOf(page)).toBe('?historial&comparar=1-2');

  await comparisonOf(page).getByRole('link', { name: 'Intercambiar' }).click();
  await comparisonOf(page).getByRole('table', { name: 'Cambios de la versión 2 a la versión 1' }).waitFor();
  expect(await valuesOf(page, 'Estado')).toEqual(['Cancelado', 'Emitido']);
  expect(searchOf(page)).toBe('?historial&comparar=2-1');

  await page.goBack();
  await tick(page, 1).waitFor();
  expect([await tick(page, 1).isChecked(), await tick(page, 2).isChecked()]).toEqual([true, true]);
  await historyOf(page).getByText('Comparar', { exact: true }).click();
  await comparisonOf(page).getByRole('button', { name: 'Volver al historial' }).click();
  await tick(page, 1).waitFor();
  expect(await page.locator(':focus').textContent()).toBe('Comparar');
  await historyOf(page).getByText('Comparar', { exact: true }).click();
  await comparisonOf(page).getByRole('table').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${addresses.app}/pago/${id}`);
  await comparisonOf(page).waitFor({ state: 'detached' });
  await app.close();
});

test('the things of a list are compared one by one: added, changed and removed', async () => {
  const payment = await untouched();
  const { id } = payment;
  await changePayment(id, 'medio-de-pago', card('4509953566233704', 5), 'PUT');
  await changePayment(id, 'medio-de-pago', card('5299910010000015', 7), 'PUT');
  const app = await openDialogOf(id, { as: 'operador', search: '?historial&comparar=1-2' });
  const { page } = app;
  const amount = new Intl.NumberFormat('es-AR', { style: 'currency', currency: payment.currency_id });
  await comparisonOf(page).getByRole('rowheader', { name: 'Medio 1: Visa Se agregó' }).waitFor();
  expect(await valuesOf(page, 'Importe final')).toEqual([
    expect.stringContaining('sin valor'),
    amount.format(payment.final_amount),
  ]);

  await page.goto(`${addresses.app}/pago/${id}?historial&comparar=2-3`);
  await comparisonOf(page).getByRole('rowheader', { name: 'Medio 1: Mastercard Cambió' }).waitFor();
  expect(await valuesOf(page, 'Medio de pago')).toEqual(['Visa', 'Mastercard']);
  expect(await valuesOf(page, 'Número')).toEqual(['450995 •••••• 3704', '529991 •••••• 0015']);
  expect(await valuesOf(page, 'Vencimiento')).toEqual(['05/2090', '07/2090']);
  expect(await namesOf(page)).not.toContain('Importe final');

  await page.goto(`${addresses.app}/pago/${id}?historial&comparar=2-1`);
  await comparisonOf(page).getByRole('rowheader', { name: 'Medio 1: Visa Se quitó' }).waitFor();
  await app.close();
});

test('versions without a difference say so, and a version that does not exist too', async () => {
  const { id } = await untouched();
  await changePayment(id, 'medio-de-pago', card('4509953566233704', 5), 'PUT');
  await changePayment(id, 'medio-de-pago', card('4509953566233704', 5), 'PUT');
  const app = await openDialogOf(id, { as: 'auditor', search: '?historial&comparar=2-3' });
  const { page } = app;
  await comparisonOf(page).getByText('Sin diferencias', { exact: true }).waitFor();
  await comparisonOf(page).getByRole('columnheader', { name: 'Antes' }).getByText('Versión 2').waitFor();
  expect(await namesOf(page)).toEqual([]);
  await page.goto(`${addresses.app}/pago/${id}?historial&comparar=2-9`);
  await comparisonOf(page).getByText('No encontramos la versión 9 de este pago').waitFor();
  await app.close();
});

test('half a comparison is none: when one version cannot be read, nothing is called added or removed', async () => {
  const { id } = await untouched();
  await changePayment(id, 'cancelar', { reason: 'Cargado dos veces' });
  await faults.set({ service: 'payment', path: '/versiones/1$', fault: { kind: 'status', status: 503 } });
  const app = await openDialogOf(id, { as: 'operador', search: '?historial&comparar=1-2' });
  app.allowErrors();
  const { page } = app;
  await comparisonOf(page).getByText('No se pudieron comparar las versiones').waitFor();
  expect(await comparisonOf(page).getByRole('table').count()).toBe(0);
  await recover(comparisonOf(page), comparisonOf(page).getByText('3 cambios en 2 secciones'));
  await app.close();
});

test('who may not see the history does not compare by a link either', async () => {
  const { id } = await untouched();
  await changePayment(id, 'cancelar', { reason: 'Cargado dos veces' });
  const app = await openDialogOf(id, { as: 'tesoreria', search: '?historial&comparar=1-2' });
  await comparisonOf(app.page).getByText('No tiene permisos').waitFor();
  const paths = (await requests.list('payment')).map(({ path }) => path);
  expect(paths.filter((path) => path.includes(id) && /versiones|historial/.test(path))).toEqual([]);
  await app.close();
});

test('versions are ticked and compared without a mouse, and the focus follows', async () => {
  const { id } = await untouched();
  await changePayment(id, 'cancelar', { reason: 'Cargado dos veces' });
  const app = await openDialogOf(id, { as: 'operador', search: '?historial' });
  const { page } = app;
  await tick(page, 2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab'); // the version
  await page.keyboard.press('Tab'); // the tick of the next one
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab'); // the version
  await page.keyboard.press('Tab'); // its comparison with the current one
  await page.keyboard.press('Tab'); // the comparison of the ticked ones
  await page.keyboard.press('Enter');
  await comparisonOf(page).getByRole('table').waitFor();
  await eventually(async () => {
    expect(await page.locator(':focus').textContent()).toBe('3 cambios en 2 secciones');
  });
  await app.close();
});

test.each([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)('list and comparison can be used by everyone ($theme, $width px)', async ({ theme, width }) => {
  const { id } = await untouched();
  await changePayment(id, 'medio-de-pago', card('4509953566233704', 5), 'PUT');
  await changePayment(id, 'cancelar', { reason: 'Cargado dos veces' });
  const app = await openDialogOf(id, { as: 'operador', search: '?historial', theme, width });
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
  // what stands in two columns is still a table for those who listen
  expect(await valuesOf(page, 'Estado')).toEqual(['Emitido', 'Cancelado']);
  await app.close();
});
