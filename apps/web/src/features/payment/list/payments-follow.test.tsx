// Guards: A row leaves the list when its action changes its status.
import { fill, findAddress, findDialog, openList, press, renderAt, screen, rowsLoaded, waitFor } from '@/testing';

const total = async () => Number((await screen.findByText(/^[\d.]+ pagos$/)).textContent.replaceAll(/\D/g, ''));

const idsShown = () =>
  screen
    .queryAllByRole('button', { name: /^Acciones del pago / })
    .map((button) => button.getAttribute('aria-label')?.split(' ').at(-1));

test('after an action, a row that no longer matches leaves the list, and the total drops by one', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses&status=issued&filas=10');
  const before = await total();
  const [id = ''] = idsShown();
  await press(user, `Acciones del pago ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pago' }));
  await findAddress('accion', 'cancel');
  const { field, press: pressIn, sees } = await findDialog(user);
  await fill(user, field(/^Ingrese el motivo/), 'Cargado dos veces');
  await pressIn('Cancelar pago');
  await sees('Pago cancelado con éxito');
  await screen.findByText(`${before - 1} pagos`);
  await waitFor(() => expect(idsShown()).not.toContain(id));
  await findAddress('accion', null);

  await renderAt('/pagos', { as: 'operador' }); // the session restores the filters, but the rows are current
  await rowsLoaded();
  await screen.findByText(`${before - 1} pagos`);
  await findAddress('status', 'issued');
});
