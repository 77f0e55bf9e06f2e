// Guards: Imports are listed, looked through and decided; a file is looked at before it is sent.
import { readFileSync } from 'node:fs';
import type { UserEvent } from '@testing-library/user-event';
import {
  addImport,
  choose,
  columnOf,
  fileOf,
  findDialog,
  headers,
  openList,
  pickCollector,
  press,
  renderAt,
  screen,
  services,
  settled,
  waitFor,
  within,
} from '@/testing';

const open = (id: string, search = '', as = 'administrador') => renderAt(`/importacion/${id}${search}`, { as });

test('the history has the columns of the documents, and a row leads to its import', async () => {
  const { file_name: file, import_id: id } = await addImport(['10,50', 'x']);
  const user = await openList(`/importaciones?q=${file}`, 'administrador');
  expect(headers()).toEqual([
    'ENTIDAD',
    'ARCHIVO',
    'IMPORTE EMITIDO',
    'IMPORTE TOTAL',
    'SOLICITUDES',
    'EMITIDOS',
    'CON ERROR',
    'SOLICITADA',
    'ESTADO',
  ]);
  expect([columnOf('IMPORTE TOTAL'), columnOf('CON ERROR'), columnOf('ESTADO')]).toEqual([
    ['$ 10,50'],
    ['1'],
    ['Por confirmar'],
  ]);
  await user.click(screen.getByRole('link', { name: `Ver detalle, ${file}` }));
  await waitFor(() => expect(location.pathname).toBe(`/importacion/${id}`));
});

test('an import shows amounts and counts, and its rows by state and words, with why they are in error', async () => {
  const { import_id: id } = await addImport(['10,50', '20,25', 'x']);
  const user = await open(id);
  const summary = within(await screen.findByRole('region', { name: 'Resumen' }));
  const facts = [...(summary.getByText('Importe total').closest('dl')?.querySelectorAll('dd') ?? [])].slice(0, 7);
  expect(facts.map(({ textContent }) => textContent)).toEqual(['$ 30,75', '$ 30,75', '$ 0,00', '3', '2', '0', '1']);
  await settled();
  expect(columnOf('FILA')).toEqual(['2', '3', '4']); // as the spreadsheet counts, with its heading
  expect(columnOf('MOTIVO')).toEqual(['—', '—', 'El importe no se puede leer: escríbalo como 16.349,54.']);
  await user.click(screen.getByRole('combobox', { name: 'Estado' }));
  await user.click(await screen.findByRole('option', { name: 'Error' }));
  await press(user, 'Buscar');
  await waitFor(() => expect(columnOf('FILA')).toEqual(['4']));
});

test('confirming shows what is made and what is left out, and the rows lead to their payments', async () => {
  const { import_id: id } = await addImport(['10,50', 'x']);
  const user = await open(id);
  await press(user, 'Confirmar');
  const dialog = await findDialog(user, 'Confirmar la importación');
  await dialog.sees('Se crea 1 pago: $ 10,50');
  await dialog.sees('Queda afuera 1 solicitud con error.');
  await dialog.press('Confirmar');
  await screen.findByText('Importación confirmada con éxito');
  await waitFor(async () => expect((await services.imports.now(id)).processed_count).toBe(1));
  const link = await screen.findByRole('link', { name: 'Ver el pago, 2' });
  expect(link.getAttribute('href')).toMatch(/^\/pago\/\w+$/);
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
});

test('on a phone the banner that asks for the confirmation has its button', async () => {
  const { import_id: id } = await addImport(['10']);
  const { innerWidth } = window;
  window.innerWidth = 390;
  const user = await open(id);
  await press(user, 'Confirmar');
  const dialog = await findDialog(user, 'Confirmar la importación');
  await dialog.sees('Se crea 1 pago: $ 10,00');
  window.innerWidth = innerWidth;
});

test('on a phone a row in error says why in as many lines as it needs', async () => {
  const { import_id: id } = await addImport(['x']);
  const { innerWidth } = window;
  window.innerWidth = 390;
  await open(id);
  const reason = await screen.findByText('El importe no se puede leer: escríbalo como 16.349,54.');
  expect(getComputedStyle(reason).whiteSpace).not.toBe('nowrap');
  window.innerWidth = innerWidth;
});

test('an import whose rows are all in error asks for no confirmation, and says what to do', async () => {
  const { import_id: id } = await addImport(['x']);
  await open(id);
  await screen.findByText('Todas las filas tienen error: no hay pagos para crear.');
  await screen.findByText(/^Descargue las filas con error, corríjalas y vuelva a importarlas/);
  expect(screen.queryByText('Espera su confirmación.')).toBeNull();
});

