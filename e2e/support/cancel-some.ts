import { openPaymentList } from './list-screen.ts';

/** Cancels 25 payments in bulk, so that `/actividad` has a page of rows. Reset the services afterwards. */
export const cancelSome = async (): Promise<void> => {
  const list = await openPaymentList('status=issued&filas=25');
  await list.selectAll();
  await list.bar.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await list.dialog.getByRole('button', { name: 'Continuar' }).click();
  await list.dialog.getByLabel('Ingrese el motivo').fill('Prueba de las listas');
  await list.dialog.getByRole('button', { name: /^Cancelar 25 pagos · \$/ }).click();
  await list.dialog.getByText('25 con éxito').waitFor();
  await list.app.close();
};
