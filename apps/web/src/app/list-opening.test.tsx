// Guards: A click or Enter opens a row of a list. The space bar shows it in a panel, which can be closed.
import { fireEvent } from '@testing-library/dom';
import { focusedRow, idsOfRows, openList, renderAt, screen, rowsLoaded, waitFor, within } from '@/testing';

const cellOf = (id: string | undefined): Element =>
  document.querySelector(`[role="row"][data-id="${id}"] [role="gridcell"]:not([data-field="__check__"])`) ??
  document.body;

/** Lists whose records have no page, and a user who may see them. */
const beside = [
  ['/distribucion?period=ultimos-12-meses', 'tesoreria'],
  ['/comercios/promociones', 'operador'],
  ['/comercios/gateways', 'operador'],
  ['/pagadores/referencias', 'operador'],
  ['/pagos/pago-de-servicios/gateways?period=ultimos-12-meses', 'tesoreria'],
  ['/pagos/pago-de-servicios/transacciones?period=ultimos-12-meses', 'tesoreria'],
  ['/soft-provider', 'auditor'],
] as const;

test.each(beside)('a row of %s opens beside the list, and Escape returns the focus to the row', async (address, as) => {
  const user = await openList(address, as);
  const [first, second] = idsOfRows();
  await user.click(cellOf(first));
  const panel = within(await screen.findByRole('dialog'));
  expect(new URLSearchParams(location.search).get('ver')).toBe(first);
  await user.click(panel.getByRole('button', { name: 'Siguiente de la lista (J)' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('ver')).toBe(second));
  await user.keyboard('k');
  await waitFor(() => expect(new URLSearchParams(location.search).get('ver')).toBe(first));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(new URLSearchParams(location.search).get('ver')).toBe(second));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focusedRow()).toBe(second));
  expect(location.pathname + location.search).not.toContain('ver=');
});

test('a list beside a panel stays usable: a click shows another row, and Escape closes the panel', async () => {
  const user = await openList('/comercios/promociones', 'operador');
  const list = location.href;
  const [first, second] = idsOfRows();
  await user.click(cellOf(first));
  const panel = await screen.findByRole('dialog');
  expect(panel.getAttribute('aria-modal')).toBeNull();
  await user.click(cellOf(second));
  await waitFor(() => expect(new URLSearchParams(location.search).get('ver')).toBe(second));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(focusedRow()).toBe(second);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(location.href).toBe(list));
  expect(focusedRow()).toBe(second);
});

test.each(['/retiros?period=ultimos-12-meses', '/retirosUnificados?vista=por-lote&period=ultimos-12-meses'])(
  'a row of %s opens in the dialog of its detail, by a click and Enter',
  async (address) => {
    const user = await openList(address, 'tesoreria');
    const [first] = idsOfRows();
    const isClosedAgain = async () => {
      await waitFor(() => expect(new URLSearchParams(location.search).get('retiro')).toBe(first));
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(focusedRow()).toBe(first));
    };
    await user.click(cellOf(first));
    await isClosedAgain();
    await user.keyboard('{Enter}');
    await isClosedAgain();
  },
);

/** Lists whose rows open as pages or dialogs: address of an opened row, and label of the link in the panel. */
const looked = [
  ['/pagos?period=ultimos-12-meses', 'operador', /^\/pago\/\w+$/, 'Abrir'],
  ['/suscripciones', 'operador', /^\/suscripcion\/\w+$/, 'Abrir'],
  ['/importaciones', 'operador', /^\/importacion\/\w+$/, 'Abrir'],
  ['/transferencias?period=ultimos-12-meses&status=found', 'operador', /^\/pago\/\w+$/, 'Ver el pago'],
  ['/retiros?period=ultimos-12-meses', 'tesoreria', /[?&]retiro=\w+/, 'Abrir'],
] as const;

test.each(looked)(
  'the space bar shows a row of %s beside the list, with a link to the record; Enter opens the record',
  async (address, as, opened, label) => {
    const user = await openList(address, as);
    const list = location.href;
    const [first, second] = idsOfRows();
    const shown = () => new URLSearchParams(location.search).get('ver');
    const look = async (id: string | undefined) => {
      await user.keyboard(' ');
      await waitFor(() => expect(shown()).toBe(id));
      return screen.findByRole('dialog');
    };
    await user.keyboard('j');
    await look(first);
    await user.click(cellOf(second));
    await waitFor(() => expect(shown()).toBe(second));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.href).toBe(list));
    const panel = await look(second);
    within(panel).getByRole('link', { name: label });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toMatch(opened));
  },
);

test('a button in the panel of an approved payment opens the dialog of its action', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses&status=approved', 'administrador');
  await user.keyboard('j');
  await user.keyboard(' ');
  const panel = within(await screen.findByRole('dialog'));
  await user.click(await panel.findByRole('button', { name: /^Devolver/ }));
  await waitFor(() => expect(location.search).toMatch(/accion=refund/));
});

test('identifiers in the panel have buttons that copy them', async () => {
  const address = '/transferencias?period=ultimos-12-meses&status=found';
  await openList(address, 'tesoreria');
  const withPayment = document.querySelector<HTMLElement>('[role="row"][data-id]:has(a.row-link)');
  const user = await openList(`${address}&ver=${withPayment?.dataset['id']}`, 'tesoreria');
  const panel = within(await screen.findByRole('dialog'));
  const copy = await panel.findByRole('button', { name: 'Copiar Id del pago' });
  const id = copy.closest('dd')?.querySelector('a')?.textContent;
  await user.click(copy);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(id));
  panel.getByRole('button', { name: 'Copiar Id de destino' });
});

test('the menu of a row with a page shows the row beside the list', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses', 'operador');
  const [first = ''] = idsOfRows();
  await user.click(screen.getByRole('button', { name: `Acciones del pago ${first}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Vista rápida' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('ver')).toBe(first));
});

test('the panel shows the fields of a row that have no column', async () => {
  const user = await openList('/soft-provider', 'auditor');
  await user.click(cellOf(idsOfRows()[0]));
  const panel = within(await screen.findByRole('dialog'));
  panel.getByText('Proveedor');
  panel.getByText('Archivo');
});

test.each(['/pagadores/referencias', '/bin'])(
  'the panel of a row of %s has its actions in a menu beside the title',
  async (address) => {
    const user = await openList(address, 'administrador');
    await user.click(cellOf(idsOfRows()[0]));
    const panel = await screen.findByRole('dialog');
    const menu = within(panel).getByRole('button', { name: /^Acciones / });
    expect(within(panel).getByRole('heading', { level: 2 }).parentElement?.contains(menu)).toBe(true);
    await user.click(menu);
    await screen.findByRole('menuitem', { name: /^Eliminar/ });
  },
);

test('two presses on close lead back to the list, and no further', async () => {
  await renderAt('/perfil', { as: 'operador' });
  const user = await openList('/comercios/promociones', 'operador');
  const list = location.href;
  await user.click(cellOf(idsOfRows()[0]));
  const close = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar el detalle' });
  fireEvent.click(close);
  fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowsLoaded();
  expect(location.href).toBe(list);
});
