// Guards: All that match are selected, counted and summed; the dialog is accessible.
import { expectNoAxeViolations, openPaymentList, openSubscriptionList } from './support/index.ts';

const lists = [
  {
    of: 'pagos',
    open: openPaymentList,
    every: 'status=pending',
    chooseAll: (count: number) => `Seleccionar los ${count} que coinciden`,
    selected: (count: number) => `${count} pagos seleccionados`,
  },
  {
    of: 'suscripciones',
    open: openSubscriptionList,
    every: 'status=active&tipo=todos',
    chooseAll: (count: number) => `Seleccionar las ${count} que coinciden`,
    selected: (count: number) => `${count} suscripciones seleccionadas`,
  },
] as const;

describe.each(lists)('of many $of', ({ of, open, every, chooseAll, selected }) => {
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
});
