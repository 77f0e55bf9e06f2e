// Guards: BINs are found, created and deleted as specified, and at most six digits of a card leave the screen.
import type { UserEvent } from '@testing-library/user-event';
import {
  changedValues,
  columnOf,
  eventually,
  faults,
  fill,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  requests,
  screen,
  services,
  rowsLoaded,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const path = '/bin';

const choose = async (user: UserEvent, label: string, text: string, option: string) => {
  const field = screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await user.click(field);
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: option }));
};

test('the list has the columns of the specification and ten rows per page; its filter finds an issuer', async () => {
  await services.bins.add({ id: '510001', emisor: 'emisor-26', brand: 'amex' });
  const user = await openList(path, 'auditor');
  screen.getByRole('heading', { name: 'Buscar BIN' });
  expect(headers()).toEqual([
    'BIN',
    'MARCA',
    'TIPO',
    'SUBTIPO',
    'ORGANIZACIÓN',
    'PAÍS',
    'MEDIO DE PAGO',
    'ACREDITACIÓN',
    'ACCIONES',
  ]);
  expect(columnOf('BIN')).toHaveLength(10);
  expect(screen.queryByRole('link', { name: 'Nuevo BIN' })).toBeNull();
  await fill(user, screen.getByLabelText('Búsqueda'), 'american express argentina');
  await press(user, 'Buscar');
  await waitFor(() => expect(columnOf('BIN')).toContain('510001'));
});

test('a pasted card number is cut to six digits, and no more are sent', async () => {
  await services.bins.add({ id: '510002', emisor: 'emisor-1', country: 'ARG' });
  const user = await openList(path, 'operador');
  const field = screen.getByLabelText('Primeros 6 dígitos');
  await requests.clear();
  await user.click(field);
  await user.paste('5100 0266 1234 5678');
  expect(field).toHaveProperty('value', '510002');
  await screen.findByText(/^Visa · Crédito · Banco Galicia · Argentina · se acredita en 10 días/);
  const sent = JSON.stringify(await requests.list('bin'));
  expect(sent).toContain('/510002');
  expect(sent).not.toContain('51000266');
});

test('an unknown BIN is reported', async () => {
  const user = await openList(path, 'operador');
  await user.type(screen.getByLabelText('Primeros 6 dígitos'), '999999');
  await screen.findByText('Ese BIN no está cargado.');
});

test('a new BIN is created from searched and chosen values, and then has its own address', async () => {
  const user = await openList(path, 'administrador');
  await user.click(screen.getByRole('link', { name: 'Nuevo BIN' }));
  const number = await screen.findByLabelText(/^Número BIN/);
  const save = screen.getByRole('button', { name: 'Guardar' });
  await user.type(number, '51a0');
  await user.tab();
  await screen.findByText('Número BIN debe ser de 6 dígitos *');
  await user.clear(number);
  await user.tab();
  await screen.findByText('Número BIN es requerído *');
  await user.type(number, '5100039');
  expect(number).toHaveProperty('value', '510003');
  await choose(user, 'Tarjeta', 'master', 'Mastercard');
  await choose(user, 'Tipo de tarjeta', 'deb', 'Débito');
  await choose(user, 'País', 'urug', 'Uruguay');
  await user.click(screen.getByRole('combobox', { name: 'Organización' }));
  await screen.findByText('Primeros 20 de 26: escriba para buscar');
  await user.keyboard('{Escape}');
  await choose(user, 'Organización', 'macro', 'Banco Macro');
  await choose(user, 'Medio de pago', 'MASTERCARD DEBITO', 'Mastercard Débito');
  expect(save).toHaveProperty('disabled', true);
  const day = screen.getByLabelText(/^Día de acreditación/);
  await user.type(day, '2{Backspace}');
  await user.tab();
  await screen.findByText('El dia de acreditación es requerído *');
  await user.type(day, '2x');
  await press(user, 'Guardar');
  await screen.findByText('Bin created correctamente');
  expect(location.pathname).toBe('/bin/510003');
  expect(await services.bins.now('510003')).toMatchObject({
    brand: { id: 'mastercard' },
    type: { id: 'debito' },
    country: 'URY',
    emisor: { description: 'Banco Macro' },
    subtype: null,
    mediaPaymentId: 27,
    accreditationDay: 2,
  });
});

