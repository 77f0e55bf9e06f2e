// Guards: A payer is found, shown and created; empty, refused and failed states are reported.
import { faults, fill, findAddress, recover, renderAt, requests, screen, services, waitFor, within } from '@/testing';

/** Returns a payer to whom a collector has a reference. */
const knownPayer = async () => {
  const known = new Set((await services.references.list()).map(({ email }) => email));
  return services.payers.some(({ email, external_reference: reference, identification }) =>
    Boolean(email && reference && identification?.type === 'DNI_ARG' && known.has(email)),
  );
};

test('a payer is found, and its page shows its sections', async () => {
  const payer = await knownPayer();
  const user = await renderAt(`/pagadores?q=${payer.email}`, { as: 'operador' });
  await user.click(await screen.findByRole('link', { name: payer.id }));
  await screen.findByRole('heading', { level: 1, name: payer.name });
  expect(location.pathname).toBe(`/pagadores/${payer.id}`);
  const main = within(screen.getByRole('main'));
  const [phone] = payer.phones;
  for (const text of [payer.id, payer.email ?? '', payer.external_reference ?? '', 'DNI', 'Argentina'])
    expect(await main.findAllByText(text)).not.toEqual([]);
  main.getByText(`(${phone?.area_code}) ${phone?.phone_number}`);
  const references = within(screen.getByRole('region', { name: 'Referencias' }));
  expect(await references.findAllByRole('link', { name: / - / })).not.toEqual([]);
  expect(references.getAllByText(/^SOC-/)).not.toEqual([]);
  const query = `pagador=${encodeURIComponent(payer.email ?? '')}`;
  const [subscriptions] = screen.getAllByRole('link', { name: 'Ver suscripciones' });
  expect(subscriptions?.getAttribute('href')).toBe(`/suscripciones?${query}&tipo=todos`);
  await user.click(screen.getAllByRole('link', { name: 'Ver pagos' })[0] ?? document.body);
  await screen.findByText(`Pagador: ${payer.email}`);
});

test('an emptied search shows all payers again, and the back button restores the previous search', async () => {
  const user = await renderAt('/pagadores', { as: 'operador' });
  const everybody = () => screen.findByText(/^[\d.]+ pagadores$/);
  const nobody = () => screen.findByText('No se encontraron Pagadores');
  await everybody();
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box, 'nadie con este nombre{Enter}');
  await nobody();
  await user.clear(box);
  await user.type(box, '{Enter}');
  await everybody();
  history.back();
  await nobody();
  history.back();
  await everybody();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
});

test('references that failed to load affect their section only, and can be loaded again', async () => {
  const payer = await knownPayer();
  await faults.set({ service: 'payer', path: '/referencias', fault: { kind: 'status', status: 500 } });
  const user = await renderAt(`/pagadores/${payer.id}`, { as: 'auditor' });
  const references = within(await screen.findByRole('region', { name: 'Referencias' }));
  await references.findByText('No se pudieron cargar las referencias');
  await screen.findByText(payer.id);
  await faults.clear();
  await user.click(references.getByRole('button', { name: 'Reintentar' }));
  expect(await references.findAllByText(/^SOC-/)).not.toEqual([]);
});

test('the page of a payer shows the latest subscriptions and payments, and links to all payments', async () => {
  const { payer: holder } = await services.subscriptions.some(
    ({ status, payer, payment_method: method }) =>
      status === 'active' && payer?.email !== null && (method?.media_payment_id ?? 0) === 9,
  );
  const email = holder?.email ?? '';
  const [payer] = await services.payers.list({ email });
  const paidBy = {
    id: payer?.id ?? null,
    name: payer?.name ?? null,
    email,
    external_reference: null,
    identification: null,
  };
  await services.payments.put({ payer: paidBy, request_date: new Date(Date.now() - 86_400_000).toISOString() });
  const user = await renderAt(`/pagadores/${payer?.id ?? ''}`, { as: 'operador' });
  const subscriptions = within(await screen.findByRole('region', { name: 'Últimas suscripciones' }));
  await subscriptions.findAllByText('Activa');
  const payments = within(await screen.findByRole('region', { name: 'Últimos pagos' }));
  const lines = await payments.findAllByRole('listitem');
  expect(lines.length).toBeLessThanOrEqual(5);
  await user.click(payments.getByRole('link', { name: 'Ver pagos' }));
  await findAddress('pagador', email);
  await findAddress('period', 'ultimos-12-meses');
});

test.each<['payment' | 'subscription', string, string]>([
  ['payment', 'Últimos pagos', 'No se pudieron cargar los pagos'],
  ['subscription', 'Últimas suscripciones', 'No se pudieron cargar las suscripciones'],
])('a failing %s service affects only its section of a payer', async (service, region, failed) => {
  const payer = await knownPayer();
  await faults.set({ service, fault: { kind: 'status', status: 503 } });
  const user = await renderAt(`/pagadores/${payer.id}`, { as: 'operador' });
  const part = await screen.findByRole('region', { name: region });
  await within(part).findByText(failed);
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  await recover(user, part, /^(Sin pagos|Sin suscripciones|\d{2}\/\d{2}\/\d{4} .*)$/);
});

