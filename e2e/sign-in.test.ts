// Guards: A person signs in, returns to the address, and signs out.
import { addresses, eventually, openApp } from './support/index.ts';

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

test('after a sign-out in another tab nothing shows, and signing in again brings back what was typed', async () => {
  const app = await openApp({ as: 'auditor', path: '/pagos', freshSession: true });
  const { page } = app;
  await page.getByRole('searchbox').first().fill('lo escrito');
  const other = await app.context.newPage();
  await other.goto(`${addresses.app}/home`);
  await other.getByRole('button', { name: /auditor/ }).click();
  await other.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await dialog.waitFor();
  await page.getByRole('main').waitFor({ state: 'hidden' });
  // nor what says by a rule of its own that it is visible, as the arrow of a sorted column
  const seen = await page
    .locator('#root *')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
    );
  expect(seen).toEqual([]);

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Iniciar sesión' }).click(),
  ]);
  await popup.locator('#username').fill('auditor');
  await popup.locator('#password').fill('auditor');
  await popup.locator('#kc-login').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').waitFor();
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('lo escrito');
  await app.close();
});

test('a renewal that is refused signs nobody out, in no tab', async () => {
  const app = await openApp({ as: 'auditor', path: '/pagos', freshSession: true });
  app.allowErrors(); // of the refused renewal
  const { page } = app;
  const other = await app.context.newPage();
  const renewals: number[] = [];
  for (const tab of [page, other]) {
    tab.on('response', (answer) => {
      if (answer.url().endsWith('/token')) renewals.push(answer.status());
    });
    await tab.clock.install();
    await tab.goto(`${addresses.app}/pagos`);
    await tab.getByRole('main').waitFor();
  }
  await page.getByRole('searchbox').first().fill('lo escrito');
  // the answer to one renewal gets lost: its token is used up, and with it, for the service, everything it came from
  let lost = false;
  await page.route('**/token', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  // now and then the other tab shares its new token before the first one tries again: then once more
  for (let rounds = 0; rounds < 3 && !renewals.includes(400); rounds += 1) {
    lost = false;
    // first the tab that loses its answer: were the other one the first, nothing would be lost
    await page.clock.fastForward('04:45');
    await eventually(async () => expect(lost).toBe(true));
    await other.clock.fastForward('04:45');
    // it tries again after some seconds, which begin when the loss is noticed
    for (let tries = 0; tries < 10 && !renewals.includes(400); tries += 1) {
      await page.clock.fastForward('00:06');
      await page.waitForResponse('**/token', { timeout: 1_000 }).catch(() => undefined);
    }
  }
  expect(renewals).toContain(400);
  await eventually(async () => expect(renewals.slice(renewals.indexOf(400))).toContain(200));
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Buscar', exact: true }).click();
    await tab.getByRole('main').waitFor();
    expect(await tab.getByRole('dialog', { name: 'Tu sesión venció' }).count()).toBe(0);
  }
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('lo escrito');
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
