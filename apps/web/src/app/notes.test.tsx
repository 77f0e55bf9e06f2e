// Guards: Notes on a record are left, corrected and read beside it, marked in its list, and found by their words.
import { columnOf, fill, findInRegion, openList, press, renderAt, screen, services, waitFor, within } from '@/testing';

const section = async () => screen.findByRole('region', { name: 'Notas' });

/** Leaves a note on the record that is shown. */
const leave = async (user: Awaited<ReturnType<typeof renderAt>>, text: string) => {
  const notes = await section();
  await press(user, 'Dejar una nota', notes);
  await fill(user, within(notes).getByLabelText('Nota'), text);
  await press(user, 'Guardar la nota', notes);
  await within(notes).findByText(new RegExp(text.slice(0, 12)));
};

test('a note is left on a payment, mentions a person, and is read by a colleague', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await leave(user, 'Falta el comprobante @tesoreria del banco');
  await findInRegion('Notas', /^Omar Peralta · /);
  expect(within(await section()).getByText('@tesoreria').tagName).toBe('STRONG');
  await renderAt(`/pago/${id}`, { as: 'auditor' });
  await findInRegion('Notas', /Falta el comprobante/);
  expect(within(await section()).queryByRole('button', { name: /Corregir/ })).toBeNull();
});

test('a mentioned person finds the note among their notices, with a link to the record', async () => {
  const { id, payer, collector_id: collectorId } = await services.payments.first({ status: 'approved' });
  await leave(await renderAt(`/pago/${id}`, { as: 'operador' }), 'Mire esto, por favor, @auditor');
  const user = await renderAt('/home', { as: 'auditor' });
  await press(user, 'Avisos');
  const mentions = within(await screen.findByRole('list', { name: 'Notas que lo mencionan' }));
  mentions.getByText('Mire esto, por favor, @auditor');
  await mentions.findByText(new RegExp(`^Pago · ${payer?.name} · ${collectorId} · \\$\\s`));
  await user.click(mentions.getByRole('link', { name: 'Ver el pago' }));
  await findInRegion('Notas', /Mire esto/);
});

test('the author corrects a note, and the older note stays, marked as corrected', async () => {
  const { id } = await services.payments.first({ status: 'issued' });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await leave(user, 'Paga el lunes');
  await press(user, /^Corregir la nota/, await section());
  await fill(user, within(await section()).getByLabelText('Nota'), 'Paga el martes');
  await press(user, 'Guardar la corrección', await section());
  await findInRegion('Notas', 'Paga el martes');
  await findInRegion('Notas', / · Corregida$/);
  expect(
    within(await section())
      .getByText('Paga el lunes')
      .closest('s'),
  ).not.toBeNull();
});

test('a note with a card number cannot be left', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  const notes = await section();
  await press(user, 'Dejar una nota', notes);
  await fill(user, within(notes).getByLabelText('Nota'), '4509 9535 6623 3704');
  await user.tab();
  await within(notes).findByText('La nota tiene un número de tarjeta: bórrelo.');
  expect(within(notes).getByRole('button', { name: 'Guardar la nota' })).toHaveProperty('disabled', true);
});

test('a list marks the rows that have notes, and the activity finds notes by their words', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await renderAt(`/retiros?accion=detail&retiro=${id}`, { as: 'tesoreria' });
  await leave(user, 'Confirmé la cuenta con la ENTIDAD');
  await renderAt(`/retiros?q=${id}`, { as: 'tesoreria' });
  await screen.findByTitle('1 nota');
  await openList('/actividad?nota=la+entidad', 'auditor');
  await waitFor(() => expect(columnOf('MOTIVO')).toEqual(['Confirmé la cuenta con la ENTIDAD']));
  expect(columnOf('ACCIÓN')).toEqual(['Dejar una nota']);
});

/** A list of each type of record with notes, with a person who may see it. */
const withNotes = [
  ['/pagos?period=ultimos-12-meses', 'operador'],
  ['/suscripciones', 'operador'],
  ['/pagadores', 'operador'],
  ['/importaciones', 'operador'],
  ['/retiros?period=ultimos-12-meses', 'tesoreria'],
  ['/retirosUnificados?vista=por-lote&period=ultimos-12-meses', 'tesoreria'],
  ['/distribucion?period=ultimos-12-meses', 'tesoreria'],
] as const;

test.each(withNotes)('the panel of a row of %s has the notes on its record', async (address, as) => {
  const user = await openList(address, as);
  await user.keyboard('j');
  await user.keyboard(' ');
  const panel = within(await screen.findByRole('dialog'));
  const notes = within(await panel.findByRole('region', { name: 'Notas' }));
  notes.getByRole('button', { name: 'Dejar una nota' });
});

test('notes are not shown where an installation keeps no activity', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  await renderAt(`/pago/${id}`, { as: 'operador', settings: { activity: false } });
  await findInRegion('Actividad', 'Esta instalación no guarda la actividad.');
  expect(screen.queryByRole('region', { name: 'Notas' })).toBeNull();
});
