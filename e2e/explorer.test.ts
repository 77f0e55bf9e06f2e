// Guards: A developer explores with their own role; changes are off at first. The explorer looks like the back-office,
// shares links and commands, and keeps nothing for the next person.
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { addresses, eventually, expectNoAxeViolations, openApp } from './support/index.ts';

test('a developer explores the data with their own role, and the switch for changes is off at first', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/explorer/', height: 1600 });
  const { page } = app;
  await page.getByRole('button', { name: /^Ejecutar/ }).click(); // the run waits for the editor, which loads later
  // The editor draws only visible lines: the window is high enough for all of them.
  const result = page.locator('.result-window');
  await result.getByText('"APPROVED"').first().waitFor();
  await result.getByText('"desarrollador"').waitFor();
  expect(await page.getByRole('switch', { name: 'Permitir cambios' }).isChecked()).toBe(false);
  await app.close();
});

test('a list opens in the explorer with its filter, shows what it costs, and is copied as a command', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/pagadores?q=ana' });
  const { page } = app;
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  // The chunks of the editor load late: the button must wait for them.
  await app.context.route(/\/explorer\/assets\/.*editor/, async (route) => {
    await pause(2_000);
    await route.continue();
  });
  const opened = app.context.waitForEvent('page');
  await page.getByRole('menuitem', { name: /^Abrir en el explorador/ }).click();
  const explorer = await opened;
  await explorer.getByText('PayerSearch').first().waitFor(); // title of the tab
  expect(explorer.url()).toBe(`${addresses.app}/explorer/`); // the address must not keep the search

  await explorer.getByRole('button', { name: /^Ejecutar/ }).click();
  await explorer.locator('.result-window').getByText('"data"').waitFor();
  const cost = explorer.getByLabel('Costo de la última operación');
  expect(await cost.innerText()).toMatch(/^Llamadas a servicios\s+\d+ de 500\s+Valores\s+[\d.]+ de /);

  await explorer.getByRole('button', { name: 'Copiar como curl' }).click();
  await explorer.getByText(/^La operación se copió como curl\./).waitFor();
  const command = await explorer.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain(`curl '${addresses.app}/graphql' --header`);
  expect(command).toContain('--header "Authorization: Bearer $TOKEN"');
  expect(command).toMatch(/"operationName":"PayerSearch","variables":\{"search":"ana",/);
  await app.close();
});

test('the explorer shows the role that each field needs, and the fields that the person may request', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/explorer/' });
  const { page } = app;
  await page.getByRole('button', { name: 'Permisos' }).click();
  const pane = page.getByRole('region', { name: 'Permisos' });
  const mutations = pane.getByRole('region', { name: 'Mutation', exact: true });
  await mutations.getByText('cancelPayment', { exact: true }).waitFor();
  await pane.getByText(', lo tiene').first().waitFor({ state: 'attached' });
  await expectNoAxeViolations(page, '.graphiql-tabs');
  await pane.getByRole('searchbox').fill('cancelPaymentObjection');
  expect(await pane.getByRole('listitem').allInnerTexts()).toEqual([
    'cancelPaymentObjection\npayment:cancel-objection',
  ]);
  await pane.getByRole('checkbox', { name: 'Solo lo que puedo pedir' }).check();
  await pane.getByText('Ningún campo coincide.').waitFor();
  await app.close();
});

const copied = async (page: Page, tool: string, said: RegExp): Promise<string> => {
  await page.getByRole('button', { name: tool }).click();
  await page.getByText(said).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

test('a shared link opens its operation in an explorer that is already open', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/explorer/' });
  const { page } = app;
  await page.getByText('finalAmount').first().waitFor(); // the editor is ready
  const link = await copied(page, 'Copiar enlace', /^Se copió un enlace/);
  expect(link).toMatch(new RegExp(`^${addresses.app}/explorer/#operation=.*query\\+Pagos`));
  await page.goto(`${addresses.app}/explorer/#operation=query+Compartida+%7B+viewer+%7B+name+%7D+%7D&variables=%7B%7D`);
  await page.getByRole('tab', { name: 'Compartida' }).waitFor();
  await page.getByText('Compartida').nth(1).waitFor();
  expect(page.url()).toBe(`${addresses.app}/explorer/`);
  await app.close();
});

