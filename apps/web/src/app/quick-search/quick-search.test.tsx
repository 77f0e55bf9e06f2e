// Guards: The quick search opens by keys, calls only services that may find the text, and sends no card number.
import { fireEvent } from '@testing-library/dom';
import { recordEarlySearch } from '@/shared/keyboard/early-search';
import { faults, keysReady, renderAt, requests, screen, sentBodies, services, waitFor } from '@/testing';

const open = async (as: string, address = '/perfil') => {
  const user = await renderAt(address, { as });
  await screen.findByRole('heading', { level: 1 });
  await keysReady(user);
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  return { user, box };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('before anything is typed or chosen, it offers screens that the person may open', async () => {
  await open('tesoreria');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  expect(options()[0]).toMatch(/^Inicio/);
});

test('its keys work as soon as the frame is there, before the other shortcuts', async () => {
  const user = await renderAt('/perfil', { as: 'operador' });
  await user.keyboard('{Control>}k{/Control}teclado');
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  await waitFor(() => expect(box).toHaveProperty('value', 'teclado'));
});

test('its keys, pressed before the frame is drawn, open it with the frame and the text typed after them', async () => {
  recordEarlySearch();
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  window.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  for (const key of ['t', 'e', 'x', 'Backspace', 'c'])
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  const user = await renderAt('/perfil', { as: 'operador' });
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  await user.keyboard('lado');
  await waitFor(() => expect(box).toHaveProperty('value', 'teclado'));
});

test('keys that are typed while its chunk loads reach the box', async () => {
  const user = await renderAt('/perfil', { as: 'operador' });
  await screen.findByRole('heading', { level: 1 });
  await keysReady(user);
  await user.keyboard('{Control>}k{/Control}teclado');
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  expect(box).toHaveProperty('value', 'teclado');
});

test('an identifier is searched in every service that the person may see, and opens with Enter', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  const { user, box } = await open('operador');
  await requests.clear();
  await user.type(box, id);
  await screen.findByText('Se busca como: ID');
  await waitFor(() => expect(options().some((label) => label.endsWith('Pagos'))).toBe(true));
  const asked = new Set((await requests.list()).map(({ service }) => service));
  expect(asked).toEqual(new Set(['payment', 'subscription', 'payer', 'import', 'transfer', 'export']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/pago/${id}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a transfer is found by its identifier, and opens its list with that row alone', async () => {
  const { id } = await services.transfers.take('pending');
  const { user, box } = await open('tesoreria');
  await user.type(box, id);
  await user.click(await screen.findByRole('option', { name: /Transferencias$/ }));
  expect(location.pathname).toBe('/transferencias');
  expect(new URLSearchParams(location.search).get('q')).toBe(id);
  await screen.findByRole('button', { name: `Acciones de la transferencia ${id}` });
});

test('the transfers of a CUIT are offered with their total, and the list shows the same total', async () => {
  const { payer_id: cuit } = await services.transfers.some(({ payer_id: one }) => /^\d{11}$/.test(one));
  const { user, box } = await open('administrador');
  await user.type(box, cuit);
  const guess = await screen.findByRole('option', { name: /^Transferencias de este CUIT/ });
  const [, size = ''] = /CUIT([\d.]+)Ir a$/.exec(guess.textContent) ?? [];
  await user.click(guess);
  await screen.findByText(new RegExp(`^${size} transferencias?$`));
});

test('the link to the whole list has the filters of its total', async () => {
  const { user, box } = await open('administrador');
  const more = () => screen.queryAllByRole('option', { name: /^Ver más en la lista/ });
  await user.type(box, 'visa rechazado');
  await waitFor(() => expect(more().length).toBeGreaterThan(0));
  await user.click(more()[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/pagos'));
  const address = new URLSearchParams(location.search);
  expect([address.get('status'), address.get('medio')]).toEqual(['rejected', expect.stringMatching(/^[\d,]+$/)]);
  await screen.findByText(/^[\d.]+ pagos$/);
});

test('the link to the subscriptions has the payment method beside the search', async () => {
  const { user, box } = await open('administrador');
  const more = () => screen.queryAllByRole('option', { name: /^Ver más en la lista/ });
  await user.type(box, 'suscripciones visa an');
  await waitFor(() => expect(options().some((label) => label.endsWith('Suscripciones'))).toBe(true));
  for (const option of more()) await user.click(option);
  await waitFor(() => expect(location.pathname).toBe('/suscripciones'));
  expect(new URLSearchParams(location.search).get('medio')).not.toBeNull();
});

test.each([
  '4509 9535 6623 3704',
  '4509\u200b953566233704',
  '4509 9535\u200b 6623 3704',
  '4509\u22129535\u22126623\u22123704',
])('the card number %j is reported, and not sent', async (card) => {
  const { user, box } = await open('administrador');
  const sent = sentBodies();
  await user.click(box);
  await user.paste(card);
  await screen.findByText('Parece un número de tarjeta: no se busca ni se envía.');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(sent.join('\n')).not.toMatch(/4509|3704/);
  expect(options()).toEqual([]);
});

test('a screen is found by a name with invisible characters', async () => {
  const { user, box } = await open('administrador');
  await user.click(box);
  await user.paste('nue\u200bvo\u00a0paga\u00addor');
  await screen.findByRole('option', { name: /^Nuevo pagador/ });
});

test.each(['4509 9535 6623 3704', '1.234,50', '0720000000000000000000'])(
  'results of the previous text are not shown under %s',
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

test('a slow answer to the previous text is not shown under the next text', async () => {
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

test('a screen is found by words of its name, and is then listed as recent', async () => {
  const { user, box } = await open('administrador');
  await user.type(box, 'nuevo pagador');
  await user.click(await screen.findByRole('option', { name: /^Nuevo pagador/ }));
  expect(location.pathname).toBe('/pagadores/nuevo');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Nuevo pagador.*Recientes$/ });
  expect(JSON.stringify(localStorage)).toContain('/pagadores/nuevo');
});

test('an amount finds records and no guesses, and the transfer among them opens its list', async () => {
  const { id, amount } = await services.transfers.some(() => true);
  const { user, box } = await open('tesoreria');
  await user.type(box, amount.toFixed(2).replace('.', ','));
  await waitFor(() => expect(options()[0]).toMatch(/(Pagos|Suscripciones|Transferencias)$/));
  expect(options().filter((label) => label.endsWith('Ir a'))).toEqual([]);
  await user.click(
    screen.getAllByRole('option', { name: /Transferencias$/ }).find(({ textContent }) => textContent.includes('$')) ??
      box,
  );
  expect(new URLSearchParams(location.search).get('q')).toBe(id);
});

test('a guess is offered with its number of rows, after the records', async () => {
  const payment = await services.payments.some(({ payment_methods: [method] }) => Boolean(method?.last_four_digits));
  await services.payments.put({ request_date: new Date(Date.now() - 86_400_000).toISOString() });
  const { user, box } = await open('operador');
  await user.type(box, payment.payment_methods[0]?.last_four_digits ?? '');
  await waitFor(() => expect(options()[0]).toMatch(/Pagos$/));
  for (const guess of options().filter((label) => label.endsWith('Ir a'))) expect(guess).toMatch(/[1-9][\d.]*Ir a$/);
  await user.clear(box);
  await user.type(box, 'ayer');
  await screen.findByRole('option', { name: /^Pagos del .*[1-9][\d.]* ?Ir a$/ });
});

test('a guess without rows is not offered', async () => {
  const { user, box } = await open('administrador');
  await user.type(box, '987654321');
  await screen.findByText(/No se encontró nada/);
  expect(options()).toEqual([]);
});

test('amount, status, entity and month are understood; entity and status become filters of the list', async () => {
  const { collector_id: signature } = await services.payments.first({ status: 'approved' });
  const { user, box } = await open('administrador');
  const opened = async (typed: string) => {
    fireEvent.change(box, { target: { value: typed } });
    await waitFor(() => expect(options()[3]).toMatch(/^Ver más en la lista[\d.]+Pagos$/));
    return undefined;
  };
  await opened('>1000 aprobado este mes');
  await opened('status:rejected');
  await opened(`${signature.toLowerCase()} aprobados`);
  await user.click(screen.getByRole('option', { name: /^Ver más en la lista.*Pagos$/ }));
  await waitFor(() => expect(location.pathname).toBe('/pagos'));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    ...{ collector_id: signature, status: 'approved', period: 'ultimos-12-meses' },
  });
});

test.each([
  ['distribuciones con error', '/distribucion', 'error', 'Distribuciones'],
  ['lotes con error', '/lotes', 'error', 'Lotes'],
  ['importaciones por confirmar', '/importaciones', 'pending_approved', 'Importaciones'],
  ['reportes por aprobar', '/soft-provider', 'pending_approval', 'Integraciones'],
  ['presentaciones por enviar', '/afip', 'created', 'Presentaciones'],
  ['exportaciones con error', '/exportaciones', 'error', 'Exportaciones'],
])('%s is understood, and becomes the filters of its list', async (typed, path, status, group) => {
  const { user, box } = await open('administrador');
  await user.click(box);
  await user.paste(typed);
  await waitFor(() => expect(options().some((label) => label.endsWith(group))).toBe(true));
  await user.click(screen.getByRole('option', { name: new RegExp(`^Ver más en la lista.*${group}$`) }));
  await waitFor(() => expect(location.pathname).toBe(path));
  expect(new URLSearchParams(location.search).get('status')).toBe(status);
});

test('withdrawals of an entity are found by its signature in upper or lower case', async () => {
  const { collector_id: signature } = await services.withdrawals.some(() => true);
  const { user, box } = await open('tesoreria');
  await user.type(box, `retiros ${signature.toLowerCase()}`);
  await screen.findByText(new RegExp(`^Se busca como: Retiros \\+ Entidad ${signature} - `));
  await waitFor(() => expect(options().some((label) => label.endsWith('Retiros'))).toBe(true));
});

test('a withdrawal is found with its status and the name of its entity', async () => {
  const { id, collector_detail: entity } = await services.withdrawals.first({ status: 'pending_authorization' });
  const { user, box } = await open('tesoreria');
  await user.type(box, id);
  await waitFor(() => expect(options().join()).toMatch(/^\$\s[\d.]+,\d\d · [\d/]+ · Por autorizar/));
  expect(options()[0]).toContain(String(entity.name));
});

test('words that were not understood are reported, and the rest is searched', async () => {
  const { external_transaction_id: external } = await services.payments.some(({ external_transaction_id: one }) =>
    Boolean(one?.startsWith('TX')),
  );
  const { user, box } = await open('operador');
  await user.type(box, `cancelar ${external ?? ''}`);
  await screen.findByText(/No se entendió: «cancelar»/);
  await waitFor(() => expect(options()[0]).toMatch(/Pagos$/));
});

test('a name that nobody has is reported, and the list without the condition on that name is offered', async () => {
  const { user, box } = await open('operador');
  await user.type(box, 'zzyzx rechazado');
  await screen.findByText(/No se encontró nada con «zzyzx»/);
  await user.click(await screen.findByRole('option', { name: /^Pagos: Estado Rechazado, sin «zzyzx»/ }));
  await waitFor(() => expect(location.pathname).toBe('/pagos'));
  expect(new URLSearchParams(location.search).get('status')).toBe('rejected');
});

test('screens without permission are not offered, and no service is called', async () => {
  const { user, box } = await open('sinpermisos');
  await requests.clear();
  await user.type(box, 'pagador');
  await screen.findByText(/No se encontró nada/);
  expect(options()).toEqual([]);
  expect(await requests.list()).toEqual([]);
});

test('a slash opens it, except while a person types, and Escape closes it', async () => {
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

test('on a list, a slash focuses the search box of the list', async () => {
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

test('the actions of the open record are offered, by everyday words, and open their dialog', async () => {
  const { id } = await services.payments.take('approved', (one) => one.type === 'online' && one.refunds.length === 0);
  const user = await renderAt(`/pago/${id}`, { as: 'tesoreria' });
  await screen.findByRole('button', { name: 'Devolver todo o una parte' });
  await keysReady(user);
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  await waitFor(() => expect(options()).toContain('Devolver todo o una parteEn este registro'));
  await user.type(box, 'reembolsar');
  await user.click(await screen.findByRole('option', { name: /^Devolver todo/ }));
  expect(await screen.findByRole('dialog', { name: 'Devolver pago' })).toBeTruthy();
});
