// Guards: Transfers are found by the specified filters, and a pending one is conciliated beside its payment.
import type { UserEvent } from '@testing-library/user-event';
import {
  changedValues,
  columnOf,
  fill,
  findDialog,
  headers,
  openList,
  press,
  screen,
  services,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const path = '/transferencias';
const wide = `${path}?period=ultimos-12-meses`;
const withPayment = ({ payment_id }: { readonly payment_id: string | null }) => payment_id !== null;

const openConciliation = async (user: UserEvent, id: string) => {
  await press(user, `Acciones de la transferencia ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: /^Conciliar/ }));
  return findDialog(user, 'Conciliar la transferencia');
};

test('the list shows pending transfers by default, and has the columns of the specification', async () => {
  await openList(path, 'tesoreria');
  expect(headers()).toEqual([
    'ENTIDAD',
    'CUIT',
    'ID DEL PAGO',
    'ID DE DESTINO',
    'IMPORTE',
    'DIFERENCIA',
    'FECHA',
    'ESTADO',
    'ACCIONES',
  ]);
  expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Pendiente']));
  // the total includes the oldest pending transfers
  await screen.findByText(`${await services.transfers.count({ status: ['pending'] })} transferencias`);
});

/** Returns the shown dates in the form that sorts them. */
const datesShown = () => columnOf('FECHA').map((date) => date.replace(/^(\d\d).(\d\d).(\d{4})/, '$3$2$1'));

test('pending transfers come oldest first, conciliated ones newest first', async () => {
  await openList(path, 'tesoreria');
  const waiting = datesShown();
  expect(waiting.length).toBeGreaterThan(1);
  expect(waiting).toEqual(waiting.toSorted());
  await openList(`${path}?status=auto_conciliated`, 'tesoreria');
  const done = datesShown();
  expect(done.length).toBeGreaterThan(1);
  expect(done).toEqual(done.toSorted().toReversed());
});

test('a transfer is found by its CUIT and its amount, and an invalid text is reported at its field', async () => {
  const { payer_id: cuit, amount } = await services.transfers.take('pending');
  const user = await openList(wide, 'tesoreria');
  await fill(user, screen.getByLabelText('Importe'), 'mucho');
  await user.tab();
  await screen.findByText('Ingrese un importe, >1000 o 1000-2000.');
  await press(user, 'Buscar');
  expect(location.search).not.toContain('importe');
  await fill(user, screen.getByLabelText('Importe'), amount.toFixed(2).replace('.', ','));
  await fill(user, screen.getByLabelText('CUIT'), cuit);
  await press(user, 'Buscar');
  await screen.findByText(`CUIT: ${cuit}`);
  await waitFor(() =>
    expect(new Set(columnOf('CUIT'))).toEqual(new Set([cuit.replace(/^(\d\d)(\d{8})(\d)$/, '$1-$2-$3')])),
  );
});

test('the search runs by itself after the last key', async () => {
  const { id } = await services.transfers.take('pending');
  const user = await openList(wide, 'tesoreria');
  await fill(user, screen.getByLabelText('Búsqueda libre'), id);
  await screen.findByText(`“${id}”`);
  await waitFor(() => expect(screen.getByText('1 transferencia')).toBeDefined());
});

type Payment = Awaited<ReturnType<typeof services.payments.now>>;
type Transfer = Awaited<ReturnType<typeof services.transfers.now>>;

/** Returns a pending transfer whose payment meets the condition. */
const takeWith = async (suits: (payment: Payment, transfer: Transfer) => boolean) => {
  for (;;) {
    const transfer = await services.transfers.take('pending', withPayment);
    if (suits(await services.payments.now(transfer.payment_id ?? ''), transfer)) return transfer;
  }
};

/** Returns a transfer whose payment is unpaid: other tests may have cancelled some payments. */
const takePayable = () => takeWith(({ status }) => status === 'pending' || status === 'issued');

/** Returns a transfer whose payment has the same amount. */
const takeEqual = () => takeWith(({ final_amount }, { amount }) => final_amount === amount);

/** Returns a transfer whose payment has another amount. */
const takeOther = () => takeWith(({ final_amount }, { amount }) => final_amount !== amount);

test('no key is lost, even if the search runs while the person types', async () => {
  const typed = '8549 50115345';
  const user = await openList(wide, 'tesoreria');
  const box = screen.getByRole('searchbox');
  await user.click(box);
  for (const [place, key] of Array.from(typed).entries()) {
    await user.keyboard(key);
    await new Promise((resolve) => setTimeout(resolve, 250 + 50 * (place % 7)));
  }
  expect(box).toHaveProperty('value', typed);
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe(typed));
  expect(box).toHaveProperty('value', typed);
});

test('a conciliation shows the payment and whether its amount differs, and approves the payment', async () => {
  const transfer = await takePayable();
  const user = await openList(`${wide}&q=${transfer.id}`, 'tesoreria');
  const dialog = await openConciliation(user, transfer.id);
  const payment = await services.payments.now(transfer.payment_id ?? '');
  await dialog.dialog.findByText(payment.id);
  const doubts = within(dialog.element).queryAllByText(/^El importe no coincide/);
  expect(doubts).toHaveLength(payment.final_amount === transfer.amount ? 0 : 1);
  await dialog.press(/^Conciliar · \$/);
  await screen.findByText('Transferencia conciliada con éxito');
  expect(await services.transfers.now(transfer.id)).toMatchObject({ status: 'conciliated' });
  expect(await services.payments.now(payment.id)).toMatchObject({ status: 'approved' });
  // the row no longer matches the status filter
  await screen.findByText('No se encontraron transferencias.');
});

test('in a list of all statuses a conciliated transfer stays, with its new status', async () => {
  const { id } = await takePayable();
  const user = await openList(`${wide}&q=${id}&status=todos`, 'tesoreria');
  const dialog = await openConciliation(user, id);
  await dialog.press(/^Conciliar · \$/);
  await screen.findByText('Transferencia conciliada con éxito');
  await waitFor(() => expect(columnOf('ESTADO')).toEqual(['Conciliada']));
});

test('a transfer that another person conciliated is shown in its current state', async () => {
  const { id } = await services.transfers.take('pending', withPayment);
  const user = await openList(`${wide}&q=${id}`, 'tesoreria');
  const dialog = await openConciliation(user, id);
  await services.transfers.change(`forzar-conciliacion/${id}`);
  await dialog.press(/^Conciliar · \$/);
  await screen.findByText(/El registro cambió desde que lo abrió/);
  await screen.findByText('La transferencia no está pendiente.');
  expect(changedValues(dialog.element, 'Estado')).toEqual(['Pendiente', 'Conciliada']);
});

test('the conciliation of a transfer without a payment is refused with the reason', async () => {
  const { id } = await services.transfers.take('pending', ({ payment_id }) => payment_id === null);
  const user = await openList(`${wide}&q=${id}`, 'tesoreria');
  await press(user, `Acciones de la transferencia ${id}`);
  const item = await screen.findByRole('menuitem', { name: /^Conciliar/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('La transferencia no tiene un pago con el que conciliarse.');
});

test('selected transfers are conciliated at once', async () => {
  const { id, collector_id: collector } = await takeEqual();
  const user = await openList(`${wide}&q=${id}&collector_id=${collector}`, 'tesoreria');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Conciliar/ }));
  await screen.findByText('Conciliar 1 transferencia');
  await press(user, 'Continuar');
  const dialog = await findDialog(user);
  await dialog.press(/^Conciliar 1 transferencia · \$/);
  await dialog.sees('1 con éxito');
  expect(await services.transfers.now(id)).toMatchObject({ status: 'conciliated' });
});

test('transfers with another amount than their payments are listed separately, and need a checkbox', async () => {
  const transfer = await takeOther();
  const { id, collector_id: collector } = transfer;
  const user = await openList(`${wide}&q=${id}&collector_id=${collector}`, 'tesoreria');
  expect(columnOf('DIFERENCIA')[0]).toMatch(/\$/);
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: /^Conciliar/ }));
  await press(user, 'Continuar');
  const { dialog, button, press: pressIn, sees } = await findDialog(user);
  const list = await dialog.findByRole('list', { name: '1 transferencia con otro importe que su pago' });
  for (const shown of [/Diferencia: -?\$/, transfer.payment_id ?? '']) within(list).getByText(new RegExp(shown));
  expect(button(/^Conciliar 1 transferencia · \$/).disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: /^Entiendo que los importes no coinciden/ }));
  await pressIn(/^Conciliar 1 transferencia · \$/);
  await sees('1 con éxito');
  expect(await services.transfers.now(id)).toMatchObject({ status: 'conciliated' });
});

test('a person with read permission has no checkboxes and no conciliation', async () => {
  const user = await openList(path, 'auditor');
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  const [menu] = screen.getAllByRole('button', { name: /^Acciones de la transferencia /, hidden: true });
  await user.click(menu ?? document.body);
  await screen.findByRole('menuitem', { name: /^Copiar ID/ });
  expect(screen.queryByRole('menuitem', { name: /^Conciliar/ })).toBeNull();
});