test('a copied token, set as a header, gives the permissions of its person', async () => {
  const other = await openApp({ user: 'sinpermisos', path: '/explorer/' });
  const token = await copied(other.page, 'Copiar token (5 minutos)', /^El token se copió: vale 5 minutos más/);
  await other.close();
  const app = await openApp({ user: 'desarrollador', path: '/explorer/', height: 1600 });
  const { page } = app;
  await page.getByText('finalAmount').first().waitFor(); // without the editor, the typed text is lost
  await page.getByRole('button', { name: 'Encabezados', exact: true }).click();
  await page.locator('.graphiql-editor-tool').last().click();
  await page.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${token}` }));
  await page.getByText('"Authorization"').first().waitFor();
  await page.getByRole('button', { name: /^Ejecutar/ }).click();
  const result = page.locator('.result-window');
  await result.getByText('"sinpermisos"').waitFor();
  await result.getByText('"FORBIDDEN"').waitFor();
  await app.close();
});

test('an operation is in the history of its author, and is gone for the next person', async () => {
  const app = await openApp({
    user: 'desarrollador',
    freshSession: true,
    path: '/explorer/#operation=query+Guardada+%7B+viewer+%7B+name+%7D+%7D',
  });
  const { page } = app;
  await page.getByRole('tab', { name: 'Guardada' }).waitFor();
  await page.getByRole('button', { name: /^Ejecutar/ }).click();
  await page.getByRole('button', { name: 'Mostrar Historial' }).click();
  await page.getByRole('region', { name: 'Historial' }).getByText('Guardada').waitFor();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('Guardada');
  await page.getByRole('button', { name: 'Cerrar Sesion' }).click();
  await page.locator('#username').fill('auditor');
  await page.locator('#password').fill('auditor');
  await page.locator('#kc-login').click();
  await page.getByRole('tab', { name: 'Pagos' }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(1);
  expect(await kept()).not.toContain('Guardada');
  await app.close();
});

test.each([
  ['in another tab of the explorer', 'explorer', 'open'],
  ['in a tab of the back-office', 'back-office', 'open'],
  ['in a tab of the back-office, with the explorer closed', 'back-office', 'closed'],
])('after a sign-out %s, the explorer shows and keeps no data of the person', async (_how, where, explorerIs) => {
  const app = await openApp({ user: 'desarrollador', freshSession: true, path: '/perfil' });
  const { page } = app;
  const explorer = await app.context.newPage();
  await explorer.goto(
    `${addresses.app}/explorer/#operation=query+Guardada+%7B+viewer+%7B+username+%7D+%7D&variables=%7B%7D`,
  );
  await explorer.getByRole('tab', { name: 'Guardada' }).waitFor();
  await explorer.getByRole('button', { name: /^Ejecutar/ }).click();
  await explorer.locator('.result-window').getByText('"desarrollador"').waitFor();
  const kept = async () => {
    const { origins } = await app.context.storageState();
    const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
    return names.filter((name) => /^(explorer|graphiql):/.test(name));
  };
  await eventually(async () => expect(await kept()).not.toEqual([]));
  if (explorerIs === 'closed') await explorer.close();
  if (where === 'explorer') {
    await page.goto(`${addresses.app}/explorer/`);
    await page.getByRole('button', { name: 'Cerrar Sesion' }).click();
  } else {
    await page.getByRole('button', { name: /^Menú de usuario/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  }
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  if (explorerIs === 'open') await explorer.getByRole('button', { name: 'Ingresar' }).waitFor(); // the sign-in page replaces the explorer
  expect(await kept()).toEqual([]);
  await app.close();
});

test('a refused token renewal does not sign the person out of the explorer, and loses no typed text', async () => {
  const app = await openApp({
    user: 'desarrollador',
    freshSession: true,
    path: '/explorer/#operation=query+Escrita+%7B+viewer+%7B+name+%7D+%7D',
  });
  app.allowErrors(); // the refused renewal is logged
  const { page } = app;
  await page.getByText('Escrita').nth(1).waitFor(); // the second match is the editor, the first its tab
  await page.route('**/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }), {
    times: 1,
  });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await copied(page, 'Copiar token (5 minutos)', /^El token se copió/);
  await page.getByRole('tab', { name: 'Escrita' }).waitFor();
  expect(loads).toEqual([]);
  await app.close();
});

