// Guards: An operator's tasks with files cost the clicks of docs/operators-day.md, and no more keys than it says.
import { eventually, fileOf, openApp, waitForRows, walk } from './support/index.ts';

type Hands = Parameters<Parameters<typeof walk>[2]>[0];

/** Chooses the entity, and a file with a row for each amount. */
const chooseFile = async ({ page, click, type, press }: Hands, amounts: readonly string[]): Promise<void> => {
  await click(page.getByRole('combobox', { name: 'Entidad' }));
  await type('LUZN');
  await page.getByRole('option', { name: /^LUZN - / }).waitFor();
  await press('Enter');
  const ids = amounts.map(() => crypto.randomUUID());
  const buffer = Buffer.from(fileOf(amounts, ids));
  const name = `${crypto.randomUUID()}.csv`;
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
};

/** Confirms the question, and waits until the import awaits its confirmation. */
const send = async ({ page, click }: Hands): Promise<void> => {
  await click(page.getByRole('dialog', { name: 'Solicitar importacion' }).getByRole('button', { name: /^Importar/ }));
  await page.waitForURL(/\/importacion\/\w+$/);
  await page.getByText('Espera su confirmación.').waitFor();
};

test('importing a file with invalid rows costs the documented clicks and keys', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  await walk('File with three bad rows of 200', app, async (hands) => {
    const { page, click, type, press } = hands;
    const amounts = Array.from({ length: 200 }, (_row, place) => [, 'mil', 'cinco', 'nada'][place] ?? '10');
    await chooseFile(hands, amounts);
    for (const bad of ['mil', 'cinco', 'nada']) {
      await click(page.getByRole('gridcell', { name: bad }).first());
      await page.locator('.MuiDataGrid-cell--editing input:focus').waitFor();
      await press('Control+a');
      await type('10');
      await press('Enter');
      await page.getByText(`Antes: ${bad}`, { exact: true }).waitFor();
    }
    await click(page.getByRole('button', { name: /^Importar/ }));
    await send(hands);
  });
}, 60_000);

test('mending ten invalid rows of a file costs the documented clicks and keys', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  const isBad = (place: number): boolean => place % 20 === 3;
  await walk('File with ten bad rows of 200', app, async (hands) => {
    const { page, click, type, press } = hands;
    const amounts = Array.from({ length: 200 }, (_row, place) => (isBad(place) ? `mal ${place}` : '10'));
    await chooseFile(hands, amounts);
    await page.getByRole('button', { name: 'Error siguiente (F8)' }).waitFor();
    await press('F8');
    await page.locator('.MuiDataGrid-cell--editing input:focus').waitFor();
    await press('Control+a');
    // Enter leads on to the next row with a fault, where a digit begins the next value
    for (const bad of amounts.filter((_amount, place) => isBad(place))) {
      await eventually(async () => {
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          return element instanceof HTMLInputElement ? element.value : element?.textContent;
        });
        expect(focused).toContain(bad);
      });
      await type('10');
      await press('Enter');
      await page.getByText(`Antes: ${bad}`, { exact: true }).waitFor();
    }
    await click(page.getByRole('button', { name: /^Importar 200/ }));
    await send(hands);
  });
}, 60_000);

test('exporting the refunds of last month for a spreadsheet costs the documented clicks and keys', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos' });
  await waitForRows(app.page);
  await walk('Refunds of last month for a spreadsheet', app, async ({ page, click }) => {
    await click(page.getByRole('combobox', { name: 'Período' }));
    await click(page.getByRole('switch', { name: 'Por fecha de devolución' }));
    await click(page.getByRole('button', { name: 'Mes anterior' }));
    await page.waitForURL(/period=mes-anterior/);
    await waitForRows(page);
    await click(page.getByRole('button', { name: 'Exportar' }));
    await click(page.getByRole('menuitem', { name: 'CSV' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Exportar' }));
    const file = page.waitForEvent('download');
    await click(page.getByRole('button', { name: 'Descargar' }).first());
    await file;
  });
});
