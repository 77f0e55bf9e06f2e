// Guards: The quick search opens by keys, asks the services that may find a text alone, and never sends a card's number.
import { faults, keysReady, renderAt, requests, screen, services, waitFor } from '@/testing';

const open = async (as: string, address = '/perfil') => {
  const user = await renderAt(address, { as });
  await screen.findByRole('heading', { level: 1 });
  await keysReady(user);
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  return { user, box };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('keys that are typed while its code is on the way are in the box', async () => {
  const user = await renderAt('/perfil', { as: 'operador' });
  await screen.findByRole('heading', { level: 1 });
  await keysReady(user);
  await user.keyboard('{Control>}k{/Control}teclado');
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  expect(box).toHaveProperty('value', 'teclado');
});

test('an identifier is looked for in every service that the person may see, and opens with Enter', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  const { user, box } = await open('operador');
  await requests.clear();
  await user.type(box, id);
  await screen.findByText('Se busca como: Identificador');
  await waitFor(() => expect(options().some((label) => label.endsWith('Pagos'))).toBe(true));
  const asked = new Set((await requests.list()).map(({ service }) => service));
  expect(asked).toEqual(new Set(['payment', 'subscription', 'payer', 'import', 'transfer', 'export']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/pago/${id}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a transfer is found by its identifier, and its list opens with it alone', async () => {
  const { id } = await services.transfers.take('pending');
  const { user, box } = await open('tesoreria');
  await user.type(box, id);
  await user.click(await screen.findByRole('option', { name: /Transferencias$/ }));
  expect(location.pathname).toBe('/transferencias');
  expect(new URLSearchParams(location.search).get('q')).toBe(id);
  await screen.findByRole('button', { name: `Acciones de la transferencia ${id}` });
});

test('a person is found by their CUIT, and the lists that it filters are offered', async () => {
  const payer = await services.payers.some(({ identification }) => /^\d{11}$/.test(identification?.number ?? ''));
  const { user, box } = await open('administrador');
  await user.type(box, payer.identification?.number ?? '');
  await waitFor(() => expect(options().some((label) => label.endsWith('Pagadores'))).toBe(true));
  expect(options()).toContain('Transferencias de este CUITIr a');
});

test('the list that shows more is asked what was counted, or is not offered', async () => {
  const { user, box } = await open('administrador');
  const more = () => screen.queryAllByRole('option', { name: /^Ver más en la lista/ });
  await user.type(box, 'visa rechazado');
  await waitFor(() => expect(options().some((label) => label.endsWith('Pagos'))).toBe(true));
  expect(more()).toEqual([]); // no list takes a payment method alone (A39)
  await user.clear(box);
  await user.type(box, 'suscripciones visa an');
  await waitFor(() => expect(options().some((label) => label.endsWith('Suscripciones'))).toBe(true));
  for (const option of more()) await user.click(option);
  await waitFor(() => expect(location.pathname).toBe('/suscripciones'));
  expect(new URLSearchParams(location.search).get('medio')).not.toBeNull();
});

test('the number of a card is told, and sent nowhere', async () => {
  const { user, box } = await open('administrador');
  await requests.clear();
  await user.type(box, '4509 9535 6623 3704');
  await screen.findByText('Parece un número de tarjeta: no se busca ni se envía.');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await requests.list()).toEqual([]);
  expect(options()).toEqual([]);
});

test.each(['4509 9535 6623 3704', '1.234,50', '0720000000000000000000'])(
  'who was found before is not shown under %s',
  async (next) => {
    const payer = await services.payers.some(({ identification }) => /^\d{11}$/.test(identification?.number ?? ''));
    const { user, box } = await open('administrador');
    await user.type(box, payer.identification?.number ?? '');
    await waitFor(() => expect(options().some((label) => label.endsWith('Pagadores'))).toBe(true));
    await user.clear(box);
    await user.type(box, next);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(options().filter((label) => /Pagadores$|Pagos$/.test(label) && !label.endsWith('Ir a'))).toEqual([]);
  },
);

test('a slow answer to the text before is not shown under the next', async () => {
  const payer = await services.payers.some(({ identification }) => /^\d{11}$/.test(identification?.number ?? ''));
  const { user, box } = await open('administrador');
  await user.type(box, payer.identification?.number ?? '');
  await waitFor(() => expect(options().some((label) => label.endsWith('Pagadores'))).toBe(true));
  await faults.set({ service: 'payer', fault: { kind: 'delay', ms: 1500 } });
  await user.clear(box);
  await user.type(box, 'nadie se llama asi');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(options().filter((label) => label.endsWith('Pagadores'))).toEqual([]);
  await faults.clear();
});

test('a screen is found by words of its name, and is among the recent ones afterwards', async () => {
  const { user, box } = await open('administrador');
  await user.type(box, 'nuevo pagador');
  await user.click(await screen.findByRole('option', { name: /^Nuevo pagador/ }));
  expect(location.pathname).toBe('/pagadores/nuevo');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Nuevo pagador.*Recientes$/ });
  expect(JSON.stringify(localStorage)).toContain('/pagadores/nuevo');
});

test('an amount and a date lead to the lists that they filter', async () => {
  const { user, box } = await open('tesoreria');
  await user.type(box, '1.234,50');
  await user.click(await screen.findByRole('option', { name: /^Transferencias por/ }));
  expect(location.pathname + location.search).toContain('/transferencias');
  expect(location.search).toContain('importe=1234.50');
});

test('nobody is offered what they may not open, and no service is asked for them', async () => {
  const { user, box } = await open('sinpermisos');
  await requests.clear();
  await user.type(box, 'pagador');
  await screen.findByText(/No se encontró nada/);
  expect(options()).toEqual([]);
  expect(await requests.list()).toEqual([]);
});

test('a slash opens it, but not for whoever is typing, and Escape closes it', async () => {
  const user = await renderAt('/pagadores/nuevo', { as: 'administrador' });
  const [field] = await screen.findAllByRole('textbox');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await keysReady(user);
  if (field) await user.click(field);
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('/');
  await screen.findByRole('dialog', { name: 'Búsqueda rápida' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on a list, a slash leads to the search box of the list', async () => {
  const user = await renderAt('/pagos?q=TX1', { as: 'operador' });
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await keysReady(user);
  await user.keyboard('/');
  expect(document.activeElement).toBe(box);
  await user.keyboard('Juárez');
  expect(box.value).toBe('Juárez');
  expect(screen.queryByRole('dialog')).toBeNull();
});
