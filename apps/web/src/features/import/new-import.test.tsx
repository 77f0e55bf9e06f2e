// Guards: A file is reviewed, corrected and matched before it is sent, and is sent as it was shown.
import { readFileSync } from 'node:fs';
import type { UserEvent } from '@testing-library/user-event';
import {
  choose,
  columnOf,
  fileOf,
  findDialog,
  headers,
  pickCollector,
  press,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';
import { counted, fileField, openForm } from './testing/import-form';

test('a file is shown before it is sent, and a dialog asks for confirmation', async () => {
  const user = await openForm();
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' });
  expect(submit.disabled).toBe(true);
  await user.upload(fileField(), new File([fileOf(['16.349,54', '10'])], 'enero.csv'));
  await screen.findByText('2 filas, por $ 16.359,54.');
  expect(headers()).toEqual([
    'Fila',
    'Dejar afuera',
    'Id externo',
    'Código de concepto',
    'Importe',
    'E-mail del pagador',
  ]);
  expect(columnOf('Importe')).toEqual(['16.349,54', '10']);
  await waitFor(() => expect(submit.disabled).toBe(false));
  await user.click(submit);
  const dialog = await findDialog(user, 'Solicitar importacion');
  await dialog.sees('¿Esta seguro que desea importar el archivo?');
  await dialog.sees(/^enero\.csv · ./);
  await dialog.sees('2 filas · $ 16.359,54');
  expect(submit.textContent).toMatch(/^Importar 2 · \$\s16\.359,54$/);
});

test('a wide window has the columns of the file beside the form, and the link to the imports in its title bar', async () => {
  await openForm();
  const columns = within(await screen.findByRole('table', { name: 'Columnas del archivo' }));
  columns.getByRole('rowheader', { name: 'Id externo' });
  expect(screen.getByRole('link', { name: 'Ver importaciones' }).closest('form')).toBeNull();
});

test('the reading of a file can be cancelled, and the same file can be chosen again', async () => {
  const user = await openForm();
  const file = new File([fileOf(['10'])], 'grande.csv');
  const endless = new File(['x'], 'grande.csv');
  Object.defineProperty(endless, 'arrayBuffer', { value: () => new Promise<ArrayBuffer>(() => undefined) });
  await user.upload(fileField(), endless);
  await screen.findByText('Leyendo el archivo…');
  await press(user, 'Cancelar la lectura');
  await waitFor(() => expect(screen.queryByText('grande.csv')).toBeNull());
  await user.upload(fileField(), file);
  await screen.findByText('1 fila, por $ 10,00.');
});

/** Types another text into a cell of the file, with the keyboard. */
const mend = async (user: UserEvent, text: string, typed: string) => {
  await user.click(await screen.findByText(text, { selector: '[role="gridcell"] *' }));
  const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: /^.+, fila \d+$/ });
  await user.clear(cell);
  await user.type(cell, `${typed}{Enter}`);
};

const mendedFile = /^Importar 199 de 200 · \$\s2\.975,50$/;

test('of 200 rows, two with faults are corrected and one is excluded; the other 199 are imported', async () => {
  const amounts = Array.from({ length: 200 }, (_, place) =>
    place === 10 ? 'mil' : place === 20 ? '-5' : place === 30 ? 'x' : '10',
  );
  const user = await openForm();
  await user.upload(fileField(), new File([fileOf(amounts)], 'enero.csv'));
  await screen.findByText('200 filas: se pueden importar 197, por $ 1.970,00; 3 con error.');
  const faults = within(screen.getByRole('list', { name: 'Errores del archivo' }));
  expect(faults.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'El importe no se puede leer: escríbalo como 16.349,54. 2 filas',
    'El importe debe ser mayor que cero. 1 fila',
  ]);
  expect(columnOf('Fila')).toEqual(['12', '22', '32']);
  await user.click(faults.getByRole('button', { name: /mayor que cero/ }));
  await waitFor(() => expect(columnOf('Fila')).toEqual(['22']));
  await user.click(screen.getByRole('button', { name: 'Con error (3)' }));
  await mend(user, 'mil', '1.000');
  await screen.findByText('200 filas: se pueden importar 198, por $ 2.970,00; 2 con error.');
  await mend(user, '-5', '5,50');
  await screen.findByText('Antes: -5');
  await user.click(screen.getByRole('button', { name: 'Dejar afuera la fila 32' }));
  await screen.findByText('199 filas, por $ 2.975,50.');
  await screen.findByText('2 filas corregidas, 1 dejada afuera. Se envía el archivo así.');
  await press(user, mendedFile);
  const dialog = await findDialog(user, 'Solicitar importacion');
  await dialog.sees('199 de 200 filas · $ 2.975,50');
  await dialog.sees('Queda sin importar: 1 dejada afuera.');
  await dialog.press(mendedFile);
  await waitFor(() => expect(location.pathname).toMatch(/^\/importacion\/\w+/));
  const id = location.pathname.split('/')[2] ?? '';
  await waitFor(async () =>
    expect(await services.imports.now(id)).toMatchObject({
      status: 'pending_approved',
      file_name: 'enero.csv',
      request_count: 199,
      error_count: 0,
      total_amount: 2975.5,
    }),
  );
});

test('changes can be undone, and rows with faults are excluded together', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([fileOf(['10', 'x', '-5'])], 'enero.csv'));
  await user.click(await screen.findByRole('button', { name: 'Dejar afuera las 2 filas con error' }));
  await screen.findByText('2 filas dejadas afuera. Se envía el archivo así.');
  await user.click(screen.getByRole('button', { name: 'Afuera (2)' }));
  await waitFor(() => expect(columnOf('Fila')).toEqual(['3', '4']));
  await user.click(screen.getByRole('button', { name: 'Deshacer los cambios' }));
  await screen.findByText('3 filas: se pueden importar 1, por $ 10,00; 2 con error.');
});

