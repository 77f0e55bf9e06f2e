// Guards: A screen reader reads the payments list, the dialog of an action and its notice in the expected order.
import { virtual } from '@guidepup/virtual-screen-reader';
import { openList, press, renderAt, screen, services, waitFor } from '@/testing';

afterEach(() => virtual.stop());

/** Maximum number of phrases to read: more than a list with one row has. */
const MOST_PHRASES = 200;

/** Reads an element from beginning to end with the screen reader. Phrases that only end an element are left out. */
const spoken = async (container: HTMLElement): Promise<readonly string[]> => {
  await virtual.start({ container });
  const [first] = await virtual.spokenPhraseLog();
  for (let at = 1; at < MOST_PHRASES; at += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break;
  }
  return (await virtual.spokenPhraseLog()).filter((phrase) => !/^(end\b|paragraph$|rowgroup$)/.test(phrase));
};

/** Returns the names of the elements with a role. */
const named = (phrases: readonly string[], role: string) =>
  phrases.filter((phrase) => phrase.startsWith(`${role},`)).map((phrase) => phrase.split(', ')[1]);

/** Expects phrases with these beginnings in this order. Others may come between them. */
const expectInOrder = (phrases: readonly string[], starts: readonly string[]): void => {
  let rest = phrases;
  for (const start of starts) {
    const at = rest.findIndex((phrase) => phrase.startsWith(start));
    expect([start, at >= 0 ? 'said' : phrases]).toEqual([start, 'said']);
    rest = rest.slice(at + 1);
  }
};

test('a list is read as title, search, total, columns and rows', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  await openList(`/pagos?q=${id}&period=ultimos-12-meses`, 'operador');
  const phrases = await spoken(screen.getByRole('main'));
  expectInOrder(phrases, [
    'heading, Buscar Pagos, level 1',
    'button, Estado: Todos, not expanded, has popup menu',
    'button, Exportar, not expanded, has popup menu',
    'search',
    'searchbox, Búsqueda libre',
    'combobox, Entidad',
    'combobox, Período',
    'button, Buscar',
    '1 pago',
    'button, Columnas',
    'grid, Buscar Pagos, column count 10, multi-selectable, row count 2',
    'columnheader, Seleccionar todas las filas',
    'columnheader, ACCIONES',
    'row, Seleccionar fila',
    'checkbox, Seleccionar fila, not checked',
    `link, Ver el pago ${id}`,
    'Aprobado',
  ]);
  expect(named(phrases, 'columnheader').map((name) => name?.replace(/ Ordenar por .*/, ''))).toEqual([
    'Seleccionar todas las filas',
    'FECHA',
    'ID TRANSACCIÓN',
    'CONCEPTO',
    'DESCRIPCIÓN',
    'NOMBRE',
    'IMPORTE',
    'MEDIO DE PAGO',
    'ESTADO',
    'ACCIONES',
  ]);
  // each button names the column that it sorts by
  expect(named(phrases, 'button').filter((name) => name?.startsWith('Ordenar'))).toEqual([
    'Ordenar por FECHA',
    'Ordenar por NOMBRE',
    'Ordenar por IMPORTE',
    'Ordenar por ESTADO',
  ]);
  expect(named(phrases, 'gridcell')).toHaveLength(10);
});

test('a dialog is read as action, payment and question; its notice is read after success', async () => {
  const { id } = await services.payments.take('issued');
  const user = await renderAt(`/pagos?accion=cancel&pago=${id}`, { as: 'operador' });
  const reason = await screen.findByLabelText(/^Ingrese el motivo/);
  expectInOrder(await spoken(screen.getByRole('dialog')), [
    'dialog, Cancelar pago, modal',
    'heading, Cancelar pago, level 2',
    'button, Cerrar',
    `paragraph, ${id}`,
    'Emitido',
    'El pago deja de poder pagarse. No se puede deshacer.',
    'textbox, Ingrese el motivo, not invalid, required',
    'button, Volver',
    'button, Cancelar pago',
  ]);

  await virtual.stop();
  await virtual.start({ container: document.body });
  await user.type(reason, 'Cargado dos veces');
  await press(user, 'Cancelar pago', screen.getByRole('dialog'));
  await waitFor(async () =>
    expect(await virtual.spokenPhraseLog()).toContainEqual(expect.stringMatching(/^polite: Pago cancelado con éxito/)),
  );
});
