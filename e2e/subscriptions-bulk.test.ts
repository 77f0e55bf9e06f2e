// Guards: Selected subscriptions are cancelled, and the result is downloaded.
import { downloadResult, faults, openSubscriptionList as openList, requests } from './support/index.ts';

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
    fault: { kind: 'status', status: 429 },
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
