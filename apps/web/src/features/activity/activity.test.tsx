// Guards: Activity is shown in records, in one list for auditors and in one's own profile; a conflict names its author.
import {
  choose,
  columnOf,
  fill,
  findInRegion,
  headers,
  openActionDialog,
  openList,
  press,
  renderAt,
  returnToTab,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';
import { money } from '@/shared/format';

/** Sends a query or mutation to the GraphQL gateway as a person, without a screen. */
const ask = async (username: string, query: string): Promise<unknown> => {
  const authorization = `Bearer ${await globalThis.issueToken(username)}`;
  const heads = { 'content-type': 'application/json', authorization };
  const answer = await fetch('/graphql', { method: 'POST', headers: heads, body: JSON.stringify({ query }) });
  return answer.json();
};

const reason = 'El pagador lo pidió por teléfono';

/** Cancels a payment as an operator. */
const cancelled = async (): Promise<string> => {
  const { id } = await services.payments.take('pending');
  const cancel = await openActionDialog({ id }, 'cancel', { as: 'operador' });
  await cancel.fillReason(reason);
  await cancel.press('Cancelar pago');
  await cancel.isGone();
  return id;
};

describe('the activity of a record', () => {
  test('is loaded by a button, and shows the person, the action, the reason and the result', async () => {
    const id = await cancelled();
    const user = await renderAt(`/pago/${id}`, { as: 'tesoreria' });
    const section = within(await screen.findByRole('region', { name: 'Actividad' }));
    await user.click(section.getByRole('button', { name: 'Ver quién hizo qué' }));
    await section.findByText(/Omar Peralta · Cancelar el pago/);
    section.getByText(`Motivo: “${reason}”`);
    section.getByText('Estado: Pendiente → Cancelado');
    section.getByText('Hecho');
    expect(section.queryByText(/Ver los titulares/)).toBeNull();
    expect(section.queryByRole('link', { name: 'Ver todo' })).toBeNull();
  });

  test('also shows an auditor the reads of protected data, and links to the search', async () => {
    const { id } = await services.payments.some(
      ({ status, payment_methods: [method] }) => status === 'approved' && Boolean(method?.first_six_digits),
    );
    await renderAt(`/pago/${id}`, { as: 'operador' });
    // the read is recorded only if the person waits for the answer
    await findInRegion('Medios de pago', /^(Nombre|El gateway no informó el titular)$/);
    const user = await renderAt(`/pago/${id}`, { as: 'auditor' });
    await findInRegion('Actividad', 'Ver quién hizo qué');
    await press(user, 'Ver quién hizo qué');
    await findInRegion('Actividad', /Omar Peralta · Ver los titulares/);
    await user.click(screen.getByRole('link', { name: 'Ver todo' }));
    await waitFor(() => expect(location.pathname).toBe('/actividad'));
    const { payer, collector_id: signature } = await services.payments.now(id);
    await waitFor(() =>
      expect(new Set(columnOf('REGISTRO'))).toEqual(
        new Set([['Pago', payer?.name, signature].filter(Boolean).join(' · ')]),
      ),
    );
    expect(columnOf('ACCIÓN')).toContain('Ver los titulares');
  });

  test('states that the installation stores no activity', async () => {
    const { id } = await services.payments.first({ status: 'approved' });
    await renderAt(`/pago/${id}`, { as: 'auditor', settings: { activity: false } });
    await findInRegion('Actividad', 'Esta instalación no guarda la actividad.');
    await renderAt('/actividad', { as: 'auditor', settings: { activity: false } });
    await screen.findByText('Esta instalación no guarda la actividad.');
  });
});

describe('the list of all activity', () => {
  test('filters by person, action and result, and opens a panel with the details', async () => {
    const id = await cancelled();
    const user = await openList('/actividad', 'auditor');
    expect(headers()).toEqual(['FECHA', 'USUARIO', 'ACCIÓN', 'REGISTRO', 'IMPORTE', 'MOTIVO', 'RESULTADO']);
    await fill(user, screen.getByLabelText('Usuario'), 'operador');
    await fill(user, screen.getByLabelText('ID del registro'), id);
    await press(user, 'Buscar');
    await screen.findByText('Usuario: operador');
    await choose(user, 'Acción', 'Cancelar el pago');
    await waitFor(() => expect(columnOf('ACCIÓN')).toEqual(['Cancelar el pago']));
    expect(columnOf('RESULTADO')).toEqual(['Hecho']);
    const { payer, collector_id: signature, final_amount: amount } = await services.payments.now(id);
    await waitFor(() =>
      expect(columnOf('REGISTRO')).toEqual([['Pago', payer?.name, signature].filter(Boolean).join(' · ')]),
    );
    expect(columnOf('IMPORTE')).toEqual([money(amount.toFixed(2), 'ARS')]);
    expect(columnOf('MOTIVO')).toEqual([reason]);
    await user.click(screen.getByRole('gridcell', { name: 'Cancelar el pago' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Cancelar el pago' }));
    const sum = money(amount.toFixed(2), 'ARS').replaceAll('\u00A0', ' ');
    for (const once of ['Cancelar el pago', 'Hecho', 'operador', sum, new RegExp(reason)])
      expect(panel.getAllByText(once)).toHaveLength(1);
    panel.getByText(id);
    await press(user, 'Copiar id de solicitud');
    expect(await navigator.clipboard.readText()).toMatch(/^[\da-f-]{36}$/);
    await press(user, 'Cerrar el detalle');
    await choose(user, 'Resultado', 'Falló');
    await screen.findByText('No hay actividad que coincida.');
  });

  test('shows changes by default, and reads after the toggle button "Vistas" is pressed', async () => {
    const { id } = await services.payments.some(
      ({ status, payment_methods: [method] }) => status === 'approved' && Boolean(method?.first_six_digits),
    );
    await renderAt(`/pago/${id}`, { as: 'operador' });
    await findInRegion('Medios de pago', /^(Nombre|El gateway no informó el titular)$/);
    await cancelled();
    const user = await openList('/actividad', 'auditor');
    expect(columnOf('ACCIÓN')).toContain('Cancelar el pago');
    expect(columnOf('ACCIÓN')).not.toContain('Ver los titulares');
    await press(user, 'Vistas', screen.getByRole('group', { name: 'Clase' }));
    await waitFor(() => expect(columnOf('ACCIÓN')).toContain('Ver los titulares'));
    expect(columnOf('ACCIÓN')).not.toContain('Cancelar el pago');
  });

  test('lists each action name once, finds it by typing, and includes all actions with that name', async () => {
    const { id } = await services.withdrawals.take('pending_authorization');
    await ask(
      'tesoreria',
      `mutation { rejectWithdrawal(id: "${id}", reason: "Cuenta equivocada", change: {
      idempotencyKey: "${crypto.randomUUID()}", version: 1 }) { error { code } } }`,
    );
    // saved address with the other action of the same name
    const user = await openList('/actividad?accion=rejectwithdraw', 'auditor');
    await waitFor(() => expect(columnOf('ACCIÓN')).toContain('Rechazar el retiro'));
    const box = screen.getByRole('combobox', { name: 'Acción' });
    await fill(user, box, 'rechazar el re');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Rechazar el reporte', 'Rechazar el retiro']);
  });

  test('can be downloaded as a file, and lists the download as an event', async () => {
    const user = await openList('/actividad', 'auditor');
    await press(user, 'Descargar CSV');
    await waitFor(() => expect(document.querySelector('iframe[title^="/downloads/"]')).not.toBeNull());
    await openList('/actividad?tipo=activity', 'auditor');
    await waitFor(() => expect(columnOf('ACCIÓN')).toContain('Pedir el archivo de la actividad'));
  });

  test('is refused to a person without the permission', async () => {
    await renderAt('/actividad', { as: 'operador' });
    await screen.findByText(/no tiene permiso/i);
    expect(screen.queryByRole('link', { name: 'Actividad' })).toBeNull();
  });
});

test("the profile shows the person's own activity", async () => {
  const id = await cancelled();
  const user = await renderAt('/perfil', { as: 'operador' });
  await press(user, 'Ver lo que hice');
  await findInRegion('Mi actividad', `Pago ${id}`);
});

describe('a conflict', () => {
  /** Cancels a payment as another person, without a screen. */
  const cancelAs = async (username: string, { id, version }: { readonly id: string; readonly version: number }) => {
    const query = `mutation { cancelPayment(id: "${id}", reason: "Ya se pagó", change: {
      idempotencyKey: "${crypto.randomUUID()}", version: ${version} }) { error { code } } }`;
    expect(await ask(username, query)).toEqual({ data: { cancelPayment: { error: null } } });
  };

  test('names the author of the current version in the dialog', async () => {
    const payment = await services.payments.take('issued');
    const dialog = await openActionDialog(payment, 'cancel', { as: 'operador' });
    await dialog.fillReason('Cargado dos veces');
    await cancelAs('administrador', payment);
    await dialog.press('Cancelar pago');
    await dialog.sees(/^Lo canceló Alicia Domínguez (ahora|hace \d+ (segundos?|minutos?))\.$/);
  });

  test('names the author in the banner of an open detail', async () => {
    const payment = await services.payments.take('issued');
    await renderAt(`/pago/${payment.id}`, { as: 'operador' });
    await findInRegion('Resumen', 'Emitido');
    await cancelAs('administrador', payment);
    returnToTab();
    await screen.findByText(/^Lo canceló Alicia Domínguez/);
  });

  test('names nobody if another system made the change', async () => {
    const payment = await services.payments.take('issued');
    await renderAt(`/pago/${payment.id}`, { as: 'operador' });
    await findInRegion('Resumen', 'Emitido');
    await services.payments.change(`${payment.id}/cancelar`, { reason: 'Otro sistema' });
    returnToTab();
    await screen.findByText('El registro cambió mientras lo tenía abierto.');
    await waitFor(() => expect(globalThis.openRequests()).toBe(0));
    expect(screen.queryByText(/^Lo canceló/)).toBeNull();
  });
});
