// Guards: The help explains statuses and the terms of the screens, and leads to keys, permissions and support.
import { fill, press, renderAt, screen, waitFor, within, faults } from '@/testing';

const search = () => screen.getByRole('searchbox', { name: 'Buscar un término o un estado' });

test('a person without permissions, too, finds terms and statuses by their words, and opens the keys', async () => {
  const user = await renderAt('/ayuda', { as: 'sinpermisos' });
  await screen.findByText('El código que identifica a una entidad, por ejemplo LUZN. No es una firma de papel.');
  expect(screen.getAllByText('Emitido').length).toBeGreaterThan(1);
  await fill(user, search(), 'lote creado');
  const topic = within(screen.getByRole('region', { name: 'Lotes de retiros' }));
  topic.getByText('Todavía se le agregan pagos.');
  expect(screen.queryByText('Se cobró.')).toBeNull();
  await fill(user, search(), 'nadie dice esto');
  screen.getByText('No hay nada con esas palabras');
  await press(user, 'Atajos de teclado');
  await screen.findByRole('dialog', { name: 'Atajos de teclado' });
});

test.each([
  ['/pagos', 'Pagos', 'Se pidió y todavía nadie lo pagó.'],
  ['/bin', 'BIN', /^Los primeros 6 dígitos de una tarjeta/],
  ['/comercios/LUZN', 'Firma', /^El código que identifica a una entidad/],
])('on %s, the mark beside %s opens its meaning in place, by the keyboard', async (path, term, meaning) => {
  const user = await renderAt(path, { as: 'administrador' });
  const mark = await screen.findByRole('button', { name: `Qué significa ${term}` });
  mark.focus();
  await user.keyboard('{Enter}');
  const popover = within(await screen.findByRole('dialog', { name: term }));
  await popover.findByText(meaning);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(mark);
});

/** Address of a list, words of the mark beside its title, and a status that the mark explains. */
const marked = [
  ['/distribucion', 'Distribuciones', 'Pendiente'],
  ['/transferencias', 'Transferencias', 'Autoconciliada'],
  ['/afip', 'Presentaciones AFIP', 'Generando'],
  ['/retirosUnificados?vista=lotes', 'Lotes de retiros', 'Para retirar'],
  ['/exportaciones', 'Exportaciones', 'Finalizado'],
  ['/soft-provider', 'Integraciones', 'Enviado'],
  ['/pagos/pago-de-servicios', 'Pago de servicios', 'Abierto'],
  ['/devoluciones', 'Devoluciones', 'Rechazado'],
] as const;

test.each(marked)('on %s, the mark beside %s explains its statuses', async (path, topic, state) => {
  const user = await renderAt(path, { as: 'administrador' });
  await press(user, `Qué significa ${topic}`);
  const popover = within(await screen.findByRole('dialog', { name: topic }));
  await popover.findByText(state);
});

test('the mark of Firma is where a signature is typed', async () => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  await press(user, 'Qué significa Firma');
  const popover = within(await screen.findByRole('dialog', { name: 'Firma' }));
  await popover.findByText(/^El código que identifica a una entidad/);
});

test('the top bar links to the help', async () => {
  const user = await renderAt('/bin', { as: 'operador' });
  await user.click(screen.getByRole('link', { name: 'Ayuda' }));
  await screen.findByRole('heading', { name: 'Ayuda', level: 1 });
});

test('a message to support contains the id of the failed request', async () => {
  await faults.set({ service: 'bin', fault: { kind: 'status', status: 503 } });
  await renderAt('/bin', { as: 'operador' });
  const link = await screen.findByRole('link', { name: 'Avisar a soporte' });
  const shown = link.parentElement?.querySelector('code')?.textContent;
  expect(shown).toMatch(/^[\w-]{8,}$/);
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('solicitud')).toBe(shown);
});
