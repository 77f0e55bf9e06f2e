// Guards: A bulk run reports progress, stops, retries and gives its result as a file.
import { eventually, expectNoAxeViolations, openPaymentList, openSubscriptionList } from './support/index.ts';

const lists = [
  {
    of: 'pagos',
    open: openPaymentList,
    methods: 'mediaPayment',
    every: 'status=pending',
    payable: 'status=issued',
    chooseAll: (count: number) => `Seleccionar los ${count} que coinciden`,
    selected: (count: number) => `${count} pagos seleccionados`,
  },
  {
    of: 'suscripciones',
    open: openSubscriptionList,
    methods: 'LAST_FOUR_DIGITS',
    every: 'status=active&tipo=todos',
    payable: 'status=active&tipo=credit',
    chooseAll: (count: number) => `Seleccionar las ${count} que coinciden`,
    selected: (count: number) => `${count} suscripciones seleccionadas`,
  },
] as const;

describe.each(lists)('of many $of', ({ of, open, methods, every, payable, chooseAll, selected }) => {
  test('all that match are counted, summed and acted on, without those that were left out', async () => {
    const list = await open(`${every}&filas=5`);
    const { page, dialog } = list;
    const matching = await list.total();
    expect(matching).toBeGreaterThan(6);
    await list.tickAll();
    await page.getByRole('button', { name: chooseAll(matching) }).click();
    await page.getByText(selected(matching), { exact: true }).waitFor();
    await list.rows.nth(1).getByRole('checkbox').click();
    const [, leftOut] = await list.idsOf(2);
    await page.getByText(selected(matching - 1), { exact: true }).waitFor();

    await list.bar.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await dialog.getByText(`Cancelar ${matching - 1} ${of}`).waitFor();
    expect(await dialog.getByText(leftOut ?? 'nobody').count()).toBe(0);
    await dialog
      .getByText(/^\$\s[\d.]+,\d{2}$/)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Volver' }).click();
    await dialog.waitFor({ state: 'detached' });
    await list.app.close();
  });

  test('one card is given to all of them', async () => {
    const list = await open(`${payable}&filas=5`);
    const { dialog } = list;
    await list.tickAll();
    const count = (await list.idsOf(5)).length;
    await list.bar.getByRole('button', { name: 'Cambiar medio de pago' }).click();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByLabel(/Número de tarjeta/).fill('4509 9535 6623 3704');
    await dialog.getByLabel(/Vencimiento/).fill('11/2090');
    await dialog.getByLabel(/Nombre del titular/).fill('Ana Pérez');
    await dialog.getByLabel(/DNI del titular/).fill('12345678');
    await dialog.getByRole('button', { name: 'Cambiar medio de pago' }).click();
    await dialog.getByText(`${count} con éxito`).waitFor();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await eventually(async () => {
      for (const method of await list.column(methods)) expect(method).toMatch(/^Visa ·· 3704/);
    });
    await list.app.close();
  });

  test('who may change nothing has no boxes to tick', async () => {
    const list = await open(every, { as: 'auditor' });
    const { page } = list;
    await list.rows.first().waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await list.app.close();
  });
});
