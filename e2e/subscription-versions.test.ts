// Guards: Versions of a subscription are listed, opened and compared.
import { addresses, changeSubscription, openApp, takeSubscription } from './support/index.ts';

const reasonOfOldVersion = 'Está viendo una versión anterior de la suscripción.';

/** Few enough versions for the dialog to list them all at once. */
const few = ({ version }: { readonly version: number }): boolean => version < 8;

test('ten versions are listed, and the others when asked for', async () => {
  const { id, version } = await takeSubscription('active', (one) => one.version > 10);
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Historial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Historial de versiones' });
  const rows = dialog.getByRole('row').filter({ has: page.getByRole('link') });
  await rows.first().waitFor();
  expect((await dialog.getByRole('columnheader').allTextContents()).filter(Boolean)).toEqual(['FECHA', 'ESTADO', 'ID']);
  expect(await rows.count()).toBe(10);
  await dialog.getByRole('button', { name: 'Ver más' }).click();
  expect(await rows.count()).toBe(version);
  await app.close();
});

test('an older version is marked, leads back, and refuses every action with a reason', async () => {
  const { id } = await takeSubscription('cancelled', few);
  const app = await openApp({ as: 'administrador', path: `/suscripcion/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Historial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Historial de versiones' });
  await dialog.getByRole('row').last().getByRole('link').first().click();
  await page.waitForURL((url) => url.searchParams.get('version') === '1');
  await page.getByText('Está viendo la versión 1, que no es la actual.').waitFor();

  const toolbar = page.getByRole('group', { name: 'Acciones de la suscripción' });
  for (const name of ['Abrir formulario', 'Recargar', 'Historial']) {
    const button = toolbar.getByRole('button', { name: new RegExp(`^${name}`) });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.hover();
    await page.getByRole('tooltip', { name: `${name}: ${reasonOfOldVersion}` }).waitFor();
  }
  const form = page.getByRole('button', { name: /^Formulario de pago/ });
  expect(await form.getAttribute('aria-disabled')).toBe('true');
  await toolbar.getByRole('button', { name: 'Más acciones' }).click();
  const refused = page.getByRole('menuitem');
  await refused.first().waitFor();
  const texts = await refused.allTextContents();
  expect(texts).toHaveLength(5);
  expect(texts.filter((text) => !text.includes(reasonOfOldVersion))).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Ver la versión actual' }).click();
  await page.waitForURL(`${addresses.app}/suscripcion/${id}`);
  await page.getByRole('status').filter({ hasText: 'Cancelada.' }).waitFor();
  await app.close();
});

test('any two versions are compared, and only what changed is shown', async () => {
  const { id, amount, version } = await takeSubscription('active', few);
  await changeSubscription(id, 'importe', { amount: 4321.5 }, 'PUT');
  await changeSubscription(id, 'cancelar', { reason: 'Lo pidió el pagador' });
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Historial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Historial de versiones' });
  await dialog.getByRole('checkbox', { name: `Elegir la versión ${version} para comparar` }).check();
  await dialog.getByRole('checkbox', { name: `Elegir la versión ${version + 2} para comparar` }).check();
  await dialog.getByRole('link', { name: 'Comparar', exact: true }).click();
  const comparison = page.getByRole('dialog', { name: 'Comparación de versiones' });
  await comparison.getByRole('rowheader', { name: 'Importe', exact: true }).waitFor();
  const names = await comparison.getByRole('rowheader').allTextContents();
  expect(names).toEqual(expect.arrayContaining(['Resumen', 'Estado', 'Importe', 'Fechas', 'Cancelación']));
  expect(names).not.toContain('Recurrencia');
  const row = (name: string) =>
    comparison.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  expect(await row('Estado').getByRole('cell').allTextContents()).toEqual(['Activa', 'Cancelada']);
  const [before, after] = await row('Importe').getByRole('cell').allTextContents();
  expect(before?.replaceAll(/\D/g, '')).toBe(String(Math.round(amount * 100)));
  expect(after?.replaceAll('\u00a0', ' ')).toBe('$ 4.321,50');

  await page.reload();
  await comparison.getByText('Importe', { exact: true }).waitFor();
  await comparison.getByText('Volver al historial').click();
  await dialog.waitFor();
  await app.close();
});

test('a version that does not exist leads to the current one', async () => {
  const { id } = await takeSubscription('pending');
  const app = await openApp({ as: 'operador', path: `/suscripcion/${id}?version=999` });
  const { page } = app;
  await page.getByText('No encontramos esta versión de la suscripción').waitFor();
  await page.getByRole('link', { name: 'Ver la versión actual' }).click();
  await page.waitForURL(`${addresses.app}/suscripcion/${id}`);
  await page.getByRole('region', { name: 'Resumen' }).waitFor();
  await app.close();
});
