// Guards: The references of a collector are deleted once, and read permission allows no change.
import { eventually, renderAt, screen, services, waitFor, within } from '@/testing';

test('the references of a collector are deleted only if their number is the one shown; otherwise they are counted again', async () => {
  const [some] = await services.references.list();
  const signature = some?.collector_id ?? '';
  const { length } = await services.references.list({ collector_id: signature });
  const user = await renderAt('/pagadores/referencias', { as: 'operador' });
  await user.click(await screen.findByRole('button', { name: 'Eliminar por entidad' }));
  const element = await screen.findByRole('dialog', { name: 'Eliminar las referencias de una entidad' });
  const dialog = within(element);
  await user.type(dialog.getByRole('combobox', { name: 'Entidad' }), signature);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${signature} - `) }));
  const counted = (size: number) => (size === 1 ? '1 referencia' : `${size} referencias`);
  const press = async (size: number) =>
    user.click(await dialog.findByRole('button', { name: `Eliminar ${counted(size)}` }));
  await dialog.findByRole('button', { name: /^Eliminar \d+ referencia/ });
  await services.references.add({ collector_id: signature, name: 'Ana Pérez' });
  await press(length);
  await dialog.findByText(
    `La entidad tenía ${counted(length)} y ahora tiene ${length + 1}. No se eliminó ninguna: revise y vuelva a confirmar.`,
  );
  expect(await services.references.list({ collector_id: signature })).toHaveLength(length + 1);
  await press(length + 1);
  await screen.findByText('Referencias eliminadas con éxito');
  await waitFor(() => expect(element.isConnected).toBe(false));
  await eventually(async () => expect(await services.references.list({ collector_id: signature })).toEqual([]));
});

test('a person with read permission cannot change anything', async () => {
  await renderAt('/pagadores/referencias', { as: 'auditor' });
  await screen.findByText(/^\d+ referencias$/);
  for (const name of ['Crear', 'Eliminar por entidad', /^Acciones de la referencia/]) {
    expect(screen.queryAllByRole('button', { name })).toEqual([]);
    expect(screen.queryAllByRole('link', { name })).toEqual([]);
  }
  expect(screen.queryByRole('columnheader', { name: 'ACCIONES' })).toBeNull();
  await renderAt('/pagadores/referencias/crear', { as: 'auditor' });
  await screen.findByText('No tiene permisos');
});
