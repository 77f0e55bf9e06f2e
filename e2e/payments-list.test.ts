// Guards: A payment is found and opened by keyboard. The days of a period can be typed.
// Looks over: apps/web/src/features/payment/**
import { addresses, monthAgo, openApp, readable, waitForRows } from './support/index.ts';

test('a payment is found and opened by keyboard, and the list keeps its search and order', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos?status=approved', width: 1600 });
  const { page } = app;
  await waitForRows(page);
  await page.keyboard.press('/');
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'a');
  await waitForRows(page);
  await page.getByRole('columnheader', { name: 'IMPORTE' }).click();
  await page.waitForURL((url) => url.searchParams.get('orden') === '-final_amount');
  await waitForRows(page);
  await page
    .getByRole('link', { name: /^Ver el pago/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pago\/[0-9a-f]{24}$/);
  await page.goBack();
  await waitForRows(page);
  await page.getByRole('link', { name: 'Back-office de pagos' }).first().click();
  await page.waitForURL(`${addresses.app}/home`);
  await page.getByRole('link', { name: 'Buscar' }).first().click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'a' && url.searchParams.has('orden'));
  await app.close();
});

test('a typed period is applied; an invalid period is refused with its reason', async () => {
  const { name, last } = monthAgo(2);
  const after = monthAgo(1).first;
  const app = await openApp({ user: 'operador', path: `/pagos?period=${name}` });
  const { page } = app;
  await page.getByRole('heading', { name: 'Buscar Pagos' }).waitFor();
  await page.getByLabel('Período').click();
  const days = page.getByRole('dialog', { name: 'Período' });
  const first = days.getByRole('textbox', { name: 'Desde' });
  await days.getByRole('button', { name: /^Elegir día de “Desde”; el elegido es \d+ de / }).waitFor();
  await first.click();
  await page.keyboard.type(readable(after).replaceAll('/', ''));
  await days.getByText('La fecha final es anterior a la inicial.').waitFor();
  expect(await days.getByRole('button', { name: 'Aplicar estos días' }).isDisabled()).toBe(true);

  await page.keyboard.press('Tab');
  expect(await first.inputValue()).toBe(readable(after));
  await first.click();
  const [year = '', month = ''] = name.split('-');
  await page.keyboard.type(`5/${String(Number(month))}/${year.slice(2)}`);
  await days.getByRole('button', { name: 'Aplicar estos días' }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('period') === `${name}-05..${last}`);
  await waitForRows(page);
  const period = await page.getByLabel('Período').inputValue();
  expect(period).toBe(`${readable(`${name}-05`)} – ${readable(last)}`);
  await app.close();
});
