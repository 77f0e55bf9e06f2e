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

// the sign-in page is no page of the application: it has its theme from the system alone
test.each(['light', 'dark'] as const)('the sign-in page, %s, has no accessibility violation', async (theme) => {
  const app = await openApp({ path: '/home', theme });
  await app.page.locator('#kc-form-login').waitFor();
  await expectNoAxeViolations(app.page);
  await app.close();
});
