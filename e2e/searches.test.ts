// Guards: Searches clear, go back and open from the home tabs.
import type { Page } from 'playwright-core';

import { openApp } from './support/index.ts';

/** The count of all payers; other tests add some to the same back-office, so the number is not said here. */
const allPayers = (page: Page) => page.getByText(/^[1-9][\d.]+ pagadores$/u);

test('a search that is emptied shows everybody again, and back comes to what was seen before', async () => {
  const app = await openApp({ as: 'operador', path: '/pagadores' });
  const { page } = app;
  const everybody = allPayers(page);
  await everybody.waitFor();
  const box = page.getByRole('searchbox');
  await box.fill('nadie con este nombre');
  await box.press('Enter');
  await page.getByText('No se encontraron Pagadores', { exact: true }).waitFor();

  await box.fill('');
  await box.press('Enter');
  await everybody.waitFor();
  await page.goBack();
  await page.getByText('No se encontraron Pagadores', { exact: true }).waitFor();
  await page.goBack();
  await everybody.waitFor();
  expect(await box.inputValue()).toBe('');
  await app.close();
});

test('each tab of the first page has a search of its own, and the address leads to it', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page } = app;
  const box = page.getByRole('searchbox');
  await page.getByRole('tab', { name: 'Buscar Pagadores' }).click();
  await box.fill('nadie con este nombre');
  await box.press('Enter');
  await page.getByText('No se encontraron Pagadores', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Buscar Entidades' }).click();
  await page.getByText(/^[1-9]\d+ entidades$/u).waitFor();
  expect(await box.inputValue()).toBe('');
  await page.goBack();
  await allPayers(page).waitFor();
  await page.getByRole('tab', { name: 'Buscar Pagadores', selected: true }).waitFor();

  await page.goto(`${new URL(page.url()).origin}/home?tab=collector&q=luz`);
  await page.getByRole('link', { name: 'Luz del Norte Distribuidora', exact: true }).waitFor();
  await app.close();
});
