// Guards: A person signs in, returns to the address, and signs out.
import { addresses, openApp } from './support/index.ts';

test('who is not signed in comes to the sign-in page, and from there back to where they wanted to go', async () => {
  const app = await openApp({ path: '/pagos?period=2026-09&status=approved' });
  const { page } = app;
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  expect(new URL(page.url()).origin).toBe(addresses.platform);

  await page.fill('#username', 'operador');
  await page.fill('#password', 'otra');
  await page.click('#kc-login');
  expect(await page.getByRole('alert').textContent()).toMatch(/contraseña/);
  expect(await page.inputValue('#username')).toBe('operador');

  await page.fill('#password', 'operador');
  await page.click('#kc-login');
  await page.getByRole('heading', { name: 'Buscar Pagos' }).waitFor();
  expect(page.url()).toBe(`${addresses.app}/pagos?period=2026-09&status=approved`);
  app.allowErrors(); // the refused password is a 401 of the sign-in page
  await app.close();
});

test('a browser that answers no frame comes to the sign-in page', async () => {
  const app = await openApp({ path: '/pagos' });
  app.allowErrors();
  const { page } = app;
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await page.route(/3p-cookies|login-status-iframe/, (route) => route.abort());
  await page.goto(`${addresses.app}/pagos`);
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  expect(new URL(page.url()).origin).toBe(addresses.platform);
  await app.close();
});

test('a reload and a second tab find the session without asking', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  await app.page.reload();
  await app.page.getByRole('tab', { name: 'Buscar Pagos' }).waitFor();

  const second = await app.context.newPage();
  await second.goto(`${addresses.app}/perfil`);
  await second.getByRole('heading', { level: 1 }).waitFor();
  expect(second.url()).toBe(`${addresses.app}/perfil`);
  await app.close();
});

test('the session ends where it says so, and the next visit asks again', async () => {
  const app = await openApp({ as: 'auditor', path: '/home', freshSession: true });
  const { page } = app;
  await page.getByRole('button', { name: /auditor/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await page.goto(`${addresses.app}/pagos`);
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await app.close();
});

test('requests to the gateway say where they come from; static files carry no token', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page } = app;
  const headers = new Map<string, Record<string, string>>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin === addresses.app) headers.set(pathname, request.headers());
  });
  await page.goto(`${addresses.app}/pagos`);
  await page.getByRole('row').nth(1).waitFor();

  expect(headers.get('/graphql')).toMatchObject({ source: 'backoffice', locale: 'es_AR' });
  expect(headers.get('/graphql')?.['authorization']).toMatch(/^Bearer /);
  const files = [...headers].filter(([path]) => path.startsWith('/assets/'));
  expect(files.length).toBeGreaterThan(0);
  for (const [, sent] of files) expect(sent).not.toHaveProperty('authorization');
  await app.close();
});
