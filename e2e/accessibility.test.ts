// Guards: axe finds no violation on any screen, in either theme.
import {
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  openApp,
  somePayer,
  somePayment,
} from './support/index.ts';

const screens: readonly [path: string, ready: string][] = [
  ['/home', 'Buscar Pagos'],
  ['/pagos', 'Buscar Pagos'],
  ['/comercios', 'Buscar Entidades'],
  ['/comercios/COES', 'Configuración'],
  ['/comercios/promociones', 'Buscar Promociones'],
  ['/comercios/gateways', 'Buscar Gateways'],
  ['/pagadores', 'Buscar Pagadores'],
  ['/suscripciones', 'Buscar Suscripciones'],
  ['/pagadores/nuevo', 'Nuevo pagador'],
  ['/pagadores/referencias', 'Referencias de pagadores'],
  ['/pagadores/referencias/crear', 'Nueva referencia'],
  ['/exportaciones', 'Historial de exportaciones'],
  ['/perfil', 'Perfil'],
  ['/bin', 'BIN'],
];

test.each(screens)('%s has no accessibility violation', async (path, ready) => {
  const app = await openApp({ as: 'administrador', path });
  await app.page.getByRole('main').getByText(ready).first().waitFor();
  await app.page.waitForLoadState('networkidle');
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});

test.each([1440, 390])('a payment and its versions have no accessibility violation at %i px', async (width) => {
  const { id } = await somePayment({ status: 'refunded' });
  const app = await openApp({ as: 'administrador', path: `/pago/${id}`, width });
  await app.page.getByRole('region', { name: 'Entidad', exact: true }).getByText('Firma').waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.page.goto(`${app.page.url()}?historial`);
  await app.page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});

test.each([1440, 390])('a payer has no accessibility violation at %i px', async (width) => {
  const { id } = await somePayer(({ email }) => email !== null);
  const app = await openApp({ as: 'administrador', path: `/pagadores/${id}`, width });
  await app.page.getByRole('region', { name: 'Referencias' }).waitFor();
  await app.page.waitForLoadState('networkidle');
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});

test.each(['/pagos', '/suscripciones'])(
  '%s as cards on a small screen has no accessibility violation',
  async (path) => {
    const app = await openApp({ as: 'operador', path, width: 390 });
    await app.page.getByRole('listitem').first().waitFor();
    await expectNoAxeViolationsInThemes(app.page);
    await app.close();
  },
);

test.each([1440, 390])('views, their dialog and the period have no accessibility violation at %i px', async (width) => {
  const app = await openApp({ as: 'operador', path: '/pagos?period=ayer', width });
  const { page } = app;
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await page.getByRole('dialog', { name: 'Guardar vista' }).getByLabel('Nombre').fill('Lo de ayer');
  await expectNoAxeViolationsInThemes(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Se guardó la vista “Lo de ayer”').waitFor();
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('button', { name: 'Acciones de la vista Lo de ayer' }).waitFor();
  await expectNoAxeViolationsInThemes(page);
  await page.keyboard.press('Escape');
  if (width < 600) await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Período').click();
  await page.getByRole('button', { name: 'Ayer', pressed: true }).waitFor();
  await expectNoAxeViolationsInThemes(page);
  await page.goto(new URL('/perfil', page.url()).href);
  await page.getByRole('region', { name: 'Vistas guardadas' }).getByText('Lo de ayer').waitFor();
  await expectNoAxeViolationsInThemes(page);
  await app.close();
});

test('the choice of columns has no accessibility violation', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos' });
  await app.page.getByRole('button', { name: 'Columnas' }).click();
  await app.page.getByRole('dialog', { name: 'Columnas' }).getByRole('checkbox').first().waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});

test.each([1440, 390])('the export of a list has no accessibility violation at %i px', async (width) => {
  const app = await openApp({ as: 'operador', path: '/pagos', width });
  await app.page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await app.page.getByRole('menuitem', { name: 'CSV' }).click();
  await app.page
    .getByRole('dialog')
    .getByText(/pagos que coinciden con:$/)
    .waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});

test('the dialog of an action has no accessibility violation', async () => {
  const { id } = await somePayment({ status: 'approved' });
  const app = await openApp({ as: 'administrador', path: `/pago/${id}?accion=refund` });
  await app.page.getByRole('dialog').getByLabel('Ingrese el motivo').waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});

// the sign-in page is no page of the application: it has its theme from the system alone
test.each(['light', 'dark'] as const)('the sign-in page, %s, has no accessibility violation', async (theme) => {
  const app = await openApp({ path: '/home', theme });
  await app.page.locator('#kc-form-login').waitFor();
  await expectNoAxeViolations(app.page);
  await app.close();
});
