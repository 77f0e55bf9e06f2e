// Guards: A person corrects a file before its import, confirms the import, and reads its end. A file that is sent
// twice creates one import.
// Looks over: apps/web/src/features/import/**
import type { Locator, Page } from 'playwright-core';
import {
  addresses,
  eventually,
  expectNoAxeViolationsInThemes,
  faults,
  fileOf,
  openApp,
  services,
  waitForRows,
} from './support/index.ts';

afterEach(() => faults.clear());

/** Fills the form with a file and a collector that leaves the match to the person (use-import-form.ts). */
const fillForm = async (page: Page, name: string, content: string) => {
  await page.getByRole('combobox', { name: 'Entidad' }).fill('LUZN');
  await page.getByRole('option', { name: /^LUZN - / }).click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
};

const send = async (page: Page) => {
  await page.getByRole('button', { name: /^Importar/ }).click();
  await page
    .getByRole('dialog', { name: 'Solicitar importacion' })
    .getByRole('button', { name: /^Importar/ })
    .click();
};

test('a file is imported and confirmed, and its rows lead to their payments', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  const { page } = app;
  const name = `${crypto.randomUUID()}.csv`;
  await fillForm(page, name, fileOf(['16.349,54', '10', 'x']));
  await page.getByRole('grid', { name: 'Filas del archivo' }).getByText('El importe no se puede leer').waitFor();
  await expectNoAxeViolationsInThemes(page, 'form');
  await send(page);
  await page.waitForURL(/\/importacion\/\w+$/);
  await page.getByText(`Se leyó ${name}: falta revisar y confirmar la importación.`).waitFor();
  await waitForRows(page);
  const reason = page.getByRole('gridcell', { name: /^El importe no se puede leer/ });
  expect(await reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expectNoAxeViolationsInThemes(page, 'import');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar la importación' });
  await dialog.getByText('Queda afuera 1 solicitud con error.').waitFor();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(`La importación ${name} terminó: se crearon 2 pagos.`).waitFor();
  await page.getByRole('link', { name: 'Ver el pago, 2' }).click();
  await page.waitForURL(/\/pago\/\w+/);
  await app.close();
});