test('the first field of a new BIN has the focus; unedited fields show errors only after a submit', async () => {
  const user = await openList(path, 'administrador');
  await user.click(screen.getByRole('link', { name: 'Nuevo BIN' }));
  const number = await screen.findByLabelText(/^Número BIN/);
  await waitFor(() => expect(document.activeElement).toBe(number));
  for (let at = 0; at < 8; at += 1) await user.tab();
  await user.type(number, '51');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await user.keyboard('{Enter}');
  await screen.findByText('Número BIN debe ser de 6 dígitos *');
  screen.getByText('La marca es requerida *'); // after a failed submit, each field tells its error
  screen.getByText('El dia de acreditación es requerído *');
});

test('a BIN can be changed except for its number', async () => {
  await services.bins.add({ id: '510004' });
  const user = await renderAt('/bin/510004', { as: 'administrador' });
  const number = await screen.findByLabelText(/^Número BIN/);
  expect(number).toHaveProperty('readOnly', true);
  await choose(user, 'Subtipo', 'plat', 'Platinum');
  await press(user, 'Guardar');
  await screen.findByText('Bin Actualizado correctamente');
  expect(await services.bins.now('510004')).toMatchObject({ subtype: { id: 'platinum' }, brand: { id: 'visa' } });
});

test('a click shows a BIN in a panel beside the list; the link of the panel and Enter lead to the form', async () => {
  await services.bins.add({ id: '510016', emisor: 'emisor-1' });
  const user = await openList(`${path}?q=510016`, 'administrador');
  await user.click(await screen.findByRole('gridcell', { name: '510016' }));
  const panel = within(await screen.findByRole('dialog'));
  panel.getByText('Banco Galicia');
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  expect(panel.getByRole('link', { name: 'Modificar' }).getAttribute('href')).toBe('/bin/510016');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Guardar' });
  expect(location.pathname).toBe('/bin/510016');
});

/** Changes a BIN as another person. */
const edit = (id: string, changed: object) =>
  services.bins.change(
    `secure/${id}`,
    { brand: 'visa', type: 'credito', mediaPaymentId: 9, accreditationDay: 10, ...changed },
    'PUT',
  );

test('of two people who edit one BIN, the second sees the change of the first, and continues from there', async () => {
  const added = await services.bins.add({ id: '510014' });
  const user = await renderAt('/bin/510014', { as: 'administrador' });
  await screen.findByLabelText(/^Número BIN/);
  await edit(added.id, { accreditationDay: 5 });
  await choose(user, 'Subtipo', 'plat', 'Platinum');
  await press(user, 'Guardar');
  const table = await screen.findByRole('table', { name: 'Lo que cambió desde que lo abrió' });
  expect(changedValues(table, 'Día de acreditación')).toEqual(['10 días', '5 días']);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(1);
  expect(await services.bins.now('510014')).toMatchObject({ subtype: null, accreditationDay: 5 });
  await press(user, 'Continuar con la versión actual');
  expect(screen.getByLabelText(/^Día de acreditación/)).toHaveProperty('value', '5');
  expect(screen.getByRole('combobox', { name: 'Subtipo' })).toHaveProperty('value', 'Platinum');
  await press(user, 'Guardar');
  await screen.findByText('Bin Actualizado correctamente');
  expect(await services.bins.now('510014')).toMatchObject({ subtype: { id: 'platinum' }, accreditationDay: 5 });
});

test('the deletion of a BIN shows its current data, and is refused after a change', async () => {
  const added = await services.bins.add({ id: '510015' });
  const user = await openList(`${path}?q=510015`, 'administrador');
  await edit(added.id, { emisor: 'emisor-1' });
  await press(user, 'Acciones del BIN 510015');
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await findDialog(user, 'Eliminar el BIN');
  await dialog.sees(/Visa · Crédito · Banco Galicia/);
  await edit(added.id, { accreditationDay: 7 });
  await dialog.press('Eliminar');
  await dialog.sees('El registro cambió desde que lo abrió. Vea qué cambió antes de repetir la operación.');
  await dialog.press('Continuar con la versión actual');
  await dialog.press('Eliminar');
  await screen.findByText('BIN eliminado con éxito');
});

