// Guards: A person signs in, returns to the requested address, is signed in also in a second tab, and signs out.
// Requests to the gateway carry source, locale and token.
import { addresses, eventually, openApp } from './support/index.ts';

test('a person who is not signed in is sent to the sign-in page, and afterwards to the requested address', async () => {
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

test('a browser that blocks the sign-in frames is sent to the sign-in page', async () => {
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

test('a reload and a second tab use the session without a new sign-in', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  await app.page.reload();
  await app.page.getByRole('tab', { name: 'Buscar Pagos' }).waitFor();

  const second = await app.context.newPage();
  await second.goto(`${addresses.app}/perfil`);
  await second.getByRole('heading', { level: 1 }).waitFor();
  expect(second.url()).toBe(`${addresses.app}/perfil`);
  await app.close();
});

test('signing out ends the session, and the next visit requires a sign-in', async () => {
  const app = await openApp({ user: 'auditor', path: '/home', freshSession: true });
  const { page } = app;
  await page.getByRole('button', { name: /auditor/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await page.goto(`${addresses.app}/pagos`);
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await app.close();
});

test('after a sign-out in another tab the page shows nothing, and a new sign-in restores the typed text', async () => {
  const app = await openApp({ user: 'auditor', path: '/pagos', freshSession: true });
  const { page } = app;
  await page.getByRole('searchbox').first().fill('lo escrito');
  const other = await app.context.newPage();
  await other.goto(`${addresses.app}/home`);
  await other.getByRole('button', { name: /auditor/ }).click();
  await other.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await dialog.waitFor();
  await page.getByRole('main').waitFor({ state: 'hidden' });
  // An element with its own `visibility: visible`, such as a sort arrow, must be hidden, too.
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

test('a refused token renewal signs the person out in no tab', async () => {
  const app = await openApp({ user: 'auditor', path: '/pagos', freshSession: true });
  app.allowErrors(); // the refused renewal is logged
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
  // The answer to one renewal is lost. Its refresh token is used up, and the service revokes all tokens of that
  // sign-in.
  let lost = false;
  await page.route('**/token', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  // The other tab sometimes shares its new token before the first tab retries: then run another round.
  for (let rounds = 0; rounds < 3 && !renewals.includes(400); rounds += 1) {
    lost = false;
    // The tab that loses its answer must renew first. If the other tab renewed first, no answer would be lost.
    await page.clock.fastForward('04:45');
    await eventually(async () => expect(lost).toBe(true));
    await other.clock.fastForward('04:45');
    // The first tab retries some seconds after it notices the loss.
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

test('requests to the gateway carry source, locale and token; requests for static files carry no token', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
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
