// Guards: A developer explores with their own role, read-only until switched, in the look of the back-office.
import type { Page } from 'playwright-core';
import { addresses, expectNoAxeViolations, openApp } from './support/index.ts';

test('a developer explores the data with their own role, read-only until switched', async () => {
  const app = await openApp({ as: 'desarrollador', path: '/explorer/', height: 1600 });
  const { page } = app;
  await page.getByText('finalAmount').first().waitFor(); // the editor, which is loaded after the button
  await page.getByRole('button', { name: /^Execute query/ }).click();
  // the editor draws only the lines that fit: the window is high enough for all of them
  const result = page.locator('.result-window');
  await result.getByText('"APPROVED"').first().waitFor();
  await result.getByText('"desarrollador"').waitFor();
  expect(await page.getByRole('switch', { name: 'Permitir cambios' }).isChecked()).toBe(false);
  await app.close();
});

test('a list opens in the explorer with its filter, shows what it costs, and is copied as a command', async () => {
  const app = await openApp({ as: 'desarrollador', path: '/pagadores?q=ana' });
  const { page } = app;
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  const opened = app.context.waitForEvent('page');
  await page.getByRole('menuitem', { name: /^Abrir en el explorador/ }).click();
  const explorer = await opened;
  await explorer.getByText('PayerSearch').first().waitFor(); // the editor
  expect(explorer.url()).toBe(`${addresses.app}/explorer/`); // the address keeps nothing of what was looked for

  await explorer.getByRole('button', { name: 'Execute query' }).click();
  await explorer.locator('.result-window').getByText('"data"').waitFor();
  const cost = explorer.getByLabel('Costo de la última operación');
  expect(await cost.innerText()).toMatch(/^Llamadas a servicios\s+\d+ de 500\s+Valores\s+[\d.]+ de /);

  await explorer.getByRole('button', { name: 'Copiar como curl' }).click();
  await explorer.getByText('La operación se copió como curl.').waitFor();
  const command = await explorer.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain(`curl '${addresses.app}/graphql' \\\n  --header "Authorization: Bearer $TOKEN"`);
  expect(command).toMatch(/"operationName":"PayerSearch","variables":\{"search":"ana",/);
  await app.close();
});

test('the explorer says which role each field needs, and what the person may ask', async () => {
  const app = await openApp({ as: 'desarrollador', path: '/explorer/' });
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

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, fontSize, color, backgroundColor } = getComputedStyle(document.body);
    const header = getComputedStyle(document.querySelector('header') ?? document.body);
    return { fontFamily, fontSize, color, backgroundColor, bar: [header.backgroundColor, header.borderBottomColor] };
  });

test.each(['light', 'dark'] as const)('the explorer looks like the back-office, %s', async (theme) => {
  const app = await openApp({ as: 'desarrollador', path: '/perfil', theme });
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
  await page.getByRole('button', { name: 'Execute query' }).click();
  await page.locator('.result-window').getByText('"data"').waitFor();
  await expectNoAxeViolations(page, '.graphiql-tabs'); // GraphiQL has buttons in its tabs
  await page.getByRole('button', { name: 'Ejemplos' }).click();
  await page.getByRole('region', { name: 'Ejemplos' }).waitFor();
  await expectNoAxeViolations(page, '.graphiql-tabs');
  await app.close();
});

test('the theme that a developer chose in the back-office holds in the explorer', async () => {
  const app = await openApp({ as: 'desarrollador', path: '/perfil', theme: 'light' });
  const { page } = app;
  await page.getByRole('radio', { name: 'Oscuro' }).click();
  const dark = await lookOf(page);
  await page.goto(`${addresses.app}/explorer/`);
  await page.getByText('finalAmount').first().waitFor();
  expect(await lookOf(page)).toEqual(dark);
  expect(await page.locator('body').getAttribute('class')).toContain('graphiql-dark');
  await app.close();
});
