// Guards: Ids that a payment or another import has are reported before a file is sent, and before it is confirmed.
import type { UserEvent } from '@testing-library/user-event';
import {
  addImport,
  columnOf,
  faults,
  findDialog,
  pickCollector,
  press,
  renderAt,
  screen,
  services,
  rowsLoaded,
  waitFor,
  within,
} from '@/testing';
import { fileField, heading } from './testing/import-form';

const fileWith = (...ids: readonly string[]) =>
  new File([[heading, ...ids.map((id) => `${id};CUOTA;10;ana@correo.example`)].join('\n')], 'enero.csv');

const look = async (user: UserEvent, file: File) => user.upload(fileField(), file);

const newIds = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID());

test('rows whose ids a payment or a pending import has are reported before the file is sent, and can be excluded', async () => {
  const [first = '', second = '', next = ''] = newIds(3);
  const waiting = await addImport(['10', '20'], { ids: [first, second] });
  const paid = await services.payments.put({ collector_id: 'LUZN', external_transaction_id: crypto.randomUUID() });
  const known = paid.external_transaction_id ?? '';
  const user = await renderAt('/importacion', { as: 'administrador' });
  await look(user, fileWith(next, first, known, second));
  await screen.findByText('4 filas, por $ 40,00.');
  await pickCollector(user, 'LUZN');
  await screen.findByText('2 filas tienen un id externo que está en otra importación por confirmar.');
  await screen.findByText('4 filas: se pueden importar 3, por $ 30,00; 1 con error.');
  const others = screen.getByRole('link', { name: `${waiting.file_name}: 2 filas` });
  expect(others.getAttribute('href')).toBe(`/importacion/${waiting.import_id}`);
  await user.click(screen.getByRole('button', { name: 'En otra importación (2)' }));
  await waitFor(() => expect(columnOf('Fila')).toEqual(['3', '5']));
  screen.getByRole('link', { name: `También está en ${waiting.file_name}, fila 2` });
  await user.click(screen.getByRole('button', { name: 'Con error (1)' }));
  const payment = await screen.findByRole('link', { name: 'Ver el pago' });
  expect(payment.getAttribute('href')).toBe(`/pago/${paid.id}`);
  await press(user, 'Dejar afuera esas filas');
  await press(user, 'Dejar afuera la fila con error');
  await screen.findByText('1 fila, por $ 10,00.');
  expect(screen.queryByText(/otra importación por confirmar/)).toBeNull();
});

test('an id that differs only in case from that of a payment is reported, with a link to the payment', async () => {
  const paid = await services.payments.put({
    collector_id: 'LUZN',
    external_transaction_id: `caso-${crypto.randomUUID()}`,
  });
  const known = paid.external_transaction_id ?? '';
  const user = await renderAt('/importacion', { as: 'administrador' });
  await look(user, fileWith(...newIds(1), known.toUpperCase()));
  await pickCollector(user, 'LUZN');
  await screen.findByText('1 fila tiene un id externo que difiere de otro solo en mayúsculas y minúsculas.');
  await screen.findByText(/^El otro ya es de un pago, o está en otra importación por confirmar\./);
  await press(user, 'Ver esas filas');
  await waitFor(() => expect(columnOf('Fila')).toEqual(['3']));
  const payment = screen.getByRole('link', { name: `Ver el pago ${known}` });
  expect(payment.getAttribute('href')).toBe(`/pago/${paid.id}`);
  screen.getByText('2 filas, por $ 20,00.');
  await press(user, /^Importar 2 · /);
  const dialog = await findDialog(user, 'Solicitar importacion');
  await dialog.sees(
    '1 fila tiene un id externo que difiere de otro solo en mayúsculas y minúsculas. El otro ya es de un pago, o está en otra importación por confirmar. Se importan como pagos distintos.',
  );
});

test('a failed check of ids is reported and can be retried; the file can be sent without it', async () => {
  await faults.set({ service: 'import', path: '/ids$', fault: { kind: 'status', status: 503 } });
  const user = await renderAt('/importacion', { as: 'administrador' });
  await pickCollector(user, 'LUZN');
  await look(user, fileWith(...newIds(1)));
  await screen.findByText('No se pudieron comprobar los ids externos.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Importar 1 · / }).disabled).toBe(false);
  await faults.clear();
  await press(user, 'Reintentar');
  await waitFor(() => expect(screen.queryByText(/comprob/)).toBeNull());
});

test('the confirmation of an import names the other imports with its ids', async () => {
  const ids = newIds(2);
  const first = await addImport(['10', '20'], { ids });
  const second = await addImport(['10'], { ids: ids.slice(0, 1) });
  const user = await renderAt(`/importacion/${first.import_id}`, { as: 'administrador' });
  await rowsLoaded();
  await press(user, 'Confirmar');
  const dialog = await findDialog(user, 'Confirmar la importación');
  await dialog.sees(/^Otra importación por confirmar tiene los mismos ids externos/);
  const link = within(screen.getByRole('dialog')).getByRole('link', { name: `${second.file_name}: 1 solicitud` });
  expect(link.getAttribute('href')).toBe(`/importacion/${second.import_id}`);
});

test('the confirmation of an import names ids that differ only in case from those of others', async () => {
  const [id = ''] = newIds(1).map((one) => `Fac-${one}`);
  await addImport(['10'], { ids: [id] });
  const second = await addImport(['10', '20'], { ids: [id.toUpperCase(), ...newIds(1)] });
  const user = await renderAt(`/importacion/${second.import_id}`, { as: 'administrador' });
  await rowsLoaded();
  await press(user, 'Confirmar');
  const dialog = await findDialog(user, 'Confirmar la importación');
  await dialog.sees(
    '1 solicitud tiene un id externo que difiere solo en mayúsculas y minúsculas del de un pago o de otra importación por confirmar. Se crea un pago distinto:',
  );
  await dialog.sees(`${id.toUpperCase()} (ya existe ${id})`);
});