test('a payer without an e-mail has no references, and no link to payments', async () => {
  const { id } = await services.payers.some(({ email }) => email === null);
  await renderAt(`/pagadores/${id}`, { as: 'operador' });
  await screen.findByText('Sin e-mail no se pueden buscar referencias');
  expect(screen.queryByRole('link', { name: 'Ver pagos' })).toBeNull();
});

test('a payer that does not exist is reported', async () => {
  await renderAt('/pagadores/000000000000000000000000', { as: 'operador' });
  await screen.findByText('No se encontró el pagador');
});

test.each(['n\u0303', '🙂'])('a name has at most 120 characters, of any Unicode plane: %s', async (letter) => {
  const user = await renderAt('/pagadores/nuevo', { as: 'operador' });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
  await fill(user, name, letter.repeat(120));
  await user.tab();
  expect(name.value.normalize('NFC')).toBe(letter.repeat(120).normalize('NFC'));
  expect(screen.queryByText(/caracteres como máximo/)).toBeNull();
  await fill(user, name, letter.repeat(121));
  await user.tab();
  await screen.findByText('Ingrese 120 caracteres como máximo.');
});

test('the form of a new payer shows the problems of the specification, and asks before it is left', async () => {
  const user = await renderAt('/pagadores', { as: 'operador' });
  await user.click(await screen.findByRole('link', { name: 'Nuevo pagador' }));
  const create = await screen.findByRole('button', { name: 'Crear pagador' });
  expect(location.pathname).toBe('/pagadores/nuevo');
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const type = async (name: RegExp, text: string) => {
    await fill(user, field(name), text);
    await user.tab();
  };
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const number = /^Número de identificación/;
  await waitFor(() => expect(create).toHaveProperty('disabled', true));
  await waitFor(() => expect(document.activeElement).toBe(field(/^Nombre/)));
  await user.tab();
  await user.type(field(/^Nombre/), 'A{Backspace}');
  expect(screen.queryByText('El nombre es requerido')).toBeNull(); // left, but not edited
  await user.tab();
  await screen.findByText('El nombre es requerido');
  await type(/^E-mail/, 'ana@correo');
  await screen.findByText('El email no tiene formato correcto');
  await type(number, '12.345.678-9');
  expect(field(number).value).toBe('12345678');
  await screen.findByText('Tipo de identificación requerido*');
  await choose('Tipo de identificación', 'DNI');
  await user.clear(field(number));
  await user.tab();
  await screen.findByText('Número de identificación requerido*');
  await type(number, '1234567');
  await screen.findByText('El número de DNI no es válido');
  await choose('Tipo de identificación', 'CUIT');
  await screen.findByText('El número de CUIT no es válido');
  await type(number, '20-26756539-0');
  await screen.findByText('Número de identificación incorrecto*');
  expect(screen.queryByText('País requerido*')).toBeNull();
  await user.type(field(number), '{Enter}');
  await screen.findByText('País requerido*');
  await choose('Tipo de identificación', 'Ninguna');
  expect(field(number).value).toBe('');
  await type(/^Nombre/, 'Ana Pérez');
  await type(/^E-mail/, 'ana@correo.example');
  await waitFor(() => expect(create).toHaveProperty('disabled', false));

  await user.click(screen.getByRole('link', { name: 'Volver a los pagadores' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(field(/^Nombre/).value).toBe('Ana Pérez');
  await user.click(await screen.findByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(location.pathname).toBe('/pagadores'));
});

// a proxy that lost the answer may return 503 or nothing
test.each([undefined, 503])('a payer is created once if the answer was lost (%p), and has a page', async (status) => {
  const email = `ana.${crypto.randomUUID()}@correo.example`;
  const user = await renderAt('/pagadores/nuevo', { as: 'operador' });
  await user.type(await screen.findByLabelText(/^Nombre/), 'Ana Pérez');
  await user.type(screen.getByLabelText(/^E-mail/), email);
  for (const [name, option] of [
    ['Tipo de identificación', 'DNI'],
    ['País', 'Argentina'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.type(screen.getByLabelText(/^Número de identificación/), '12345678');
  await requests.clear();
  await faults.set({ service: 'payer', fault: { kind: 'lose', ...(status && { status }) } });
  await user.click(screen.getByRole('button', { name: 'Crear pagador' }));
  await screen.findByText('La operación quedó sin respuesta');
  expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('disabled', true);
  await faults.clear();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Pagador creado con éxito');
  const made = await services.payers.list({ email });
  expect(made).toMatchObject([{ identification: { type: 'DNI_ARG', number: '12345678', country: 'ARG' } }]);
  await waitFor(() => expect(location.pathname).toBe(`/pagadores/${made[0]?.id}`));
  await screen.findByRole('heading', { level: 1, name: 'Ana Pérez' });
  const sent = (await requests.list('payer')).filter(({ method }) => method === 'POST');
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a person who may read but not create payers has no link to the form', async () => {
  await renderAt('/pagadores', { as: 'auditor' });
  await screen.findByText(/^\d+ pagadores$/);
  expect(screen.queryByRole('link', { name: 'Nuevo pagador' })).toBeNull();
  await renderAt('/pagadores/nuevo', { as: 'auditor' });
  await screen.findByText('No tiene permisos');
  expect(screen.queryByLabelText(/^Nombre/)).toBeNull();
});
