// Guards: A column of codes pasted into the search of payments is searched completely, and missing codes are named.
import { findAddress, openList, press, renderAt, screen, services, rowsLoaded, waitFor } from '@/testing';

const year = '/pagos?period=ultimos-12-meses';

const some = async (count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => `FC-${crypto.randomUUID()}`.toUpperCase());
  for (const external_transaction_id of ids) await services.payments.put({ external_transaction_id });
  return ids;
};

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Búsqueda libre' });

const none = Array.from({ length: 195 }, (_, at) => `NO-${at}`);

test('200 ids pasted from a spreadsheet are all searched, and those without a payment are named', async () => {
  const known = await some(5);
  const user = await openList(year);
  await user.click(box());
  await user.paste([...known, ...none].join('\r\n'));
  expect(box().value).toContain(`${known[0]} ${known[1]} `);
  await press(user, 'Buscar');
  await screen.findByText('200 códigos');
  await screen.findByText('5 pagos');
  await screen.findByText('195 de 200 códigos no están en ningún pago con estos filtros.');
  await screen.findByText(/^NO-0, NO-1, .*, NO-29 y 165 más$/);
  expect(box().value).toBe('');
  expect(new URLSearchParams(location.search).get('codigos')).toBe([...known, ...none].join(' '));
  await press(user, 'Limpiar filtros');
  await findAddress('codigos', null);
  await waitFor(() => expect(screen.queryByText(/códigos no están/)).toBeNull());
});

test('ids that contain blanks, one a line, are each one code, here and when the address is opened again', async () => {
  const known = Array.from({ length: 3 }, () => `FC A ${crypto.randomUUID().toUpperCase()}`);
  for (const external_transaction_id of known) await services.payments.put({ external_transaction_id });
  const column = [...known, ...Array.from({ length: 9 }, (_, at) => `FC A 0003-0000000${at}`)];
  const user = await openList(year);
  await user.click(box());
  await user.paste(`${column.join('\n')}\n`);
  expect(box().value).toBe(column.join('; '));
  await press(user, 'Buscar');
  await screen.findByText('12 códigos');
  await screen.findByText('3 pagos');
  await screen.findByText('9 de 12 códigos no están en ningún pago con estos filtros.');
  const { pathname, search } = location;
  expect(new URLSearchParams(search).get('codigos')).toBe(column.join(';'));
  await renderAt(`${pathname}${search}`, { as: 'operador' });
  await screen.findByText('12 códigos');
  await screen.findByText('3 pagos');
});

test('two pasted ids that contain blanks find their two payments', async () => {
  const known = Array.from({ length: 2 }, (_, at) => `FC A 0004-${String(Date.now()).slice(-8)}${at}`);
  for (const external_transaction_id of known) await services.payments.put({ external_transaction_id });
  const user = await openList(year);
  await user.click(box());
  await user.paste(known.join('\r\n'));
  await press(user, 'Buscar');
  await screen.findByText('2 pagos');
});

test('a column without missing codes shows no notice, and its address can be opened again', async () => {
  const known = await some(3);
  await renderAt(`${year}&codigos=${known.join('+')}`, { as: 'operador' });
  await screen.findByText('3 pagos');
  await screen.findByText('3 códigos');
  await rowsLoaded();
  expect(screen.queryByText(/códigos no est/)).toBeNull();
});

test('a column that is too long is refused with the limit, and not cut', async () => {
  const user = await openList(year);
  await user.click(box());
  const column = Array.from({ length: 501 }, (_, at) => `N-${at}`).join('\n');
  await user.paste(column);
  await press(user, 'Buscar');
  await screen.findByText('Pegó 501 códigos: busque hasta 500 por vez.');
  expect(box().value).toBe(column.replaceAll('\n', ' '));
  expect(new URLSearchParams(location.search).has('codigos')).toBe(false);
});

test('a list that cannot search a column says so, and names the list that can', async () => {
  const user = await openList('/transferencias', 'administrador');
  const typed = screen.getByRole('searchbox');
  await user.click(typed);
  await user.paste(none.join('\n'));
  await press(user, 'Buscar');
  await screen.findByText(
    'Pegó 195 códigos juntos: acá se busca un texto de hasta 100 caracteres. En Pagos se buscan hasta 500 códigos.',
  );
});
