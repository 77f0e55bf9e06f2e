// Guards: A row leaves the list when its action changes its status.
import { openPaymentList, requests } from './support/index.ts';

test('after an action on one row it leaves the list that it does not match any more, and the total drops by one', async () => {
  const list = await openPaymentList('status=issued&filas=10');
  const { page, dialog } = list;
  const before = await list.total();
  const [id = ''] = await list.idsOf(1);
  await requests.clear();
  await page.getByRole('button', { name: `Acciones del pago ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Cancelar pago' }).click();
  await page.waitForURL(/accion=cancel/);
  await dialog.getByLabel('Ingrese el motivo').fill('Cargado dos veces');
  await dialog.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  await page.getByText('Pago cancelado con éxito', { exact: true }).waitFor();
  await page.getByText(`${before - 1} pagos`, { exact: true }).waitFor();
  expect(await list.idsOf(10)).not.toContain(id);
  expect(new URL(page.url()).searchParams.has('accion')).toBe(false);

  await page.goto(page.url().replace(/\?.*/, '')); // the session remembers the list, and it is as it is now
  await page.getByText(`${before - 1} pagos`, { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('issued');
  await list.app.close();
});