test('cancelling asks for the reason, and keeps it', async () => {
  const { import_id: id } = await addImport(['10,50']);
  const user = await open(id);
  await press(user, 'Cancelar');
  const dialog = await findDialog(user, 'Cancelar la importación');
  await dialog.fillReason('Archivo equivocado');
  await dialog.press('Cancelar la importación');
  await screen.findByText('Importación cancelada con éxito');
  await screen.findByText('Archivo equivocado');
  expect(await services.imports.now(id)).toMatchObject({ status: 'cancelled', status_detail: 'Archivo equivocado' });
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  await waitFor(() => expect(summary.getAllByText('No se emitió')).toHaveLength(2));
  await waitFor(() => expect(columnOf('ESTADO')).toEqual(['No emitido']));
  expect(screen.getByRole('link', { name: 'Historial' }).getAttribute('aria-current')).toBe('page');
});

const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';

const fileField = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Archivo');

/** Label of the button that imports, with what becomes of the file. */
const counted = /^Importar \d/;

/** Opens the form, with everything but the file chosen. */
const openForm = async () => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  await pickCollector(user, 'LUZN');
  return user;
};

test('a file is shown before it is sent, and asked about', async () => {
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

test('the reading of a file can be given up, and the same file is picked again', async () => {
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

/** Types another text into a cell of the file, by the keyboard. */
const mend = async (user: UserEvent, text: string, typed: string) => {
  await user.click(await screen.findByText(text, { selector: '[role="gridcell"] *' }));
  const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: /^.+, fila \d+$/ });
  await user.clear(cell);
  await user.type(cell, `${typed}{Enter}`);
};

const mendedFile = /^Importar 199 de 200 · \$\s2\.975,50$/;

test('three bad rows of 200 are mended, or left out, on the screen, and the others are imported with them', async () => {
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

test('what was changed can be undone, and rows with errors are left out together', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([fileOf(['10', 'x', '-5'])], 'enero.csv'));
  await user.click(await screen.findByRole('button', { name: 'Dejar afuera las 2 filas con error' }));
  await screen.findByText('2 filas dejadas afuera. Se envía el archivo así.');
  await user.click(screen.getByRole('button', { name: 'Afuera (2)' }));
  await waitFor(() => expect(columnOf('Fila')).toEqual(['3', '4']));
  await user.click(screen.getByRole('button', { name: 'Deshacer los cambios' }));
  await screen.findByText('3 filas: se pueden importar 1, por $ 10,00; 2 con error.');
});

test('foreign headings are matched by hand, and so again for the next file of the entity', async () => {
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
])('a file that cannot be imported is told at its field: %s', async (name, content, problem) => {
  const user = await openForm();
  await user.upload(fileField(), new File([content], name));
  await screen.findByText(problem);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' }).disabled).toBe(true);
});

test('identification excludes payer and concept, which go together', async () => {
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
])('a collector forces its match, and nobody changes it: %s, %s', async (signature, forced) => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  await pickCollector(user, signature);
  await screen.findByText('La entidad exige esta coincidencia: no se puede cambiar.');
  for (const name of ['Pagador', 'Concepto', 'Identificación']) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([name, box.checked, box.disabled]).toEqual([name, name === forced, true]);
  }
});

