// Guards: A foreign file is converted before it is imported, and the page lists its errors.
import { addImport, choose, findDialog, press, renderAt, screen, services, waitFor, within } from '@/testing';
import { fileField, openForm } from './testing/import-form';

test('a foreign file requires a configuration of origin', async () => {
  const user = await openForm();
  await user.click(screen.getByRole('switch', { name: 'Convertir un archivo de otro sistema' }));
  await user.upload(fileField(), new File(['x|y'], 'banco.txt'));
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' });
  expect(submit.disabled).toBe(true);
  await choose(user, /^Configuración de origen/, 'Banco (ancho fijo)');
  await waitFor(() => expect(submit.disabled).toBe(false));
});

test('a conversion without an import lists the errors of each row', async () => {
  sessionStorage.setItem(
    'conversion',
    JSON.stringify({ importId: null, errorRows: [{ index: 2, errors: ['A', 'B'] }] }),
  );
  await renderAt('/conversion', { as: 'administrador' });
  await screen.findByText('No se realizó la importación, revisar los errores');
  await screen.findByText('A; B');
  sessionStorage.clear();
});

/** Converts a file with the switch "Solo probar", which imports nothing. */
const tryConversion = async (lines: readonly string[], configuration: string) => {
  const user = await openForm();
  await user.click(screen.getByRole('switch', { name: 'Convertir un archivo de otro sistema' }));
  await user.click(screen.getByRole('switch', { name: /^Solo probar/ }));
  await user.upload(fileField(), new File([lines.join('\n')], 'otro.txt'));
  await choose(user, /^Configuración de origen/, configuration);
  await press(user, 'Probar');
  await screen.findByText('No se realizó la importación, revisar los errores');
  return user;
};

test('a test of a conversion lists its errors in pages, beside the expected format', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => `FAC-${place};CUOTA;diez`);
  const user = await tryConversion(lines, 'Banco (ancho fijo)');
  await screen.findByText('Prueba: 60 filas con error. No se importó nada.');
  await screen.findByText(/^otro\.txt · .* · Banco \(ancho fijo\)$/);
  await screen.findByText(/^Casi ninguna fila tiene la forma de esta configuración/);
  await screen.findByText(/^Id externo: 1–15 · /);
  await screen.findByText(/^FAC-0;CUOTA;diez FAC-1/);
  await screen.findByText('1–50 de 60');
  await user.click(screen.getByRole('button', { name: /página siguiente/ }));
  const rows = within(screen.getByRole('table', { name: 'Errores de la conversión' }));
  await waitFor(() => expect(rows.getAllByRole('row')).toHaveLength(11));
  screen.getByRole('button', { name: 'Descargar los errores' });
});

test('of 50,000 rows with errors, the first are listed and all are counted', async () => {
  const lines = Array.from({ length: 50_000 }, (_, place) => ' '.repeat(25) + String(place).padStart(5, '0'));
  await tryConversion(lines, 'Banco (ancho fijo)');
  await screen.findByText('Prueba: 50.000 filas con error. No se importó nada.');
  await screen.findByText(/^Casi ninguna fila tiene la forma de esta configuración/);
  await screen.findByText('y 49.000 filas más con error.');
  const rows = within(screen.getByRole('table', { name: 'Errores de la conversión' }));
  expect(rows.getAllByRole('row')).toHaveLength(51);
});

test('an error of a conversion has the line number of the spreadsheet', async () => {
  await tryConversion(
    ['COMPROBANTE|CUENTA|IMPORTE|MAIL|VTO', '', 'A|CUOTA|diez||'],
    'Sistema contable (separado por barras)',
  );
  const rows = within(screen.getByRole('table', { name: 'Errores de la conversión' }));
  rows.getByRole('row', { name: '3 El importe “diez” no es un número; Falta E-mail del pagador' });
});

test('a conversion with an import links to the import, and shows its current status after a reload', async () => {
  const { import_id: importId } = await addImport(['10,50']);
  sessionStorage.setItem('conversion', JSON.stringify({ importId, errorRows: [] }));
  const user = await renderAt('/conversion', { as: 'administrador' });
  const link = await screen.findByRole('link', { name: 'Ver importación' });
  expect(link.getAttribute('href')).toBe(`/importacion/${importId}`);
  await screen.findByText('No se encontraron solicitudes de importaciones.');
  await services.imports.change(`cancelar/${importId}`, { status_detail: 'Archivo equivocado' });
  await press(user, 'Recargar');
  await screen.findByText('Cancelada');
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  sessionStorage.clear();
});

test('cancelling the import of a conversion opens the import; the back button returns to the conversion', async () => {
  const { import_id: importId } = await addImport(['10,50']);
  sessionStorage.setItem('conversion', JSON.stringify({ importId, errorRows: [] }));
  const user = await renderAt('/conversion', { as: 'administrador' });
  await press(user, 'Cancelar');
  const dialog = await findDialog(user, 'Cancelar la importación');
  await dialog.fillReason('Archivo equivocado');
  await dialog.press('Cancelar la importación');
  await screen.findByText('Importación cancelada con éxito');
  await screen.findByText('Archivo equivocado');
  await waitFor(() => expect(location.pathname).toBe(`/importacion/${importId}`));
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/conversion'));
  await user.click(await screen.findByRole('link', { name: /^Back-office/ }));
  await waitFor(() => expect(location.pathname).toBe('/home'));
});

test('without a conversion in the session, its page redirects to the form', async () => {
  await renderAt('/conversion', { as: 'administrador' });
  await waitFor(() => expect(location.pathname).toBe('/importacion'));
});