test('three invalid rows of 200 are corrected on the screen, and all 200 become payments', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  const { page } = app;
  const wrong = new Map([
    [10, 'mil'],
    [20, '-5'],
    [30, '16,349'],
  ]);
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  const name = `${crypto.randomUUID()}.csv`;
  await fillForm(
    page,
    name,
    fileOf(
      ids.map((_id, place) => wrong.get(place) ?? '10'),
      ids,
    ),
  );
  await page.getByText('200 filas: se pueden importar 197, por $ 1.970,00; 3 con error.').waitFor();
  for (const [bad, good, place] of [
    ['mil', '1.000', 10],
    ['-5', '5', 20],
    ['16,349', '16.349', 30],
  ] as const) {
    // Match from the start of the text: a random id of another cell may contain '-5'.
    const cell = page.getByRole('gridcell', { name: new RegExp(`^${bad}`) }).first();
    const row = page.locator(`.MuiDataGrid-row[data-id="${place + 2}"]`);
    await cell.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    await cell.click();
    await page.locator('.MuiDataGrid-cell--editing input:focus').waitFor();
    // the rows below an edited cell must not move
    expect(Math.abs(((await row.boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(1);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(good);
    await page.keyboard.press('Enter');
    await page.getByText(`Antes: ${bad}`, { exact: true }).waitFor();
  }
  await page.getByText('200 filas, por $ 19.324,00.').waitFor();
  await send(page);
  await page.waitForURL(/\/importacion\/\w+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByText('Espera su confirmación.').waitFor();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar la importación' });
  await dialog.getByText('Se crean 200 pagos: $ 19.324,00').waitFor();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(`La importación ${name} terminó: se crearon 200 pagos.`).waitFor();
  expect(await services.imports.now(id)).toMatchObject({ issued_count: 200, error_count: 0, processed_count: 200 });
  const amountOf = async (place: number) =>
    (await services.payments.first({ external_transaction_id: ids[place] })).final_amount;
  expect([await amountOf(10), await amountOf(20), await amountOf(30), await amountOf(0)]).toEqual([
    1000, 5, 16_349, 10,
  ]);
  await app.close();
});

test.each([
  ['a desk', 1440, 900],
  ['a tablet', 768, 1024],
  ['a phone', 390, 844],
])('on %s the first error of a file is visible at once, and F8 moves to the next', async (_device, width, height) => {
  const app = await openApp({ user: 'administrador', path: '/importacion', width, height });
  const { page } = app;
  const titles =
    'Id externo;Código de concepto;Concepto;Importe;Nombre del pagador;E-mail del pagador;Tipo de identificación;Número de identificación;Vencimiento';
  const rows = Array.from({ length: 60 }, (_row, place) => {
    const [due, mail] = place % 20 === 10 ? ['31/04/2099', 'ana@'] : ['', 'ana@correo.example'];
    return `${crypto.randomUUID()};CUOTA;Cuota;10;Ana Pérez;${mail};DNI;29770162;${due}`;
  });
  await fillForm(page, 'enero.csv', [titles, ...rows].join('\n'));
  const inSight = (found: Locator) =>
    found.evaluate((element) => {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + Math.min(wide, 40) / 2, top + high / 2);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
  const reason = page.getByRole('gridcell').getByText('El e-mail del pagador no es válido.');
  await eventually(async () => expect(await inSight(reason.first())).toBe(true));
  for (const name of ['E-mail del pagador, fila 12', 'Vencimiento, fila 12', 'E-mail del pagador, fila 32']) {
    await page.keyboard.press('F8');
    const cell = page.getByRole('textbox', { name });
    await page.locator('.MuiDataGrid-cell--editing input:focus').waitFor();
    await eventually(async () => expect([await cell.count(), await inSight(cell)]).toEqual([1, true]));
  }
  await expectNoAxeViolationsInThemes(page, 'mending');
  await app.close();
});

test('a file is sent again after a lost answer, and creates one import', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  const { page } = app;
  const name = `${crypto.randomUUID()}.csv`;
  await fillForm(page, name, fileOf(['10']));
  app.allowErrors();
  await faults.set({ service: 'import', path: '^/pagos$', fault: { kind: 'lose' } });
  await send(page);
  await page.getByText('La operación quedó sin respuesta').waitFor();
  await faults.clear();
  await page.getByRole('button', { name: 'Reintentar', exact: true }).click();
  await page.waitForURL(/\/importacion\/\w+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await eventually(async () => expect((await services.imports.now(id)).status).toBe('pending_approved'));
  expect((await services.imports.first({ file_name: name })).import_id).toBe(id);
  expect((await services.imports.now(id)).repeats_import_id).toBeNull();
  await app.close();
});

test('after a refused file the form keeps its values, and a corrected file is accepted', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion', width: 390 });
  const { page } = app;
  await fillForm(page, 'enero.csv', 'Id externo;Importe\nA;1');
  await page.getByText(/^Al archivo le faltan columnas/).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'enero.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(['10'])) });
  await page.getByRole('grid', { name: 'Filas del archivo' }).waitFor();
  await send(page);
  await page.waitForURL(({ href }) => href.startsWith(`${addresses.app}/importacion/`));
  await app.close();
});

test('a foreign file that cannot be converted shows the errors of each row', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  const { page } = app;
  await page.getByRole('switch', { name: 'Convertir un archivo de otro sistema' }).click();
  await page.getByRole('combobox', { name: /^Configuración de origen/ }).click();
  await page.getByRole('option', { name: 'Sistema contable (separado por barras)' }).click();
  await fillForm(page, 'contable.txt', 'COMPROBANTE|CUENTA|IMPORTE|MAIL|VTO\nA|CUOTA|diez||');
  await send(page);
  await page.waitForURL(`${addresses.app}/conversion`);
  await page.getByText('No se realizó la importación, revisar los errores').waitFor();
  await page.getByText('El importe “diez” no es un número; Falta E-mail del pagador').waitFor();
  await expectNoAxeViolationsInThemes(page, 'conversion');
  await app.close();
});