test('a file that changes after it was picked is sent as it was shown', async () => {
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

test('a foreign file that changes after it was picked is asked for again', async () => {
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

/** A file with titles above headings that nobody knows. */
const titled = () => {
  const row = (id: string) => `${id};CUOTA;10;ana@correo.example`;
  const lines = [
    'Listado;de;pagos;a;la;fecha',
    'Ref;Cod;Total;Mail',
    row(crypto.randomUUID()),
    row(crypto.randomUUID()),
  ];
  return new File([lines.join('\n')], 'titulos.csv');
};

test('once the row of the headings is chosen, nothing says that there is none; what is missing is named', async () => {
  const user = await openForm();
  await user.upload(fileField(), titled());
  await screen.findByText(/^Ninguna fila tiene los títulos de la plantilla: se tomó la 1\./);
  await choose(user, 'Fila de títulos', /^Fila 2: /);
  await screen.findByText(
    'No se reconocen estos títulos: Ref, Cod, Total, Mail. Elija qué columna es cada uno, o “No se importa” para pasarla por alto.',
  );
  expect(screen.queryByText(/no tiene una fila de títulos|Ninguna fila tiene/)).toBeNull();
});

test('a row with one cell that is chosen as the headings is told as none, and another is chosen', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([`Listado de pagos\n${fileOf(['10'])}`], 'titulos.csv'));
  await press(user, 'Elegir las columnas a mano');
  await choose(user, 'Fila de títulos', /^Fila 1: /);
  await screen.findByText('La fila 1 no es la de los títulos: tiene una sola celda. Elija otra.');
  await choose(user, 'Fila de títulos', /^Fila 2: /);
  await screen.findByText('1 fila, por $ 10,00.');
});

test('the row of the headings that was chosen is taken for the next file of the entity', async () => {
  const foreign = () => {
    const [titles, ...others] = ['Importe;Concepto;Vencimiento;Id externo;Código de concepto', 'total;;;;', heading];
    return new File(
      [[titles, ...others, `${crypto.randomUUID()};CUOTA;10;ana@correo.example`].join('\n')],
      'doble.csv',
    );
  };
  const user = await openForm();
  await user.upload(fileField(), foreign());
  await choose(user, 'Fila de títulos', /^Fila 3: /);
  await screen.findByText('1 fila, por $ 10,00.');
  await press(user, counted);
  await (await findDialog(user, 'Solicitar importacion')).press(counted);
  await waitFor(() => expect(location.pathname).toMatch(/^\/importacion\/\w+/));
  const again = await openForm();
  await again.upload(fileField(), foreign());
  await screen.findByText('1 fila, por $ 10,00.');
});

test('ids that differ by case alone are told, a repeated one among them as repeated', async () => {
  const user = await openForm();
  const rows = ['fac-7', 'FAC-7', 'FAC-7'].map((id) => `${id};CUOTA;10;ana@correo.example`);
  await user.upload(fileField(), new File([[heading, ...rows].join('\n')], 'febrero.csv'));
  await screen.findByText('2 filas tienen un id externo que difiere de otro solo en mayúsculas y minúsculas.');
  await press(user, 'Ver esas filas');
  await waitFor(() => expect(columnOf('Id externo')).toEqual(['fac-7', 'FAC-7']));
});

test('the columns with a fault come first, behind the id and the amount', async () => {
  const user = await openForm();
  const row = 'CUOTA;Cuota;10;Ana;mal;DNI;29770162;31/04/2099';
  const titles =
    'Código de concepto;Concepto;Importe;Nombre del pagador;E-mail del pagador;Tipo de identificación;Número de identificación;Vencimiento;Id externo';
  await user.upload(fileField(), new File([[titles, `${row};A-1`].join('\n')], 'enero.csv'));
  await screen.findByText('1 fila: se pueden importar 0, por $ 0,00; 1 con error.');
  expect(headers().slice(2, 6)).toEqual(['Id externo', 'Importe', 'E-mail del pagador', 'Vencimiento']);
  await screen.findAllByText('El vencimiento no existe en el calendario: revise el día y el mes.');
  const chip = screen.getByRole('button', { name: 'El e-mail del pagador no es válido. 1 fila' });
  await user.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(headers().slice(2, 5)).toEqual(['Id externo', 'Importe', 'E-mail del pagador']);
  await user.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('false');
});

test('nothing to import is no button, and says why', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([fileOf(['x', '-5'])], 'enero.csv'));
  const why = await screen.findByText('Todas las filas tienen error: corrija al menos una para importar.');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' });
  expect([submit.disabled, submit.getAttribute('aria-describedby')]).toEqual([true, why.id]);
  await press(user, 'Dejar afuera las 2 filas con error');
  await waitFor(() => expect(submit.disabled).toBe(true));
  expect(screen.getAllByText('Dejó afuera todas las filas: no hay nada para importar.')).toHaveLength(2);
});

/** The cell that is mended. */
const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: /, fila \d+$/ });

test('F8 and a button lead from fault to fault; the cell has a name, and keeps its fault in sight', async () => {
  const user = await openForm();
  const amounts = Array.from({ length: 60 }, (_, place) => (place === 3 || place === 50 ? 'mil' : '10'));
  await user.upload(fileField(), new File([fileOf(amounts)], 'enero.csv'));
  await user.click(await screen.findByRole('button', { name: 'Todas (60)' }));
  await press(user, 'Error siguiente (F8)');
  const first = await editor();
  expect(first.getAttribute('aria-label')).toBe('Importe, fila 5');
  expect(document.activeElement).toBe(first);
  const describedBy = document.getElementById(first.getAttribute('aria-describedby') ?? '');
  expect(describedBy?.textContent).toBe('El importe no se puede leer: escríbalo como 16.349,54.');
  await user.clear(first);
  await user.type(first, '1.000');
  expect(describedBy?.textContent).toBe('El importe no se puede leer: escríbalo como 16.349,54.');
  await user.keyboard('{F8}');
  await waitFor(async () => expect((await editor()).getAttribute('aria-label')).toBe('Importe, fila 52'));
  await screen.findByText('60 filas: se pueden importar 59, por $ 1.580,00; 1 con error.');
  await user.keyboard('{F8}');
  expect((await editor()).getAttribute('aria-label')).toBe('Importe, fila 52');
});

