// Guards: A failed list, a refused change and a notice each state the cause. An unknown code shows the message of the service.
import {
  addImport,
  columnOf,
  faults,
  findDialog,
  openActionDialog,
  openList,
  press,
  recover,
  renderAt,
  screen,
  services,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const serviceDown = {
  cause: 'El servicio está caído, con fallas o con demasiado trabajo.',
  nextStep: 'Si continúa, avise a soporte con el id de la solicitud.',
};

test('a failed list shows what happened, its cause and the next step, with the code and the id of the request', async () => {
  await faults.set({ service: 'payer', fault: { kind: 'status', status: 503 } });
  const user = await renderAt('/pagadores', { as: 'operador' });
  await screen.findByText('No se pudieron cargar los pagadores');
  const text = screen.getByRole('alert').textContent;
  expect(text).toContain('El servicio de pagadores no responde. Reintente en unos minutos.');
  expect(text).toContain(`${serviceDown.cause} ${serviceDown.nextStep}`);
  expect(text).toMatch(/Código SERVICE_UNAVAILABLE.*Id de solicitud/);
  await recover(user, document.body, /^\d+ pagadores$/);
});

test('a refused change shows its cause and the next step', async () => {
  const payment = await services.payments.take('issued');
  await faults.set({
    service: 'payment',
    path: `/${payment.id}/cancelar$`,
    fault: { kind: 'status', status: 409, body: { code: 'conflict', extended_code: 'payment_not_cancellable' } },
  });
  const { dialog, fillReason, press: pressIn, sees } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await pressIn('Cancelar pago');
  await sees('El pago no se puede cancelar en su estado actual.');
  expect(dialog.getByRole('alert').textContent).toContain(
    'Solo se cancela un pago pendiente o emitido. Recargue el pago. Si está aprobado, use “Devolver todo o una parte”.',
  );
});

test('an unknown error code is shown with a general next step', async () => {
  const payment = await services.payments.take('issued');
  await faults.set({
    service: 'payment',
    path: `/${payment.id}/cancelar$`,
    fault: {
      kind: 'status',
      status: 422,
      body: { code: 'odd', extended_code: 'payment_on_the_moon' },
      unknownCodes: true,
    },
  });
  const { dialog, fillReason, press: pressIn, sees } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await pressIn('Cancelar pago');
  await sees('Error desconocido - payment_on_the_moon');
  await sees('Reintente. Si se repite, avise a soporte con el id de la solicitud.');
  expect(dialog.getByRole('alert').textContent).toMatch(/Código REFUSED · payment_on_the_moon.*Id de solicitud/);
});

test('a refusal with an unknown code shows the message of the service, and is not reported as a version conflict', async () => {
  const payment = await services.payments.take('issued');
  await faults.set({
    service: 'payment',
    path: `/${payment.id}/cancelar$`,
    fault: {
      kind: 'status',
      status: 409,
      body: { code: 'conflict', extended_code: 'raro_nuevo', message: 'El pago está en una rendición cerrada.' },
      unknownCodes: true,
    },
  });
  const { dialog, fillReason, press: pressIn, sees } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await pressIn('Cancelar pago');
  await sees('El pago está en una rendición cerrada.');
  expect(dialog.getByRole('alert').textContent).toMatch(/Código CONFLICT · raro_nuevo/);
  expect(dialog.queryByText(/Cambió otra parte del registro/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Continuar con la versión actual' })).toBeNull();
  // after a refusal the next attempt is a new change, with its own idempotency key
  await faults.clear();
  await pressIn('Cancelar pago');
  await waitFor(async () => expect(await services.payments.now(payment.id)).toMatchObject({ status: 'cancelled' }));
});

test('the line of each record in a bulk run shows the message of the service', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses&status=issued&filas=5');
  const bar = within(await selectAll(user));
  await user.click(bar.getByRole('button', { name: 'Cancelar' }));
  await press(user, 'Continuar');
  const dialog = await findDialog(user);
  await dialog.fillReason('Cargado dos veces');
  await faults.set({
    service: 'payment',
    path: '/cancelar$',
    fault: {
      kind: 'status',
      status: 409,
      body: { code: 'conflict', extended_code: 'raro_nuevo', message: 'El pago está en una rendición cerrada.' },
      unknownCodes: true,
    },
  });
  await dialog.press(/^Cancelar 5 pagos/);
  await waitFor(() => expect(screen.getAllByText(/El pago está en una rendición cerrada\./)).toHaveLength(5));
});

test('a row of an import with an unknown code shows the message of the service', async () => {
  const { import_id: id } = await addImport(['10,50']);
  const row = {
    ...{ index: 1, line: 2, external_transaction_id: 'FAC-1', concept_id: 'CUOTA', concept_description: null },
    ...{ amount: 10.5, payer_email: 'ana@correo.example', status: 'error', status_code: 'raro_nuevo' },
    ...{ status_detail: 'El concepto está en una rendición cerrada.', payment_id: null },
  };
  await faults.set({
    service: 'import',
    path: `/pagos/${id}/detalles`,
    fault: { kind: 'status', status: 200, body: { page: 1, limit: 25, size: 1, rows: [row] } },
  });
  await renderAt(`/importacion/${id}`, { as: 'administrador' });
  await waitFor(() => expect(columnOf('MOTIVO')).toEqual(['El concepto está en una rendición cerrada.']));
});

test('a refused presentation of a tax form shows the message of the service', async () => {
  const { id } = await services.taxForms.some(({ status }) => status === 'created');
  await faults.set({
    service: 'tax-form',
    path: `/${id}/presentar$`,
    fault: {
      kind: 'status',
      status: 422,
      body: { code: 'unprocessable', extended_code: 'raro_nuevo', message: 'El organismo cerró la recepción del mes.' },
      unknownCodes: true,
    },
  });
  const { press: pressIn, sees } = await openActionDialog({ id }, 'present', { as: 'tesoreria', page: 'afip' });
  await pressIn(/^Presentar \S.* de /);
  await sees('El organismo cerró la recepción del mes.');
});

test('a notice shows the cause too, and the bell keeps the notice', async () => {
  const { id } = await services.payments.take('issued');
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  const reload = await screen.findByRole('button', { name: 'Recargar' });
  await faults.set({ service: 'payment', path: `/${id}`, fault: { kind: 'status', status: 503 } });
  await user.click(reload);
  // a part of the page may fail too, and reports it in its own place
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(serviceDown.cause),
    ),
  );
  await press(user, 'Avisos');
  const noticeList = await screen.findByRole('dialog', { name: 'Avisos' });
  await within(noticeList).findByText(/^Reintentar desde la misma ventana/);
  expect(noticeList.textContent).toContain(serviceDown.cause);
});