test('a guide opens beside the editor, and the schema can be downloaded', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/explorer/' });
  const { page } = app;
  await page.getByRole('button', { name: 'Mostrar Guías' }).click();
  const pane = page.getByRole('region', { name: 'Guías' });
  await pane.getByText('Changing', { exact: true }).click();
  await pane.getByText('Make a key for each change', { exact: false }).waitFor();
  await expectNoAxeViolations(page, '.graphiql-tabs');
  await pane.getByRole('combobox').selectOption('Clientes');
  await pane.getByText('Apollo Client', { exact: true }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el esquema' }).click();
  expect((await saved).suggestedFilename()).toBe('back-office.graphql');
  await app.close();
});

test('a search for payments in the documentation lists the query first', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/explorer/' });
  const { page } = app;
  await page.getByRole('button', { name: 'Mostrar Documentación' }).click();
  await page.getByRole('combobox').fill('payments');
  // The search is debounced.
  await page
    .getByRole('option')
    .first()
    .filter({ hasText: /^Query\.payments$/ })
    .waitFor();
  await app.close();
});

test('a person who may not explore reads which role is missing', async () => {
  const app = await openApp({ user: 'operador', path: '/perfil' });
  app.allowErrors(); // the browser logs the refusal
  const { page } = app;
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 400,
      json: { errors: [{ message: 'Solo…', extensions: { code: 'PERSISTED_OPERATION_REQUIRED' } }] },
    }),
  );
  await page.goto(`${addresses.app}/explorer/`);
  await page.getByRole('heading', { name: 'No puede usar el explorador' }).waitFor();
  await page.getByText('rol “developer”').waitFor();
  await expectNoAxeViolations(page);
  await app.close();
});

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, fontSize, color, backgroundColor } = getComputedStyle(document.body);
    const header = getComputedStyle(document.querySelector('header') ?? document.body);
    return { fontFamily, fontSize, color, backgroundColor, bar: [header.backgroundColor, header.borderBottomColor] };
  });

test.each(['light', 'dark'] as const)('the explorer looks like the back-office in the %s theme', async (theme) => {
  const app = await openApp({ user: 'desarrollador', path: '/perfil', theme });
  const { page } = app;
  await page.getByRole('button', { name: 'Menú de usuario' }).waitFor();
  const look = await lookOf(page);
  await page.goto(`${addresses.app}/explorer/`);
  await page.getByText('finalAmount').first().waitFor();
  expect(await lookOf(page)).toEqual(look);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Inter Variable') && status === 'loaded'),
  );
  await page.getByRole('button', { name: 'Dar formato' }).waitFor();
  await page.getByRole('button', { name: /^Ejecutar/ }).click();
  await page.locator('.result-window').getByText('"data"').waitFor();
  await expectNoAxeViolations(page, '.graphiql-tabs'); // GraphiQL nests buttons in its tabs
  await page.getByRole('button', { name: 'Ejemplos' }).click();
  await page.getByRole('region', { name: 'Ejemplos' }).waitFor();
  await expectNoAxeViolations(page, '.graphiql-tabs');
  await app.close();
});

test('the theme chosen in the back-office applies to the explorer', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/perfil', theme: 'light' });
  const { page } = app;
  await page.getByRole('radio', { name: 'Oscuro' }).click();
  const dark = await lookOf(page);
  await page.goto(`${addresses.app}/explorer/`);
  await page.getByText('finalAmount').first().waitFor();
  expect(await lookOf(page)).toEqual(dark);
  expect(await page.locator('body').getAttribute('class')).toContain('graphiql-dark');
  await app.close();
});
