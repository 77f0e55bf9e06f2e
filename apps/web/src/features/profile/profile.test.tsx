// Guards: The profile shows the person, the expiration and the permissions; views and columns are managed there.
import { findInRegion, press, renderAt, screen, rowsLoaded, waitFor, within } from '@/testing';

const regionOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('the profile shows the signed-in person, the expiration of the session and the permissions', async () => {
  await renderAt('/perfil', { as: 'auditor' });
  const identity = await regionOf('Identidad');
  expect(await identity.findAllByText('auditor')).not.toEqual([]);
  await identity.findByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  expect(await (await regionOf('Permisos')).findAllByRole('listitem')).not.toEqual([]);
  await findInRegion('Vistas guardadas', 'No hay vistas guardadas');
  await findInRegion('Columnas elegidas', 'Ninguna lista tiene columnas ocultas');
});

test('views and columns of lists are managed in the profile', async () => {
  const views = [
    { name: 'Rechazados', search: 'status=rejected&period=este-mes' },
    { name: 'De hoy', search: 'period=hoy' },
  ];
  localStorage.setItem(
    'preferences.operador',
    JSON.stringify({
      views: { 'payments.list': { views, usual: 'De hoy' } },
      'columns.hidden': { 'payers.list': ['EMAIL'], 'imports.rows': ['STATUS', 'INDEX'], 'gone.list': ['X'] },
    }),
  );
  const user = await renderAt('/perfil', { as: 'operador' });
  const saved = await regionOf('Vistas guardadas');
  const columns = await regionOf('Columnas elegidas');
  /** Returns the text of the default view of the list. */
  const usual = () => saved.getByText('Al abrir').closest('li')?.textContent;
  expect(usual()).toContain('De hoy');
  columns.getByText('1 columna oculta');
  columns.getByText('2 columnas ocultas');

  await press(user, 'Acciones de la vista Rechazados');
  await user.click(await screen.findByRole('menuitem', { name: 'Usar al abrir esta lista' }));
  await waitFor(() => expect(usual()).toContain('Rechazados'));
  await press(user, 'Acciones de la vista De hoy');
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await waitFor(() => expect(saved.queryByText('De hoy')).toBeNull());

  await press(user, 'Restablecer las columnas de Filas de una importación');
  await press(user, 'Restablecer las columnas de Buscar Pagadores');
  await columns.findByText('Ninguna lista tiene columnas ocultas');

  await user.click(saved.getByRole('link', { name: /^Rechazados/ }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/pagos?status=rejected&period=este-mes'));
  await rowsLoaded();
  expect(screen.getByLabelText<HTMLInputElement>(/^Período/).value).toBe('Este mes');
});
