// Guards: A bulk run cancels the selected payments, blocks the way back, and offers its result as a file.
// Looks over: apps/web/src/features/payment/**
import {
  downloadResult,
  eventually,
  expectNoAxeViolations,
  faults,
  openPaymentList as openList,
  requests,
} from './support/index.ts';

const cancellations = async () => {
  const seen = await requests.list('payment');
  return seen.filter(({ path }) => path.endsWith('/cancelar'));
};

afterEach(async () => {
  await faults.clear();
});

test('of twenty cancellations three fail: the dialog counts 17 and 3, and a retry runs the three alone', async () => {
  const list = await openList('status=issued&filas=25');
  const { page, dialog } = list;
  const before = await list.total();
  await list.selectAll();
  const ids = await list.idsOf(25);
  for (const at of [20, 21, 22, 23, 24]) await list.rows.nth(at).getByRole('checkbox').click();
  await page.getByText('20 pagos seleccionados', { exact: true }).waitFor();

  await list.bar.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await dialog.getByText('Cancelar 20 pagos').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(20);
  await expectNoAxeViolations(page);
  expect(Math.round((await dialog.locator('.MuiDialog-paper').or(dialog).last().boundingBox())?.width ?? 0)).toBe(850);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const submit = dialog.getByRole('button', { name: /^Cancelar 20 pagos · \$/ });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Ingrese el motivo').fill('Emitidos por error');

  const failing = ids.slice(3, 6);
  await faults.set({
    service: 'payment',
    path: `^/pagos/(${failing.join('|')})/cancelar$`,
    fault: { kind: 'status', status: 429 },
  });
  await requests.clear();
  await submit.click();
  await dialog.getByText('20 de 20').waitFor();
  await dialog.getByText('17 con éxito').waitFor();
  await dialog.getByText('3 con error', { exact: true }).waitFor();
  expect(await dialog.getByRole('img', { name: 'Con error' }).count()).toBe(3);
  expect(await dialog.getByText('El servicio de pagos no responde. Reintente en unos minutos. - fault').count()).toBe(
    3,
  );
  expect(await cancellations()).toHaveLength(20);

  const result = await downloadResult(list, 'pagos-cancelados.csv');
  expect(result).toMatch(/^\uFEFFID;ID TRANSACCIÓN;NOMBRE;IMPORTE;MONEDA;RESULTADO;DETALLE;ID DE LA SOLICITUD\r\n/);
  expect(result.match(/;\d+,\d\d;ARS;/g)).toHaveLength(20);
  expect(result.match(/;Con éxito;/g)).toHaveLength(17);
  expect(result.match(/;Con error;El servicio/g)).toHaveLength(3);

  await faults.clear();
  await requests.clear();
  await dialog.getByRole('button', { name: 'Reintentar 3 con error' }).click();
  await dialog.getByText('20 con éxito').waitFor();
  const retried = await cancellations();
  expect(retried.map(({ path }) => path.split('/')[2]).toSorted()).toEqual(failing.toSorted());

  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByText(before - 20 === 1 ? '1 pago' : `${before - 20} pagos`, { exact: true }).waitFor();
  expect(await list.idsOf(25)).not.toEqual(expect.arrayContaining(ids.slice(0, 1)));
  list.app.allowErrors();
  await list.app.close();
});

test('a bulk run blocks the way back, can be stopped, and is resumed with the rest', async () => {
  const list = await openList('status=issued&filas=10');
  const { dialog } = list;
  const amount = list.page.getByRole('columnheader', { name: 'IMPORTE' });
  await amount.click(); // adds a history entry to go back to
  // A new order clears the selection: wait for it.
  await amount.and(list.page.locator('[aria-sort]:not([aria-sort="none"])')).waitFor();
  await list.waitForRows();
  await list.selectAll();
  await list.page.getByText('10 pagos seleccionados', { exact: true }).waitFor();
  await list.bar.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByLabel('Ingrese el motivo').fill('Prueba de detención');
  await faults.set({ service: 'payment', path: '/cancelar$', fault: { kind: 'hold' } });
  await requests.clear();
  await dialog.getByRole('button', { name: /^Cancelar 10 pagos · \$/ }).click();
  await eventually(async () => {
    expect(await cancellations()).toHaveLength(4);
  });
  await list.page.evaluate(() => {
    history.back();
  });
  await list.page.getByText('Detenga la operación antes de salir de esta pantalla.').first().waitFor();
  await dialog.getByRole('button', { name: 'Detener' }).click();
  await faults.clear();
  await dialog.getByText('6 sin iniciar').waitFor();
  await dialog.getByRole('button', { name: 'Continuar con el resto' }).waitFor();
  expect(await cancellations()).toHaveLength(4);
  await dialog.getByRole('button', { name: 'Continuar con el resto' }).click();
  await dialog.getByText('10 con éxito').waitFor();
  await list.app.close();
});