test('foreign headings are assigned by hand; the next file of the entity gets the same assignment', async () => {
  const foreign = (mark: string) =>
    new File([`Referencia;Código;Total;Mail;Notas\nH-${mark}-${Date.now()};CUOTA;10;a@b.com;hola`], 'otro.csv');
  const user = await openForm();
  await user.upload(fileField(), foreign('1'));
  await screen.findByText(/^Ninguna fila tiene los títulos de la plantilla: se tomó la 1\..*“No se importa”\.$/);
  screen.getByText('Por ejemplo: a@b.com');
  await choose(user, 'Referencia', 'Id externo *');
  await choose(user, 'Código', 'Código de concepto *');
  await choose(user, 'Total', 'Importe *');
  await choose(user, 'Mail', 'E-mail del pagador *');
  await choose(user, 'Notas', 'No se importa');
  await screen.findByText('1 fila, por $ 10,00.');
  await press(user, counted);
  await (await findDialog(user, 'Solicitar importacion')).press(counted);
  await waitFor(() => expect(location.pathname).toMatch(/^\/importacion\/\w+/));
  const id = location.pathname.split('/')[2] ?? '';
  await waitFor(async () =>
    expect(await services.imports.now(id)).toMatchObject({ status: 'pending_approved', error_count: 0 }),
  );
  const again = await openForm();
  await again.upload(fileField(), foreign('2'));
  await screen.findByText('1 fila, por $ 10,00.');
});

test('another sheet of a workbook can be read', async () => {
  const user = await openForm();
  const bytes = readFileSync('packages/import-file/cases/several-sheets.xlsx');
  await user.upload(fileField(), new File([bytes], 'hojas.xlsx'));
  await choose(user, 'Hoja de la planilla', 'Hoja2');
  await screen.findByText('No se leen las otras hojas: Pagos, Hoja3.');
  await press(user, counted);
  await (await findDialog(user, 'Solicitar importacion')).press(counted);
  await waitFor(() => expect(location.pathname).toMatch(/^\/importacion\/\w+/));
  expect((await services.imports.now(location.pathname.split('/')[2] ?? '')).file_name).toBe('hojas.csv');
});

test.each([
  [
    'enero.csv',
    'Id externo;Importe\nA;1',
    'Al archivo le faltan columnas. Use los títulos de la plantilla. (Código de concepto, E-mail del pagador)',
  ],
  ['enero.csv', '', 'El archivo está vacío.'],
  ['enero.xlsx', '%PDF-1.7', 'El archivo no es CSV ni una planilla, aunque su nombre lo diga.'],
])('a file that cannot be imported is reported at its field: %s', async (name, content, problem) => {
  const user = await openForm();
  await user.upload(fileField(), new File([content], name));
  await screen.findByText(problem);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' }).disabled).toBe(true);
});

test('identification excludes payer and concept, which may be combined', async () => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  const [payer, concept, identification] = await Promise.all(
    ['Pagador', 'Concepto', 'Identificación'].map((name) => screen.findByRole<HTMLInputElement>('checkbox', { name })),
  );
  const checked = () => [payer, concept, identification].map((box) => box?.checked);
  for (const [box, after] of [
    [payer, [true, false, false]],
    [concept, [true, true, false]],
    [identification, [false, false, true]],
    [concept, [false, true, false]],
  ] as const) {
    if (box) await user.click(box);
    expect(checked()).toEqual(after);
  }
});

test.each([
  ['ELPA', 'Pagador'],
  ['COES', 'Concepto'],
  ['AGCU', 'Identificación'],
])("a collector's match cannot be changed: %s, %s", async (signature, forced) => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  await pickCollector(user, signature);
  await screen.findByText('La entidad exige esta coincidencia: no se puede cambiar.');
  for (const name of ['Pagador', 'Concepto', 'Identificación']) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([name, box.checked, box.disabled]).toEqual([name, name === forced, true]);
  }
});

test('a file that changes after it was chosen is sent as it was shown', async () => {
  const user = await openForm();
  const file = new File([fileOf(['10,50'])], 'enero.csv');
  await user.upload(fileField(), file);
  await screen.findByText('1 fila, por $ 10,50.');
  const gone = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
  Object.defineProperty(file, 'arrayBuffer', { value: gone });
  await press(user, counted);
  const dialog = await findDialog(user, 'Solicitar importacion');
  await dialog.press(counted);
  await waitFor(() => expect(location.pathname).toMatch(/^\/importacion\/\w+/));
});

test('a foreign file that changes after it was chosen must be chosen again', async () => {
  const user = await openForm();
  await user.click(screen.getByRole('switch', { name: 'Convertir un archivo de otro sistema' }));
  await user.click(screen.getByRole('switch', { name: /^Solo probar/ }));
  const file = new File(['x'], 'banco.txt');
  const gone = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
  Object.defineProperty(file, 'arrayBuffer', { value: gone });
  await user.upload(fileField(), file);
  await choose(user, /^Configuración de origen/, 'Banco (ancho fijo)');
  await press(user, 'Probar');
  await screen.findByText('El archivo cambió desde que lo eligió: elíjalo nuevamente.');
  await user.upload(fileField(), new File(['x'], 'banco.txt'));
  await waitFor(() => expect(screen.queryByText(/^El archivo cambió/)).toBeNull());
});
