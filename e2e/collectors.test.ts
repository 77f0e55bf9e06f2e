// Guards: A collector is found and opened, and leads to its lists.
import { addresses, openApp } from './support/index.ts';

const region = (name: string) => ({ name, exact: true }) as const;

test('a collector is found from the menu and opened', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page } = app;
  await page.getByRole('navigation', { name: 'Menú principal' }).locator('a[href="/comercios"]').click();
  await page.getByText('20 entidades', { exact: true }).waitFor();
  const columns = ['FIRMA', 'NOMBRE', 'ESTRATEGIA DE RETIRO', 'PAGOS'];
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
  await page.getByRole('searchbox').fill('coes');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.search === '?q=coes');
  // until the answer is there, the rows are those of before
  await page.getByText('1 entidad', { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: 'COES' }).getByRole('link').first().click();
  await page.waitForURL(`${addresses.app}/comercios/COES`);
  await page.getByRole('region', region('Resumen')).getByText('COES', { exact: true }).waitFor();
  const text = (await page.getByRole('main').textContent()) ?? '';
  const labels = ['Firma', 'Nombre', 'Versión del formulario', 'Estrategia de retiro', 'Coincidencia de importaciones'];
  expect(labels.filter((label) => !text.includes(label))).toEqual([]);
  await page
    .getByRole('region', region('Saldo'))
    .getByText(/^\$\s[\d.]+,\d\d$/)
    .nth(1)
    .waitFor();
  await page
    .getByRole('region', region('Configuración'))
    .getByText(/^Vigente$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Volver a las entidades' }).click();
  await page.waitForURL((url) => url.pathname === '/comercios' && url.search === '?q=coes');
  await app.close();
});

test('a collector leads to its payments, its subscriptions and its payer references', async () => {
  const app = await openApp({ as: 'operador', path: '/comercios/LUZN' });
  const { page } = app;
  const name = 'Luz+del+Norte+Distribuidora';
  const linkTo = (text: string) => page.getByRole('link', { name: text, exact: true });
  for (const [text, href] of [
    ['Ver pagos', `/pagos?collector_id=LUZN&collector_name=${name}&period=ultimos-12-meses`],
    ['Ver suscripciones', `/suscripciones?collector_id=LUZN&collector_name=${name}&tipo=todos`],
    ['Ver referencias', `/pagadores/referencias?collector_id=LUZN&collector_name=${name}`],
  ] as const)
    expect(await linkTo(text).getAttribute('href')).toBe(href);
  await linkTo('Ver pagos').click();
  await page.getByRole('button', { name: 'LUZN - Luz del Norte Distribuidora' }).waitFor();
  await page.goto(`${addresses.app}/comerciosLUZN`);
  await page.waitForURL(`${addresses.app}/comercios/LUZN`);
  await page.getByRole('heading', { name: 'Luz del Norte Distribuidora' }).waitFor();
  await app.close();
});
