// Guards: Configuration entries of a collector are added once and disabled.
import { addresses, eventually, expectNoAxeViolations, faults, openApp, recover } from './support/index.ts';

afterEach(() => faults.clear());

interface Entry {
  readonly value: string;
  readonly delete_date: string | null;
}

/** The entries with this value, as the service has them now. */
const entriesWith = async (collectorId: string, value: string): Promise<readonly Entry[]> => {
  const answer = await fetch(`${addresses.platform}/collector/comercios/${collectorId}/configuraciones`);
  const { rows }: { rows: readonly Entry[] } = await answer.json();
  return rows.filter((entry) => entry.value === value);
};

const openConfiguration = async (collectorId: string, as = 'operador', width = 1280) => {
  const app = await openApp({ as, path: `/comercios/${collectorId}`, width });
  const { page } = app;
  const section = page.getByRole('region', { name: 'Configuración', exact: true });
  await section.waitFor();
  return { app, page, section, dialog: page.getByRole('dialog') };
};

test('an entry is added, and disabled once the dialog has named it', async () => {
  const { app, page, section, dialog } = await openConfiguration('FIBR');
  await section.getByRole('button', { name: 'Agregar' }).click();
  const add = dialog.getByRole('button', { name: 'Agregar' });
  await eventually(async () => {
    expect(await add.isDisabled()).toBe(true); // once the form has looked at itself
  });
  await dialog.getByRole('combobox', { name: /Variable/ }).click();
  await page.getByRole('option', { name: 'Monto mínimo del retiro programado' }).click();
  await dialog.getByLabel(/Valor/).fill(' ');
  await dialog.getByLabel(/Valor/).blur();
  await dialog.getByText('*Campo requerido.').waitFor();
  await dialog.getByLabel(/Valor/).fill('75300.10');
  await add.click();
  await page.getByText('Configuración agregada con éxito').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const line = section.getByRole('listitem').filter({ hasText: '75300.10' });
  await line.getByText('Vigente').waitFor();

  await line.getByRole('button', { name: 'Deshabilitar Monto mínimo del retiro programado' }).click();
  await dialog.getByText(/“Monto mínimo del retiro programado” con el valor “75300.10”/).waitFor();
  await dialog.getByRole('button', { name: 'Deshabilitar', exact: true }).click();
  await page.getByText('Configuración deshabilitada con éxito').waitFor();
  await line.getByText(/Deshabilitada desde el \d\d\/\d\d\/\d{4}/).waitFor();
  expect(await line.getByRole('button').count()).toBe(0);
  expect(await entriesWith('FIBR', '75300.10')).toMatchObject([{ delete_date: expect.any(String) }]);
  await app.close();
});

test('an entry whose answer was lost is asked for again and added once', async () => {
  const { app, page, section, dialog } = await openConfiguration('GASB');
  app.allowErrors();
  await section.getByRole('button', { name: 'Agregar' }).click();
  await dialog.getByRole('combobox', { name: /Variable/ }).click();
  await page.getByRole('option', { name: 'Monto específico del retiro programado' }).click();
  await dialog.getByLabel(/Valor/).fill('61234.50');
  await faults.set({ service: 'collector', path: '/configuraciones$', fault: { kind: 'lose' } });
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await dialog.getByText('La operación quedó sin respuesta').waitFor();
  await recover(dialog, page.getByText('Configuración agregada con éxito'));
  expect(await entriesWith('GASB', '61234.50')).toHaveLength(1);
  await app.close();
});

test('the dialog is in the address: it survives a reload, and back closes it', async () => {
  const { app, page, section, dialog } = await openConfiguration('COES');
  await section.getByRole('button', { name: 'Agregar' }).click();
  await dialog.getByRole('combobox', { name: /Variable/ }).waitFor();
  await page.reload();
  await dialog.getByRole('combobox', { name: /Variable/ }).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/comercios/COES');
  await app.close();
});

test('an auditor sees the configuration and changes nothing, not even by its address', async () => {
  const { app, page, section, dialog } = await openConfiguration('COES', 'auditor');
  await section.getByText('Vigente').first().waitFor();
  expect(await section.getByRole('button').count()).toBe(0);
  await page.goto(`${addresses.app}/comercios/COES?accion=addConfiguration`);
  await section.getByText('Vigente').first().waitFor();
  expect(await dialog.count()).toBe(0);
  await app.close();
});

test.each([1280, 390])('at %i px the dialogs of the configuration have no accessibility violation', async (width) => {
  const { app, page, section, dialog } = await openConfiguration('COES', 'administrador', width);
  await section.getByRole('button', { name: 'Agregar' }).click();
  await dialog.getByRole('combobox', { name: /Variable/ }).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await section
    .getByRole('button', { name: /^Deshabilitar / })
    .first()
    .click();
  await dialog.waitFor();
  await expectNoAxeViolations(page);
  await app.close();
});