test('a person who may only read sees a BIN without a form; addresses of forms are refused (CON-24)', async () => {
  await services.bins.add({ id: '510005' });
  const user = await openList(`${path}?q=510005`, 'auditor');
  await user.click(await screen.findByRole('gridcell', { name: '510005' }));
  await user.click(await screen.findByRole('link', { name: 'Abrir' }));
  await screen.findByRole('heading', { name: 'BIN 510005' });
  expect(location.search).toBe('?ver=1');
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  await renderAt('/bin/-1', { as: 'auditor' });
  await screen.findByText('No tiene permisos');
  await renderAt('/bin/510005', { as: 'auditor' });
  await screen.findByText('No tiene permisos');
});

test('a BIN that does not exist is reported', async () => {
  await renderAt('/bin/999999', { as: 'administrador' });
  await screen.findByText('No se encontró el BIN');
});

test('a BIN is deleted from its menu, unless payments use it', async () => {
  await services.bins.add({ id: '510006' });
  const user = await openList(`${path}?q=510006`, 'administrador');
  await press(user, 'Acciones del BIN 510006');
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await findDialog(user, 'Eliminar el BIN');
  await dialog.sees('Ningún pago lo usa');
  await dialog.press('Eliminar');
  await screen.findByText('BIN eliminado con éxito');
  await eventually(async () => expect(await services.bins.list({ id: '510006' })).toEqual([]));

  const used = await renderAt(`${path}?q=450995`, { as: 'administrador' });
  await rowsLoaded();
  await press(used, 'Acciones del BIN 450995');
  await used.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const refused = await findDialog(used, 'Eliminar el BIN');
  await refused.sees('El BIN tiene pagos: no se puede eliminar.');
  expect(refused.button('Eliminar').disabled).toBe(true);
});

test('the deletion of a BIN that a payment has just used is refused with the text of the specification', async () => {
  await services.bins.add({ id: '510007' });
  const user = await openList(`${path}?q=510007`, 'administrador');
  await press(user, 'Acciones del BIN 510007');
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await findDialog(user, 'Eliminar el BIN');
  await faults.set({ service: 'bin', method: 'DELETE', fault: { kind: 'status', status: 200, body: false } });
  await dialog.press('Eliminar');
  await dialog.sees('NO se pudo borrar');
});

test('of several selected BINs, those in use are counted, and the button that deletes is disabled', async () => {
  await services.bins.add({ id: '450994' });
  const user = await openList(`${path}?q=45099`, 'administrador');
  const bar = within(await selectAll(user));
  await user.click(bar.getByRole('button', { name: 'Eliminar' }));
  const dialog = await findDialog(user);
  await dialog.sees(/^\d+ de los \d+ tienen? pagos: quítelos? de la selección\.$/);
  expect(dialog.button('Eliminar').disabled).toBe(true);
});

test('several BINs are deleted together', async () => {
  await services.bins.add({ id: '000117' });
  await services.bins.add({ id: '000118' });
  const user = await openList(`${path}?q=00011`, 'administrador');
  const bar = within(await selectAll(user));
  bar.getByText('2 BIN seleccionados');
  await user.click(bar.getByRole('button', { name: 'Eliminar' }));
  const dialog = await findDialog(user, 'Eliminar 2 BIN');
  expect(within(dialog.element).getAllByRole('listitem')).toHaveLength(2);
  await dialog.press('Eliminar');
  await screen.findByText('2 BIN eliminados con éxito');
  expect(await services.bins.list({ id: ['000117', '000118'] })).toEqual([]);
});

test('beside the form are the BINs that begin alike, and a BIN that exists already is reported', async () => {
  for (const id of ['731901', '731902']) await services.bins.add({ id, emisor: 'emisor-1', country: 'ARG' });
  const user = await renderAt('/bin/-1', { as: 'administrador' });
  const alike = within(await screen.findByRole('region', { name: 'BIN que empiezan igual' }));
  const number = screen.getByRole('textbox', { name: /^Número BIN/ });
  await user.type(number, '731');
  alike.getByText(/^Con cuatro dígitos/);
  await user.type(number, '905');
  await alike.findByRole('link', { name: '731901' });
  alike.getByRole('link', { name: '731902' });
  expect(alike.queryByRole('alert')).toBeNull();
  await user.clear(number);
  await user.type(number, '731902');
  await alike.findByText(/^Ese BIN ya está cargado/);
  expect(alike.queryByRole('link', { name: '731902' })).toBeNull();
  expect(alike.getByRole('link', { name: 'Modificarlo' }).getAttribute('href')).toBe('/bin/731902');
});
