// Guards: A note offers the names of colleagues after @ by keyboard and pointer, and tells of a name that nobody has.
import { askGateway, findInRegion, keepPeople, press, renderAt, screen, services, waitFor, within } from '@/testing';

/** Leaves a note as a person, so that colleagues can mention this person. */
const act = async (username: string, id: string): Promise<void> => {
  const note = `mutation ($id: ID!, $key: ID!) {
    addNote(target: { type: "Payment", id: $id }, text: "Visto", once: { idempotencyKey: $key }) { error { code } }
  }`;
  const done = await askGateway(username, note, { id, key: crypto.randomUUID() });
  expect(done).toEqual({ addNote: { error: null } });
};

let paymentId = '';
beforeAll(async () => {
  await keepPeople();
  paymentId = (await services.payments.first({ status: 'approved' })).id;
  for (const username of ['administrador', 'auditor', 'tesoreria', 'operador']) await act(username, paymentId);
});

/** Opens the form of a note on the payment, with the focus in its field. */
const openForm = async () => {
  const user = await renderAt(`/pago/${paymentId}`, { as: 'operador' });
  const section = await screen.findByRole('region', { name: 'Notas' });
  await press(user, 'Dejar una nota', section);
  return { user, section, field: within(section).getByLabelText<HTMLTextAreaElement>('Nota') };
};
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('the list after @ is used by the keyboard: arrows choose, Enter and Tab take, and Enter then sends', async () => {
  const { user, section, field } = await openForm();
  await user.type(field, 'Mire, @');
  await waitFor(() =>
    expect(offered()).toEqual(['Alicia Domínguez @administrador', 'Augusto Ríos @auditor', 'Teresa Sosa @tesoreria']),
  );
  expect(field.getAttribute('role')).toBe('combobox');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Colegas' }).id);
  within(section).getByText('3 colegas: elija con las flechas y Enter.');
  await user.type(field, 'a');
  expect(offered()).toEqual(['Alicia Domínguez @administrador', 'Augusto Ríos @auditor']);
  await user.keyboard('{ArrowDown}');
  const highlighted = screen.getByRole('option', { selected: true });
  expect(highlighted.textContent).toBe('Augusto Ríos @auditor');
  expect(field.getAttribute('aria-activedescendant')).toBe(highlighted.id);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Mire, @auditor ');
  expect(offered()).toEqual([]);
  await user.keyboard('y @te{Tab}');
  expect(field.value).toBe('Mire, @auditor y @tesoreria ');
  expect(document.activeElement).toBe(field);
  await user.keyboard('ya está{Enter}');
  await findInRegion('Notas', /ya está/);
});

test('a click takes a name in the middle of the text, and the focus stays in the field', async () => {
  const { user, field } = await openForm();
  await user.type(field, 'Para @t hoy', { initialSelectionStart: 0 });
  await user.type(field, 'e', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  await user.click(await screen.findByRole('option', { name: 'Teresa Sosa @tesoreria' }));
  expect(field.value).toBe('Para @tesoreria hoy');
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe('Para @tesoreria '.length);
});

test('a word of the full name, without accents, finds the colleague', async () => {
  const { user, field } = await openForm();
  await user.type(field, '@rios');
  await waitFor(() => expect(offered()).toEqual(['Augusto Ríos @auditor']));
  await user.keyboard('{Enter}');
  expect(field.value).toBe('@auditor ');
});

test('Escape closes the list alone; neither an e-mail address nor a complete name opens it', async () => {
  const { user, field } = await openForm();
  await user.type(field, '@a');
  await waitFor(() => expect(offered()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  await user.type(field, 'u');
  expect(offered()).toEqual([]);
  await user.type(field, ' ana@t');
  expect(offered()).toEqual([]);
  await user.type(field, ' @auditor');
  expect(offered()).toEqual([]);
  expect(field.isConnected).toBe(true);
});

test('Escape in the list leaves the panel of a row open', async () => {
  const user = await renderAt('/pagos?period=ultimos-12-meses', { as: 'operador' });
  await screen.findAllByRole('row');
  await user.keyboard('j');
  await user.keyboard(' ');
  const panel = await screen.findByRole('dialog');
  await press(user, 'Dejar una nota', await within(panel).findByRole('region', { name: 'Notas' }));
  await user.type(within(panel).getByLabelText('Nota'), '@');
  await waitFor(() => expect(offered()).toHaveLength(3));
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  within(panel).getByLabelText('Nota');
});

test('a name that nobody has is told, and the note can be sent', async () => {
  const { user, section, field } = await openForm();
  const hint = 'Nadie usa «@tesorera» acá desde hace 90 días: revise el nombre.';
  await user.type(field, '@teso');
  await waitFor(() => expect(offered()).toEqual(['Teresa Sosa @tesoreria']));
  expect(within(section).queryByText(/Nadie usa/)).toBeNull();
  await user.type(field, 'rera y @operador');
  within(section).getByText(hint);
  expect(within(section).getByRole('button', { name: 'Guardar la nota' })).toHaveProperty('disabled', false);
  await user.keyboard('{Enter}');
  await findInRegion('Notas', /@tesorera y @operador/);
});
