// Guards: An amount is read whole: in its column, in a detail and in the quick search, at any width.
// Looks over: apps/web/src/features/payment/**
import type { Page } from 'playwright-core';
import { add, eventually, goWithin, loaded, openApp, resetServices, rowsOf, services } from './support/index.ts';

afterAll(resetServices);

/** Amounts whose middle is in sight, and those of them that have an end at which something else is seen. */
const amountsOf = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [amount] = /^(?:US)?\$\s[\d.]+,\d\d/.exec(node.textContent?.trim() ?? '') ?? [];
      if (amount === undefined) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isSeenAt = (x: number) => document.elementFromPoint(x, (top + bottom) / 2)?.contains(node) ?? false;
      if (!isSeenAt((left + right) / 2)) continue; // scrolled away
      seen.push(amount);
      if (!isSeenAt(left + 1) || !isSeenAt(right - 2)) cut.push(amount);
    }
    return { seen, cut };
  });

/** @param times that the amount is in sight, at least: one that is cut to less than half is not counted */
const expectWholeAmounts = (page: Page, amount: string, times = 1) =>
  eventually(async () => {
    const { seen, cut } = await amountsOf(page);
    expect(seen.filter((one) => one === amount).length).toBeGreaterThanOrEqual(times);
    expect(cut).toEqual([]);
  });

const large = 'US$\u00A01.500.000.000,50';

test('the amount of a payment is whole, however large: beside states and actions, in the list, in the quick search', async () => {
  const refunded = await services.payments.some(({ status, refunds }) => status === 'approved' && refunds.length > 0);
  const { id } = await add('payments', { final_amount: 1_500_000_000.5, currency_id: 'USD', status: 'approved' });
  const app = await openApp({ as: 'operador', path: `/pago/${refunded.id}` });
  const { page } = app;
  const amount = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(refunded.final_amount);

  for (const [payment, shown] of [
    [refunded.id, amount],
    [id, large],
  ] as const) {
    await goWithin(page, `/pago/${payment}`);
    await page.getByText(payment).first().waitFor();
    await loaded(page);
    for (const width of [320, 390, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeAmounts(page, shown, 2); // in the bar, and over the summary
    }
  }

  await goWithin(page, '/pagos?period=2020-01-01..2030-12-31');
  await rowsOf(page).first().waitFor();
  await expectWholeAmounts(page, large);

  await page.setViewportSize({ width: 320, height: 900 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cuota mensual');
  await page.getByRole('option', { name: large }).waitFor();
  await expectWholeAmounts(page, large);
  await app.close();
});
