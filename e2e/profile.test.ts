// Guards: The profile shows identity, permissions and preferences.
import { addresses, openApp, settled } from './support/index.ts';

test('the profile shows who is signed in, until when, and what they may do', async () => {
  const app = await openApp({ as: 'auditor', path: '/perfil' });
  const { page } = app;
  const identity = page.getByRole('region', { name: 'Identidad' });
  await identity.getByText('auditor', { exact: true }).waitFor();
  await identity.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/).waitFor();
  await page.getByRole('region', { name: 'Permisos' }).getByRole('listitem').first().waitFor();
  await page.getByText('No hay vistas guardadas', { exact: true }).waitFor();
  await page.getByText('Todas las listas muestran sus columnas', { exact: true }).waitFor();
  await app.close();
});

test('views and columns of every list are arranged in the profile', async () => {
  const app = await openApp({ as: 'operador', path: '/perfil' });
  const { page } = app;
  await page.evaluate(() => {
    const views = [
      { name: 'Rechazados', search: 'status=rejected&period=este-mes' },
      { name: 'De hoy', search: 'period=hoy' },
    ];
    localStorage.setItem(
      'preferences.operador',
      JSON.stringify({
        views: { 'payments.list': { views, usual: 'De hoy' } },
        'columns.hidden': { 'payers.list': ['EMAIL'], 'gone.list': ['X'] },
      }),
    );
  });
  await page.reload();
  const views = page.getByRole('region', { name: 'Vistas guardadas' });
  const columns = page.getByRole('region', { name: 'Columnas elegidas' });
  await views.getByRole('listitem').filter({ hasText: 'De hoy' }).getByText('Al abrir').waitFor();
  await columns.getByText('1 columna oculta', { exact: true }).waitFor();

  await views.getByRole('button', { name: 'Acciones de la vista Rechazados' }).click();
  await page.getByRole('menuitem', { name: 'Usar al abrir esta lista' }).click();
  await views.getByRole('listitem').filter({ hasText: 'Rechazados' }).getByText('Al abrir').waitFor();
  await views.getByRole('button', { name: 'Acciones de la vista De hoy' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await views.getByText('De hoy').waitFor({ state: 'detached' });

  await columns.getByRole('button', { name: 'Restablecer las columnas de Buscar Pagadores' }).click();
  await page.getByText('Todas las listas muestran sus columnas', { exact: true }).waitFor();

  await views.getByRole('link', { name: 'Rechazados' }).click();
  await page.waitForURL(`${addresses.app}/pagos?status=rejected&period=este-mes`);
  await settled(page);
  expect(await page.getByLabel('Período').inputValue()).toBe('Este mes');
  await app.close();
});

test('a notice can be read after a reload, and is gone after the session', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?period=nunca', freshSession: true });
  app.allowErrors();
  const { page } = app;
  const text = 'El período “nunca” no es válido; se muestra el mes actual.';
  await page.getByRole('status').getByText(text).waitFor();
  await page.goto(`${addresses.app}/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(text).count()).toBe(0);
  await page.getByRole('button', { name: 'Avisos' }).click();
  await page.getByRole('dialog', { name: 'Avisos' }).getByText(text).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Menú de usuario|operador$/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  await page.waitForURL((url) => url.origin === addresses.platform);
  await page.locator('#username').fill('auditor');
  await page.locator('#password').fill('auditor');
  await page.locator('#kc-login').click();
  await page.getByRole('button', { name: 'Avisos' }).click();
  await page.getByText('No hay avisos', { exact: true }).waitFor();
  await app.close();
});
