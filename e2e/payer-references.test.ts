// Guards: Payer references are listed, created, changed and deleted by permission.
import type { Page } from 'playwright-core';
import { addReference, addresses, faults, openApp, referencesWith, requests } from './support/index.ts';

afterEach(() => faults.clear());

/** A name that no other reference has. */
const aName = (): string => `Ana ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;

const pickCollector = async (page: Page, signature: string) => {
  const picker = page.getByRole('combobox', { name: 'Entidad' }).last();
  await picker.fill(signature);
  await page.getByRole('option', { name: new RegExp(`^${signature} - `) }).click();
};

const open = (as: string, path = '') => openApp({ as, path: `/pagadores/referencias${path}`, width: 1440 });

const openMenu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Acciones de la referencia ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('references are filtered by collector and found by what is typed', async () => {
  const [wanted] = await referencesWith({});
  const signature = wanted?.collector_id ?? '';
  const ofCollector = await referencesWith({ collector_id: signature });
  const app = await open('auditor');
  const { page } = app;
  await page.getByText(/^\d+ referencias$/).waitFor();
  for (const name of ['ENTIDAD', 'NOMBRE', 'EMAIL', 'NÚMERO DE IDENTIFICACIÓN', 'REFERENCIA EXTERNA'])
    await page.getByRole('columnheader', { name }).waitFor();
  await pickCollector(page, signature);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByText(new RegExp(`^${ofCollector.length} referencias?$`)).waitFor();
  await page
    .getByRole('gridcell', { name: new RegExp(`^${signature} - `) })
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill(wanted?.external_reference ?? '');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('gridcell', { name: wanted?.name ?? '', exact: true }).waitFor();
  await page.getByRole('searchbox').fill('nadie con este nombre');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('No se encontraron referencias de pagadores.', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('No se encontraron referencias de pagadores.', { exact: true }).waitFor();
  await app.close();
});

test('a reference is made for a collector that is chosen first, once, with what was filled in alone', async () => {
  const name = aName();
  const app = await open('operador');
  app.allowErrors();
  const { page } = app;
  await page.getByRole('link', { name: 'Crear', exact: true }).click();
  await page.waitForURL(`${addresses.app}/pagadores/referencias/crear`);
  expect(await page.getByLabel(/^Nombre/).isDisabled()).toBe(true);
  await pickCollector(page, 'LUZN');
  await page.getByLabel(/^Nombre/).fill(name);
  await page.getByLabel(/^Email/).fill('ana@correo');
  await page.getByLabel(/^Email/).blur();
  await page.getByText('El email no tiene formato correcto', { exact: true }).waitFor();
  await page.getByLabel(/^Email/).fill('');
  await page.getByRole('combobox', { name: 'Tipo de identificación' }).click();
  await page.getByRole('option', { name: 'DNI', exact: true }).click();
  const number = page.getByLabel(/^Número de identificación/);
  await number.fill('123456');
  await number.blur();
  await page.getByText('La cantidad de caracteres para DNI es 7 u 8', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Tipo de identificación' }).click();
  await page.getByRole('option', { name: 'CUIT', exact: true }).click();
  await page.getByText('La cantidad de caracteres para CUIT es 11', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Tipo de identificación' }).click();
  await page.getByRole('option', { name: 'Ninguna', exact: true }).click();
  await requests.clear();
  await faults.set({ service: 'payer', path: '/referencias$', fault: { kind: 'lose' } });
  await page.getByRole('button', { name: 'Crear referencia' }).click();
  await page.getByText('La operación quedó sin respuesta', { exact: true }).waitFor();
  await faults.clear();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Referencia creada con éxito', { exact: true }).waitFor();
  await page.waitForURL(/\/pagadores\/referencias\?/);
  expect(await referencesWith({ name })).toMatchObject([
    { collector_id: 'LUZN', name, email: null, external_reference: null, identification: null },
  ]);
  await app.close();
});

test('a reference is changed, and without a type its identification goes; the list follows', async () => {
  const name = aName();
  const identification = { type: 'DNI_ARG', number: '1234567', country: 'ARG' };
  const { id } = await addReference({ collector_id: 'LUZN', name, email: 'a@correo.example', identification });
  const app = await open('operador', `?q=${encodeURIComponent(name)}`);
  const { page } = app;
  await page.getByRole('gridcell', { name: '1.234.567', exact: true }).waitFor();
  await openMenu(page, name, 'Editar');
  const dialog = page.getByRole('dialog', { name: 'Editar referencia' });
  await dialog.getByLabel(/^Nombre/).fill('');
  await dialog.getByLabel(/^Nombre/).blur();
  await dialog.getByText('El nombre es requerido', { exact: true }).waitFor();
  await dialog.getByLabel(/^Nombre/).fill(`${name} María`);
  await dialog.getByLabel('Referencia externa').fill('SOC-nueva');
  await dialog.getByRole('combobox', { name: 'Tipo de identificación' }).click();
  await page.getByRole('option', { name: 'Ninguna', exact: true }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Referencia actualizada con éxito', { exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'SOC-nueva', exact: true }).waitFor();
  expect(await referencesWith({ id })).toMatchObject([
    { name: `${name} María`, email: 'a@correo.example', external_reference: 'SOC-nueva', identification: null },
  ]);
  await app.close();
});

test('a reference is deleted once the dialog has named it', async () => {
  const name = aName();
  const { id } = await addReference({ collector_id: 'LUZN', name });
  const app = await open('operador', `?q=${encodeURIComponent(name)}`);
  const { page } = app;
  await openMenu(page, name, 'Eliminar');
  const dialog = page.getByRole('dialog', { name: '¿Eliminar la referencia?' });
  await dialog.getByText(new RegExp(`LUZN - .* ${name} `)).waitFor();
  await dialog.getByRole('button', { name: 'Eliminar referencia' }).click();
  await page.getByText('Referencia eliminada con éxito', { exact: true }).waitFor();
  await page.getByText('No se encontraron referencias de pagadores.', { exact: true }).waitFor();
  expect(await referencesWith({ id })).toEqual([]);
  await app.close();
});
