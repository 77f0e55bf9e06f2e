// Guards: Selected subscriptions go through their bulk actions.
import type { Subscription } from '@backoffice/contracts/subscription';
import {
  downloadResult,
  faults,
  openSubscriptionList as openList,
  requests,
  takeSubscription,
} from './support/index.ts';

const sentTo = async (path: string): Promise<string[]> => {
  const seen = await requests.list('subscription');
  return seen.filter((request) => request.path.endsWith(`/${path}`)).map((request) => request.path.split('/')[2] ?? '');
};

afterEach(async () => {
  await faults.clear();
});

test('of five cancellations two fail: all is told, the retry runs the two alone, and the list follows', async () => {
  const list = await openList('tipo=todos&status=active&filas=5');
  const { page, dialog } = list;
  const before = await list.total();
  await list.tickAll();
  const ids = await list.idsOf(5);
  await list.bar.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await dialog.getByText('Cancelar 5 suscripciones').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(5);
  expect(Math.round((await dialog.locator('.MuiDialog-paper').or(dialog).last().boundingBox())?.width ?? 0)).toBe(850);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByLabel('Ingrese el motivo').fill('Pedido de la entidad');

  const failing = ids.slice(1, 3);
  await faults.set({
    service: 'subscription',
    path: `^/suscripciones/(${failing.join('|')})/cancelar$`,
    fault: { kind: 'status', status: 503 },
  });
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await dialog.getByText('3 con éxito').waitFor();
  await dialog.getByText('2 con error', { exact: true }).waitFor();

  const result = await downloadResult(list, 'suscripciones-canceladas.csv');
  expect(result).toMatch(/^\uFEFFID;REFERENCIA EXTERNA;NOMBRE;IMPORTE;MONEDA;RESULTADO;DETALLE\r\n/);
  expect(result.match(/;\d+,\d\d;ARS;/g)).toHaveLength(5);
  expect(result.match(/;Con error;/g)).toHaveLength(2);

  await faults.clear();
  await requests.clear();
  await dialog.getByRole('button', { name: 'Reintentar 2 con error' }).click();
  await dialog.getByText('5 con éxito').waitFor();
  expect((await sentTo('cancelar')).toSorted()).toEqual(failing.toSorted());
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByText(`${before - 5} suscripciones`, { exact: true }).waitFor();
  list.app.allowErrors();
  await list.app.close();
});

test('the amount is edited of adhesions alone: the dialog says who is left out, and why', async () => {
  const first = await takeSubscription('active', ({ type }) => type === 'adhesion');
  const second = await takeSubscription('active', ({ type }) => type === 'adhesion');
  const other = await takeSubscription('active', ({ type }) => type === 'subscription');
  const list = await openList('tipo=todos&status=active&filas=100', { height: 4600 });
  const { dialog } = list;
  const rowOf = ({ id }: Subscription) => list.page.locator(`.MuiDataGrid-row[data-id="${id}"]`);
  const tick = (of: Subscription) => rowOf(of).getByRole('checkbox').click();
  const edit = list.bar.getByRole('button', { name: 'Editar Importe' });
  for (const one of [first, second, other]) await tick(one);
  await edit.filter({ hasText: 'Editar Importe 2 de 3' }).hover();
  await list.page
    .getByRole('tooltip')
    .filter({ hasText: 'Desde la búsqueda solo se cambia el importe de las adhesiones.' })
    .waitFor();
  await edit.click();
  await dialog.getByText('1 suscripción de la selección no admite esta acción y queda afuera:').waitFor();
  await dialog.getByText('Editar el importe de 2 suscripciones').waitFor();
  await dialog.getByRole('button', { name: 'Continuar' }).click();

  const amount = dialog.getByLabel('Por favor ingrese el Importe');
  const submit = dialog.getByRole('button', { name: 'Editar Importe' });
  await amount.fill('0');
  expect(await submit.isDisabled()).toBe(true);
  await amount.fill('98765,43');
  await submit.click();
  await dialog.getByText('2 con éxito').waitFor();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  for (const one of [first, second]) await rowOf(one).getByText('98.765,43').waitFor();
  await list.app.close();
});

test('where all are cancelled nothing is offered, and the reason is told', async () => {
  const list = await openList('tipo=todos&status=cancelled');
  const { bar } = list;
  await list.tickAll();
  for (const name of ['Cancelar', 'Cambiar medio de pago']) {
    const button = bar.getByRole('button', { name, exact: true });
    expect([name, await button.getAttribute('aria-disabled')]).toEqual([name, 'true']);
    expect(await button.evaluate((node) => node.textContent)).toContain('La suscripción está cancelada.');
  }
  expect(await bar.getByRole('button', { name: 'Editar Importe' }).getAttribute('aria-disabled')).toBe('true');
  await list.app.close();
});
