// Guards: After a form has succeeded, it can be sent again and its page can be left: no change stays pending.
import type { UserEvent } from '@testing-library/user-event';
import {
  addImport,
  choose,
  fill,
  findDialog,
  pickCollector,
  press,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

/** Leaves by the menu. No confirmation appears, and no change is reported as pending. */
const leave = async (user: UserEvent) => {
  await waitFor(() => expect(screen.queryByText('Enviando…')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: /^Back-office/ }));
  await waitFor(() => expect(location.pathname).toBe('/home'));
  expect(screen.queryByText('Espere a que termine de enviarse.')).toBeNull();
};

test('a BIN is changed twice on its page, which is then left without a question', async () => {
  await services.bins.add({ id: '510021' });
  const user = await renderAt('/bin/510021', { as: 'administrador' });
  for (const day of ['7', '8']) {
    await fill(user, await screen.findByLabelText(/^Día de acreditación/), day);
    await press(user, 'Guardar');
    await waitFor(async () => expect((await services.bins.now('510021')).accreditationDay).toBe(Number(day)));
    await waitFor(() => expect(screen.getByLabelText(/^Día de acreditación/)).toHaveProperty('disabled', false));
  }
  expect(screen.getByLabelText(/^Día de acreditación/)).toHaveProperty('value', '8');
  await leave(user);
});

/** Pages with a form, each with the steps to fill it in. /importacion is missing: uploads need a browser (e2e). */
const pages: Record<string, (user: UserEvent) => Promise<void>> = {
  '/bin/-1': async (user) => {
    await fill(user, await screen.findByLabelText(/^Número BIN/), '510022');
    await choose(user, /^Tarjeta/, 'Mastercard');
    await choose(user, /^Tipo de tarjeta/, 'Débito');
    await choose(user, /^Medio de pago/, 'Mastercard Débito');
    await fill(user, screen.getByLabelText(/^Día de acreditación/), '2');
    await press(user, 'Guardar');
    await screen.findByText('Bin created correctamente');
  },
  '/pagadores/nuevo': async (user) => {
    await fill(user, await screen.findByLabelText(/^Nombre/), 'Ana Pérez');
    await fill(user, screen.getByLabelText(/^E-mail/), `ana.${crypto.randomUUID()}@correo.example`);
    await press(user, 'Crear pagador');
    await screen.findByText('Pagador creado con éxito');
  },
  '/pagadores/referencias/crear': async (user) => {
    await pickCollector(user, 'LUZN');
    await fill(user, screen.getByLabelText(/^Nombre/), 'Ana Pérez');
    await press(user, 'Crear referencia');
    await screen.findByText('Referencia creada con éxito');
  },
};

test.each(Object.entries(pages))('%s is left without a question after it succeeded', async (address, send) => {
  const user = await renderAt(address, { as: 'administrador' });
  await send(user);
  await leave(user);
});

test('the dialog of an action on its own page closes, and the page is left', async () => {
  const { import_id: id } = await addImport(['10,50']);
  const user = await renderAt(`/importacion/${id}`, { as: 'administrador' });
  await press(user, 'Confirmar');
  await (await findDialog(user, 'Confirmar la importación')).press('Confirmar');
  await screen.findByText('Importación confirmada con éxito');
  await leave(user);
});

test('a dialog that is opened by its address alone closes, and the page is left', async () => {
  const user = await renderAt('/afip/generar', { as: 'tesoreria' });
  const dialog = await findDialog(user, 'Nueva presentación');
  await choose(user, /^Formulario/, 'SIRTAC (1.1)');
  await dialog.press('Aceptar');
  await screen.findByText('Formulario creado correctamente');
  await leave(user);
});

test('a dialog of the page closes, and can be opened and sent again', async () => {
  const user = await renderAt('/comercios/FIBR', { as: 'operador' });
  const section = within(await screen.findByRole('region', { name: 'Configuración' }));
  await section.findAllByText('Vigente');
  for (const value of ['30', '31']) {
    await user.click(await section.findByRole('button', { name: 'Agregar' }));
    const add = await findDialog(user);
    await choose(user, /Variable/, 'Días hasta el vencimiento de los pagos');
    await add.fill(/Valor/, value);
    await add.press('Agregar');
    await add.isGone();
  }
  await leave(user);
});

test('the dialog of an export closes, and the page is left', async () => {
  const user = await renderAt('/pagos?filas=5', { as: 'operador' });
  await press(user, 'Exportar');
  await user.click(await screen.findByRole('menuitem', { name: /JSON/ }));
  const dialog = await findDialog(user);
  await dialog.press('Exportar');
  await dialog.isGone();
  await leave(user);
});
