// Guards: A collector shows the parts that the permissions allow; a failed part leaves the rest readable.
import {
  faults,
  fill,
  findAddress,
  findInRegion,
  headers,
  openList,
  press,
  recover,
  renderAt,
  requests,
  screen,
  sortBy,
  waitFor,
  within,
} from '@/testing';

test('a collector is found from the menu and opened, and its page links back to the search', async () => {
  const user = await renderAt('/home', { as: 'operador' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  await user.click(menu.getByRole('link', { name: 'Buscar Entidades' }));
  await screen.findByText('20 entidades');
  expect(headers()).toEqual(['FIRMA', 'NOMBRE', 'ESTRATEGIA DE RETIRO', 'PAGOS']);
  await fill(user, screen.getByRole('searchbox'), 'coes');
  await press(user, 'Buscar');
  await screen.findByText('1 entidad');
  await user.click(await screen.findByRole('link', { name: 'Cooperativa Eléctrica La Esperanza' }));
  await findInRegion('Resumen', 'COES');
  expect(location.pathname).toBe('/comercios/COES');
  const text = screen.getByRole('main').textContent;
  const labels = ['Firma', 'Nombre', 'Versión del formulario', 'Estrategia de retiro', 'Coincidencia de importaciones'];
  expect(labels.filter((label) => !text.includes(label))).toEqual([]);
  const balance = within(await screen.findByRole('region', { name: 'Saldo' }));
  expect((await balance.findAllByText(/^\$\s[\d.]+,\d\d$/)).length).toBeGreaterThan(1);
  const configuration = within(screen.getByRole('region', { name: 'Configuración' }));
  expect(await configuration.findAllByText('Vigente')).not.toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Volver a las entidades' }));
  await findAddress('q', 'coes');
  expect(location.pathname).toBe('/comercios');
});

test('the link to the payments of a collector filters by the collector and by the last twelve months', async () => {
  const user = await renderAt('/comercios/LUZN', { as: 'operador' });
  const link = await screen.findByRole('link', { name: 'Ver pagos' });
  expect(link.getAttribute('href')).toBe(
    '/pagos?collector_id=LUZN&collector_name=Luz+del+Norte+Distribuidora&period=ultimos-12-meses',
  );
  await user.click(link);
  expect(await screen.findAllByText('LUZN - Luz del Norte Distribuidora')).not.toEqual([]);
});

test('a collector is refused to a person without permission, and the collector service is not called', async () => {
  await renderAt('/comercios/COES', { as: 'sinpermisos' });
  await screen.findByText('No tiene permisos');
  expect(await requests.list('collector')).toEqual([]);
});

test('a person who may read payments, but no subscriptions or references, sees the payments of a collector', async () => {
  await renderAt('/comercios/LUZN', { as: 'tesoreria' });
  const payments = within(await screen.findByRole('region', { name: 'Últimos pagos' }));
  await waitFor(() => expect(payments.getAllByRole('listitem')).toHaveLength(5));
  expect(screen.queryByRole('region', { name: 'Últimas suscripciones' })).toBeNull();
  const elsewhere = within(screen.getByRole('region', { name: 'También de esta entidad' }));
  expect(elsewhere.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lotes de retiros']);
  expect(await requests.list('subscription')).toEqual([]);
});

test('the latest payments and subscriptions of a collector link to their records and to the lists', async () => {
  const user = await renderAt('/comercios/LUZN', { as: 'operador' });
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const subscriptions = await part('Últimas suscripciones');
  await subscriptions.findAllByRole('listitem');
  const all = subscriptions.getByRole('link', { name: 'Ver suscripciones' }).getAttribute('href');
  expect(all).toBe('/suscripciones?collector_id=LUZN&collector_name=Luz+del+Norte+Distribuidora&tipo=todos');
  const references = (await part('También de esta entidad')).getByRole('link', { name: 'Referencias de pagadores' });
  expect(references.getAttribute('href')).toMatch(/^\/pagadores\/referencias\?collector_id=LUZN&/);
  const payments = await part('Últimos pagos');
  const [first] = within((await payments.findAllByRole('listitem'))[0] ?? document.body).getAllByRole('link');
  await user.click(first ?? document.body);
  await screen.findByRole('heading', { name: 'Detalle del Pago' });
});

test('the page of a collector lists its latest withdrawals, and their links open the history', async () => {
  const user = await renderAt('/comercios/COES', { as: 'tesoreria' });
  const withdrawals = within(await screen.findByRole('region', { name: 'Últimos retiros' }));
  const lines = await withdrawals.findAllByRole('listitem');
  expect(lines.length).toBeGreaterThan(0);
  expect(withdrawals.getByRole('link', { name: 'Ver retiros' }).getAttribute('href')).toMatch(
    /^\/retiros\/historial\?collector_id=COES&/,
  );
  await user.click(within(lines[0] ?? document.body).getByRole('link'));
  await screen.findByRole('dialog', { name: 'Detalle de retiro' });
  await user.keyboard('{Escape}');
  await screen.findByRole('heading', { name: 'Historial de retiros' });
});

test('a person who may not read withdrawals has no latest ones, and the service is not called', async () => {
  await renderAt('/comercios/COES', { as: 'operador' });
  await screen.findByRole('region', { name: 'Últimos pagos' });
  expect(screen.queryByRole('region', { name: 'Últimos retiros' })).toBeNull();
  expect(await requests.list('withdrawal')).toEqual([]);
});

test.each([
  ['Saldo', '/saldo$', 'No se pudo cargar el saldo', /^\$\s/],
  ['Configuración', '/configuraciones$', 'No se pudo cargar la configuración', /^Vigente$/],
])('when %s fails, the summary stays, and the failed part can be retried', async (section, path, failed, content) => {
  await faults.set({ service: 'collector', path, fault: { kind: 'status', status: 503 } });
  const user = await renderAt('/comercios/COES', { as: 'operador' });
  await findInRegion(section, failed);
  // the schedule is read from the configuration, so it fails too
  const parts = section === 'Configuración' ? 2 : 1;
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(parts));
  await findInRegion('Resumen', 'COES');
  await recover(user, screen.getByRole('region', { name: section }), content);
});

test('a collector that does not exist links to the search', async () => {
  await renderAt('/comercios/NADIE', { as: 'operador' });
  await screen.findByText('No encontramos esta entidad');
  expect(screen.getAllByRole('link', { name: 'Volver a las entidades' })).not.toEqual([]);
});

test('a collector that failed to load can be loaded again', async () => {
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const user = await renderAt('/comercios/COES', { as: 'operador' });
  await screen.findByText('No se pudo cargar la entidad');
  await recover(user, document.body, 'Resumen');
});

test('the default order can be chosen again', async () => {
  const user = await openList('/comercios');
  const orderIs = (order: string) =>
    waitFor(() =>
      expect(document.querySelector('[aria-sort]:not([aria-sort="none"])')?.getAttribute('aria-sort')).toBe(order),
    );
  await orderIs('ascending');
  await sortBy(user, 'NOMBRE');
  await orderIs('descending');
  await sortBy(user, 'NOMBRE');
  await orderIs('ascending');
});