test('on a phone the faults of a row stand below its id, and a press leads to each', async () => {
  const { innerWidth } = window;
  window.innerWidth = 390;
  const user = await openForm();
  const rows = ['A-1;;10;mal', 'A-2;CUOTA;x;ana@correo.example'];
  await user.upload(fileField(), new File([[heading, ...rows].join('\n')], 'enero.csv'));
  const cell = await screen.findByRole('gridcell', { name: /^A-1/ });
  expect(
    within(cell)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Falta el código de concepto.', 'El e-mail del pagador no es válido.']);
  await user.click(within(cell).getByRole('button', { name: 'El e-mail del pagador no es válido.' }));
  expect((await editor()).getAttribute('aria-label')).toBe('E-mail del pagador, fila 2');
  window.innerWidth = innerWidth;
});

test('a row of totals that is left out says why', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([`${fileOf(['10'])}\nTotal;;10;`], 'enero.csv'));
  await press(user, 'Dejar afuera la fila con error');
  await user.click(await screen.findByRole('button', { name: 'Afuera (1)' }));
  await screen.findByRole('gridcell', { name: /^Total.*La fila es un total o repite los títulos: no es un pago\./ });
});

test('a foreign file needs a configuration of its source', async () => {
  const user = await openForm();
  await user.click(screen.getByRole('switch', { name: 'Convertir un archivo de otro sistema' }));
  await user.upload(fileField(), new File(['x|y'], 'banco.txt'));
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' });
  expect(submit.disabled).toBe(true);
  await choose(user, /^Configuración de origen/, 'Banco (ancho fijo)');
  await waitFor(() => expect(submit.disabled).toBe(false));
});

test('a conversion without an import says what is wrong with each row; without a conversion there is no page', async () => {
  sessionStorage.setItem(
    'conversion',
    JSON.stringify({ importId: null, errorRows: [{ index: 2, errors: ['A', 'B'] }] }),
  );
  await renderAt('/conversion', { as: 'administrador' });
  await screen.findByText('No se realizó la importación, revisar los errores');
  await screen.findByText('A; B');
  sessionStorage.clear();
});

/** Tries the conversion of a file without importing it. */
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

test('a conversion is tried, and its errors are told in pages beside what the configuration expects', async () => {
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

test('of 50,000 rows that a configuration cannot read the first are shown, and how many there are', async () => {
  const lines = Array.from({ length: 50_000 }, (_, place) => ' '.repeat(25) + String(place).padStart(5, '0'));
  await tryConversion(lines, 'Banco (ancho fijo)');
  await screen.findByText('Prueba: 50.000 filas con error. No se importó nada.');
  await screen.findByText(/^Casi ninguna fila tiene la forma de esta configuración/);
  await screen.findByText('y 49.000 filas más con error.');
  const rows = within(screen.getByRole('table', { name: 'Errores de la conversión' }));
  expect(rows.getAllByRole('row')).toHaveLength(51);
});

test('an error of a conversion has the number that a spreadsheet gives its row', async () => {
  await tryConversion(
    ['COMPROBANTE|CUENTA|IMPORTE|MAIL|VTO', '', 'A|CUOTA|diez||'],
    'Sistema contable (separado por barras)',
  );
  const rows = within(screen.getByRole('table', { name: 'Errores de la conversión' }));
  rows.getByRole('row', { name: '3 El importe “diez” no es un número; Falta E-mail del pagador' });
});

test('a conversion with an import leads to it', async () => {
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

test('cancelling the import of a conversion leads to it', async () => {
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

test('the page of a conversion without one leads to the form', async () => {
  await renderAt('/conversion', { as: 'administrador' });
  await waitFor(() => expect(location.pathname).toBe('/importacion'));
});

test('without the permission there is nothing to import', async () => {
  await renderAt('/importacion', { as: 'auditor' });
  await screen.findByText('No tiene permisos');
});
