// Guards: The faults of a file are visited one after another, and a person can choose its heading row.
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
  waitFor,
  within,
} from '@/testing';
import { counted, fileField, heading, openForm } from './testing/import-form';

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

test('after the heading row is chosen, a missing heading is no longer reported, but unknown columns are', async () => {
  const user = await openForm();
  await user.upload(fileField(), titled());
  await screen.findByText(/^Ninguna fila tiene los títulos de la plantilla: se tomó la 1\./);
  await choose(user, 'Fila de títulos', /^Fila 2: /);
  await screen.findByText(
    'No se reconocen estos títulos: Ref, Cod, Total, Mail. Elija qué columna es cada uno, o “No se importa” para pasarla por alto.',
  );
  expect(screen.queryByText(/no tiene una fila de títulos|Ninguna fila tiene/)).toBeNull();
});

test('a chosen heading row with a single cell is refused, and another can be chosen', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([`Listado de pagos\n${fileOf(['10'])}`], 'titulos.csv'));
  await press(user, 'Elegir las columnas a mano');
  await choose(user, 'Fila de títulos', /^Fila 1: /);
  await screen.findByText('La fila 1 no es la de los títulos: tiene una sola celda. Elija otra.');
  await choose(user, 'Fila de títulos', /^Fila 2: /);
  await screen.findByText('1 fila, por $ 10,00.');
});

test('the chosen heading row is used for the next file of the entity', async () => {
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

test('rows whose ids differ only in case are reported; a row that repeats an id is not among them', async () => {
  const user = await openForm();
  const rows = ['fac-7', 'FAC-7', 'FAC-7'].map((id) => `${id};CUOTA;10;ana@correo.example`);
  await user.upload(fileField(), new File([[heading, ...rows].join('\n')], 'febrero.csv'));
  await screen.findByText('2 filas tienen un id externo que difiere de otro solo en mayúsculas y minúsculas.');
  await press(user, 'Ver esas filas');
  await waitFor(() => expect(columnOf('Id externo')).toEqual(['fac-7', 'FAC-7']));
});

test('columns with a fault come first, after id and amount', async () => {
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

test('without an entity the button is disabled, with the reason beside it', async () => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  await user.upload(fileField(), new File([fileOf(['10', '20'])], 'enero.csv'));
  const why = await screen.findByText('Elija la entidad para importar.');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: counted });
  expect([submit.disabled, submit.getAttribute('aria-describedby')]).toEqual([true, why.id]);
  await pickCollector(user, 'LUZN');
  await waitFor(() => expect(submit.disabled).toBe(false));
  expect(screen.queryByText('Elija la entidad para importar.')).toBeNull();
});

test('without rows to import the button is disabled, with the reason beside it', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([fileOf(['x', '-5'])], 'enero.csv'));
  const why = await screen.findByText('Todas las filas tienen error: corrija al menos una para importar.');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' });
  expect([submit.disabled, submit.getAttribute('aria-describedby')]).toEqual([true, why.id]);
  await press(user, 'Dejar afuera las 2 filas con error');
  await waitFor(() => expect(submit.disabled).toBe(true));
  expect(screen.getAllByText('Dejó afuera todas las filas: no hay nada para importar.')).toHaveLength(2);
});

/** Finds the input of the edited cell. */
const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: /, fila \d+$/ });

test('F8 and a button move from fault to fault; the edited cell has a name, and shows its fault', async () => {
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

/** Collects the text of each element that the page scrolls to. */
const scrolled = (): string[] => {
  const texts: string[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    texts.push(this.textContent);
  };
  return texts;
};

test('the page scrolls to the faults of a new file once, and corrections do not scroll it again', async () => {
  const user = await openForm();
  const seen = scrolled();
  await user.upload(fileField(), new File([fileOf(['10', 'mil', 'x'])], 'enero.csv'));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatch(/^3 filas: se pueden importar 1, por \$\s10,00; 2 con error\./);
  seen.splice(0);
  await press(user, 'Dejar afuera las 2 filas con error');
  await screen.findByText('1 fila, por $ 10,00.');
  await press(user, 'Deshacer los cambios');
  await screen.findByText(/^3 filas: se pueden importar 1/);
  expect(seen).toEqual([]);
});

test('the page does not scroll for a file without faults', async () => {
  const user = await openForm();
  const seen = scrolled();
  await user.upload(fileField(), new File([fileOf(['10'])], 'enero.csv'));
  await screen.findByText('1 fila, por $ 10,00.');
  expect(seen).toEqual([]);
});

test('a corrected row keeps its place among the rows with a fault', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([fileOf(['10', 'mil', 'x', 'y'])], 'enero.csv'));
  await press(user, 'Error siguiente (F8)');
  const first = await editor();
  expect(first.getAttribute('aria-label')).toBe('Importe, fila 3');
  await user.clear(first);
  await user.type(first, '1.000{Enter}');
  await screen.findByText(/^4 filas: se pueden importar 2/);
  await waitFor(() => expect(columnOf('Importe')).toHaveLength(3));
  expect(columnOf('Fila')).toEqual(['3', '4', '5']);
});

test('on a phone the faults of a row are below its id, and a press opens the cell', async () => {
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

test('an excluded row of totals still shows its fault', async () => {
  const user = await openForm();
  await user.upload(fileField(), new File([`${fileOf(['10'])}\nTotal;;10;`], 'enero.csv'));
  await press(user, 'Dejar afuera la fila con error');
  await user.click(await screen.findByRole('button', { name: 'Afuera (1)' }));
  await screen.findByRole('gridcell', { name: /^Total.*La fila es un total o repite los títulos: no es un pago\./ });
});
