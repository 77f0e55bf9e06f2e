// Guards: A person follows a record and ends that by keyboard. The Avisos tell what others do with a followed record.
import {
  askGateway,
  fill,
  findInRegion,
  keepPeople,
  press,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

beforeAll(keepPeople);

const section = async () => within(await screen.findByRole('region', { name: 'Notas' }));
const toggle = async (name: string) => (await section()).findByRole('button', { name });

/** Leaves a note on a payment as another person. */
const note = async (id: string, text: string): Promise<void> => {
  const document = `mutation ($id: ID!, $text: String!, $key: ID!) {
    addNote(target: { type: "Payment", id: $id }, text: $text, once: { idempotencyKey: $key }) { error { code } }
  }`;
  const done = await askGateway('operador', document, { id, text, key: crypto.randomUUID() });
  expect(done).toEqual({ addNote: { error: null } });
};

test('a payment is followed by keyboard, and a note of another person on it stands among the Avisos', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  const user = await renderAt(`/pago/${id}`, { as: 'auditor' });
  const button = await toggle('Seguir');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  button.focus();
  await screen.findByText('Le avisamos en Avisos cuando otra persona lo cambie o deje una nota.');
  await user.keyboard('{Enter}');
  expect((await toggle('Siguiendo')).getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(button);
  await note(id, 'Falta el comprobante');

  const other = await renderAt('/home', { as: 'auditor' });
  await press(other, 'Avisos');
  const followed = within(await screen.findByRole('list', { name: 'Lo que usted sigue' }));
  followed.getByText('Falta el comprobante');
  followed.getByText(/^Dejar una nota · Omar Peralta · /);
  await other.click(followed.getByRole('link', { name: 'Ver el pago' }));
  await findInRegion('Notas', /Falta el comprobante/);

  (await toggle('Siguiendo')).focus();
  await other.keyboard(' ');
  expect((await toggle('Seguir')).getAttribute('aria-pressed')).toBe('false');
});

test('an own note leaves the record followed', async () => {
  const { id } = await services.payments.first({ status: 'issued' });
  const user = await renderAt(`/pago/${id}`, { as: 'auditor' });
  await user.click(await toggle('Seguir'));
  await toggle('Siguiendo');
  await press(user, 'Dejar una nota');
  await fill(user, (await section()).getByLabelText('Nota'), 'Lo miro mañana');
  await user.keyboard('{Enter}');
  await findInRegion('Notas', /Lo miro mañana/);
  await toggle('Siguiendo');
});

test('a follow that is not answered is told, and the button stays as it was', async () => {
  const { id } = await services.payments.first({ status: 'pending' });
  const user = await renderAt(`/pago/${id}`, { as: 'auditor' });
  const button = await toggle('Seguir');
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.click(button);
  await screen.findByRole('alert');
  globalThis.fetch = real;
  await waitFor(() => expect(button.textContent).toBe('Seguir'));
});

test('the profile lists the followed records; one that is no longer followed stays in sight, to be followed again', async () => {
  const payment = await services.payments.first({ status: 'approved' });
  const user = await renderAt(`/pago/${payment.id}`, { as: 'operador' });
  await user.click(await toggle('Seguir'));
  await toggle('Siguiendo');

  const again = await renderAt('/perfil', { as: 'operador' });
  const listed = within(await screen.findByRole('region', { name: 'Registros que sigue' }));
  const link = await listed.findByRole('link', { name: new RegExp(`^Pago · .*${payment.collector_id}`) });
  await listed.findByText(/^Desde el \d\d\/\d\d\/\d{4}/);
  await again.click(listed.getByRole('button', { name: /^Siguiendo: Pago · / }));
  await again.click(await listed.findByRole('button', { name: /^Seguir: Pago · / }));
  await again.click(await listed.findByRole('button', { name: /^Siguiendo: Pago · / }));
  await listed.findByRole('button', { name: /^Seguir: Pago · / });
  await again.click(link);
  await toggle('Seguir');

  await renderAt('/perfil', { as: 'operador' });
  await findInRegion('Registros que sigue', 'No sigue ningún registro');
});
