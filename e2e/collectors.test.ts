// Guards: Collectors are searched, shown and picked; links and data follow permissions.
import { addresses, expectNoAxeViolationsInThemes, faults, openApp, recover, requests } from './support/index.ts';

afterEach(() => faults.clear());

const region = (name: string) => ({ name, exact: true }) as const;

test.each(['operador', 'auditor', 'tesoreria'])(
  '%s finds a collector from the menu and opens its page',
  async (user) => {
    const app = await openApp({ as: user, path: '/home' });
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
    const labels = [
      'Firma',
      'Nombre',
      'Versión del formulario',
      'Estrategia de retiro',
      'Coincidencia de importaciones',
    ];
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
  },
);

test('a collector leads to its payments, its subscriptions and its payer references', async () => {
  const app = await openApp({ as: 'operador', path: '/comercios/LUZN' });
  const { page } = app;
  const list = page.getByRole('region', region('Más de esta entidad'));
  const name = 'Luz+del+Norte+Distribuidora';
  const hrefs = async () => Promise.all((await list.getByRole('link').all()).map((link) => link.getAttribute('href')));
  await list.getByRole('link').first().waitFor();
  expect(await hrefs()).toEqual([
    `/pagos?collector_id=LUZN&collector_name=${name}`,
    `/suscripciones?collector_id=LUZN&collector_name=${name}`,
    `/pagadores/referencias?collector_id=LUZN&collector_name=${name}`,
  ]);
  await list.getByRole('link', { name: 'Ver pagos' }).click();
  await page.getByRole('button', { name: 'LUZN - Luz del Norte Distribuidora' }).waitFor();
  await page.goto(`${addresses.app}/comerciosLUZN`);
  await page.waitForURL(`${addresses.app}/comercios/LUZN`);
  await page.getByRole('heading', { name: 'Luz del Norte Distribuidora' }).waitFor();
  await app.close();
});

test('who may see payments alone of these lists is offered them alone', async () => {
  const app = await openApp({ as: 'tesoreria', path: '/comercios/LUZN' });
  const list = app.page.getByRole('region', region('Más de esta entidad'));
  await list.getByRole('link').first().waitFor();
  expect(await list.getByRole('link').allTextContents()).toEqual(['Ver pagos']);
  await app.close();
});

test.each([
  ['Saldo', '/saldo$', 'No se pudo cargar el saldo', /^\$\s/],
  ['Configuración', '/configuraciones$', 'No se pudo cargar la configuración', /^Vigente$/],
])('%s fails alone and is asked for again alone', async (section, path, failed, content) => {
  await faults.set({ service: 'collector', path, fault: { kind: 'status', status: 503 } });
  const app = await openApp({ as: 'operador', path: '/comercios/COES' });
  app.allowErrors();
  const part = app.page.getByRole('region', region(section));
  await part.getByText(failed).waitFor();
  expect(await app.page.getByRole('button', { name: 'Reintentar' }).count()).toBe(1);
  await app.page.getByRole('region', region('Resumen')).getByText('COES', { exact: true }).waitFor();
  await recover(part, part.getByText(content));
  await app.close();
});

test('a collector that does not exist leads to the search; one that cannot be read is asked for again', async () => {
  const app = await openApp({ as: 'operador', path: '/comercios/NADIE' });
  app.allowErrors();
  const { page } = app;
  await page.getByText('No encontramos esta entidad').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Volver a las entidades' }).last().waitFor();
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  await page.goto(`${addresses.app}/comercios/COES`);
  await page.getByText('No se pudo cargar la entidad').waitFor();
  await recover(page, page.getByRole('region', region('Resumen')));
  await app.close();
});

test('who may not see collectors is told so, and no service is asked', async () => {
  await requests.clear();
  const app = await openApp({ as: 'sinpermisos', path: '/comercios/COES' });
  await app.page.getByText('No tiene permisos', { exact: true }).waitFor();
  await app.page.goto(`${addresses.app}/comercios`);
  await app.page.getByText('No tiene permisos', { exact: true }).waitFor();
  expect(await requests.list('collector')).toEqual([]);
  await app.close();
});

test('a collector is picked as it is typed, from two letters, and the last ones used are offered', async () => {
  const app = await openApp({ as: 'operador', path: '/comercios/promociones' });
  const { page } = app;
  const picker = page.getByRole('combobox', { name: 'Entidad' });
  await picker.click();
  await page.getByText('Escriba al menos 2 letras').waitFor();
  await picker.pressSequentially('l');
  await page.getByText('Escriba al menos 2 letras').waitFor();
  await picker.pressSequentially('uz');
  await page.getByRole('option', { name: 'LUZN - Luz del Norte Distribuidora' }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('collector_id') === 'LUZN');

  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click();
  await picker.click();
  await page.getByText('Usadas hace poco').waitFor();
  await page.getByRole('option', { name: 'LUZN - Luz del Norte Distribuidora' }).waitFor();
  await app.close();
});

test.each([1440, 390])('at %i px the page of a collector has no accessibility violation', async (width) => {
  const app = await openApp({ as: 'administrador', path: '/comercios/COES', width });
  await app.page
    .getByRole('region', region('Configuración'))
    .getByText(/^Vigente$/)
    .first()
    .waitFor();
  await app.page.getByRole('region', region('Saldo')).getByText(/^\$\s/).first().waitFor();
  await expectNoAxeViolationsInThemes(app.page);
  await app.close();
});
