// Guards: Payer references are found, created, edited and deleted one by one.
import type { UserEvent } from '@testing-library/user-event';
import {
  choose,
  columnOf,
  faults,
  fill,
  findDialog,
  headers,
  openList,
  pickCollector,
  press,
  renderAt,
  screen,
  services,
  rowsLoaded,
  waitFor,
} from '@/testing';

const path = '/pagadores/referencias';

/** Returns a name that no other reference has. */
const aName = (): string => `Ana ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;

const openMenu = async (user: UserEvent, name: string, item: string) => {
  await press(user, `Acciones de la referencia ${name}`);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('references are filtered by collector, and found by a typed text', async () => {
  const [wanted] = await services.references.list();
  const signature = wanted?.collector_id ?? '';
  const ofCollector = await services.references.list({ collector_id: signature });
  const user = await openList(path, 'auditor');
  expect(headers()).toEqual(
    expect.arrayContaining(['ENTIDAD', 'NOMBRE', 'EMAIL', 'NÚMERO DE IDENTIFICACIÓN', 'REFERENCIA EXTERNA']),
  );
  await pickCollector(user, signature);
  await press(user, 'Buscar');
  await screen.findByText(new RegExp(`^${ofCollector.length} referencias?$`));
  await rowsLoaded();
  await waitFor(() => {
    for (const collector of columnOf('ENTIDAD')) expect(collector).toMatch(new RegExp(`^${signature} - `));
  });
  await fill(user, screen.getByRole('searchbox'), wanted?.external_reference ?? '');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(columnOf('NOMBRE')).toContain(wanted?.name));
  await fill(user, screen.getByRole('searchbox'), 'nadie con este nombre');
  await user.keyboard('{Enter}');
  await screen.findByText('No se encontraron referencias de pagadores.');
});

test('a reference is created once, for a collector that is chosen first, with the filled fields only', async () => {
  const name = aName();
  const user = await renderAt(path, { as: 'operador' });
  await user.click(await screen.findByRole('link', { name: 'Crear' }));
  const nameField = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
  expect(location.pathname).toBe(`${path}/crear`);
  expect(nameField.disabled).toBe(true);
  await pickCollector(user, 'LUZN');
  await fill(user, screen.getByLabelText(/^Nombre/), name);
  await fill(user, screen.getByLabelText(/^E-mail/), 'ana@correo');
  await user.tab();
  await screen.findByText('El email no tiene formato correcto');
  await user.clear(screen.getByLabelText(/^E-mail/));
  await choose(user, 'Tipo de identificación', 'DNI');
  await fill(user, screen.getByLabelText(/^Número de identificación/), '123456');
  await user.tab();
  await screen.findByText('La cantidad de caracteres para DNI es 7 u 8');
  await choose(user, 'Tipo de identificación', 'CUIT');
  await screen.findByText('La cantidad de caracteres para CUIT es 11');
  await choose(user, 'Tipo de identificación', 'Ninguna');
  await faults.set({ service: 'payer', path: '/referencias$', fault: { kind: 'lose' } });
  await press(user, 'Crear referencia');
  await screen.findByText('La operación quedó sin respuesta');
  await faults.clear();
  await press(user, 'Reintentar');
  await screen.findByText('Referencia creada con éxito');
  await waitFor(() => expect(location.pathname).toBe(path));
  expect(await services.references.list({ name })).toMatchObject([
    { collector_id: 'LUZN', name, email: null, external_reference: null, identification: null },
  ]);
});

test('a reference is changed; without a type, its identification is removed; the list shows the change', async () => {
  const name = aName();
  const identification = { type: 'DNI_ARG', number: '1234567', country: 'ARG' };
  const { id } = await services.references.add({
    collector_id: 'LUZN',
    name,
    email: 'a@correo.example',
    identification,
  });
  const user = await openList(`${path}?q=${encodeURIComponent(name)}`);
  await screen.findByText('1.234.567');
  await openMenu(user, name, 'Editar');
  const { dialog, fill: fillIn, press: pressIt, sees } = await findDialog(user, 'Editar referencia');
  await fillIn(/^Nombre/, '');
  await user.tab();
  await dialog.findByText('El nombre es requerido');
  await fillIn(/^Nombre/, `${name} María`);
  await fillIn(/^Referencia externa/, 'SOC-nueva');
  await choose(user, 'Tipo de identificación', 'Ninguna');
  await pressIt('Guardar');
  await sees('Referencia actualizada con éxito');
  await waitFor(() => expect(columnOf('REFERENCIA EXTERNA')).toEqual(['SOC-nueva']));
  expect(await services.references.list({ id })).toMatchObject([
    { name: `${name} María`, email: 'a@correo.example', external_reference: 'SOC-nueva', identification: null },
  ]);
});

test('a reference is deleted after the dialog has named it', async () => {
  const name = aName();
  const { id } = await services.references.add({ collector_id: 'LUZN', name });
  const user = await openList(`${path}?q=${encodeURIComponent(name)}`);
  await openMenu(user, name, 'Eliminar');
  const { dialog, press: pressIt, sees } = await findDialog(user, '¿Eliminar la referencia?');
  await dialog.findByText(new RegExp(`LUZN - .* ${name} `));
  await pressIt('Eliminar referencia');
  await sees('Referencia eliminada con éxito');
  await screen.findByText('No se encontraron referencias de pagadores.');
  expect(await services.references.list({ id })).toEqual([]);
});
