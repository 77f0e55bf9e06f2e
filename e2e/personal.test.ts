// Guards: A person's choices in one browser apply in another from the first paint on. Views are shared, and a sign-out
// clears the browser.
import type { Page } from 'playwright-core';
import { runOwnBackOffice } from './support/running-back-office.ts';

const running = runOwnBackOffice();

interface Window {
  readonly width?: number;
  readonly height?: number;
}

/** Signs a person in with a new browser context. Returns its page, the names of its requests and its errors. */
const openAs = async (username: string, path: string, { width = 1440, height = 900 }: Window = {}) => {
  const { app } = running();
  const browser = await globalThis.workerBrowser();
  const context = await browser.newContext({ viewport: { width, height }, locale: 'es-AR', colorScheme: 'light' });
  const page = await context.newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON()?.operationName ?? '');
  });
  await page.goto(`${app}${path}`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(username);
  await page.locator('#kc-login').click();
  await page.waitForURL((url) => url.origin === app);
  await page.locator('main').waitFor();
  return { page, context, asked, problems };
};

const theme = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-theme'));

const untilStored = (page: Page, person: string, what: string) =>
  page.waitForFunction(
    ([key = '', text = '']) => (localStorage.getItem(key) ?? '').includes(text),
    [`personal.${person}`, what],
  );

const openViews = async (page: Page) => {
  await page.getByRole('button', { name: 'Vistas' }).click();
  const views = page.getByRole('dialog', { name: 'Vistas' });
  await views.waitFor();
  return views;
};

test('theme and views follow a person to another browser, others see a shared view, a sign-out clears the browser', async () => {
  const first = await openAs('operador', '/pagos?period=ultimos-12-meses&status=approved');
  await openViews(first.page);
  await first.page.getByRole('button', { name: 'Guardar vista' }).click();
  await first.page.getByRole('textbox', { name: 'Nombre' }).fill('Cobrados del año');
  await first.page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await first.page.getByText('Se guardó la vista “Cobrados del año”').waitFor();
  await first.page.getByRole('button', { name: 'Tema' }).click();
  await first.page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  await untilStored(first.page, 'operador', 'DARK');
  expect(first.asked.filter((name) => name === 'Viewer')).toHaveLength(1);

  // a phone, on which the menu of views is used by keyboard
  const second = await openAs('operador', '/pagos', { width: 390, height: 844 });
  expect(await theme(second.page)).toBe('dark');
  expect(second.asked.filter((name) => name !== 'Viewer' && name.includes('Settings'))).toEqual([]);
  await second.page.getByRole('button', { name: 'Vistas' }).focus();
  await second.page.keyboard.press('Enter');
  const actions = second.page.getByRole('button', { name: 'Acciones de la vista Cobrados del año' });
  await actions.focus();
  await second.page.keyboard.press('Enter');
  await second.page.getByRole('menuitem', { name: 'Compartir con todos' }).focus();
  await second.page.keyboard.press('Enter');
  await second.page.getByText('está compartida con todos los que pueden ver esta lista').waitFor();
  expect(await second.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The theme is dark before the first paint.
  await second.page.reload({ waitUntil: 'commit' });
  await second.page.waitForFunction(() => document.documentElement.hasAttribute('data-theme'));
  expect(await theme(second.page)).toBe('dark');

  const other = await openAs('auditor', '/pagos');
  expect(await theme(other.page)).toBe('light');
  const views = await openViews(other.page);
  await views.getByRole('button', { name: /Cobrados del año.*de / }).click();
  await other.page.waitForURL(/status=approved/);

  await first.page.getByRole('button', { name: /operador/ }).click();
  await first.page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  await first.page.locator('#username').waitFor();
  await first.page.goto(`${running().app}/signed-in.html`);
  const left = await first.page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(left).not.toMatch(/operador|dark|Cobrados/);
  for (const { context, problems } of [first, second, other]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
