// Guards: Amounts, states and accounts are never cut in lists, in a detail or in the quick search, at any width.
// Looks over: apps/web/src/features/payment/**, apps/web/src/shared/grid/**, apps/web/src/shared/list/**
import type { Page } from 'playwright-core';
import {
  add,
  addresses,
  eventually,
  goWithin,
  waitUntilLoaded,
  openApp,
  resetServices,
  rowsOf,
  services,
  waitForRows,
} from './support/index.ts';

afterAll(resetServices);

/** Reads the amounts in sight. `seen` has every amount whose middle is visible. `cut` has those with a covered end. */
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
      if (!isSeenAt((left + right) / 2)) continue; // scrolled out of sight
      seen.push(amount);
      if (!isSeenAt(left + 1) || !isSeenAt(right - 2)) cut.push(amount);
    }
    return { seen, cut };
  });

/**
 * Expects that no visible amount is cut.
 * @param times minimum number of visible copies; a copy cut to less than half does not count
 */
const expectWholeAmounts = (page: Page, amount: string, times = 1) =>
  eventually(async () => {
    const { seen, cut } = await amountsOf(page);
    expect(seen.filter((one) => one === amount).length).toBeGreaterThanOrEqual(times);
    expect(cut).toEqual([]);
  });

const large = 'US$\u00A01.500.000.000,50';

test('the amount of a payment is never cut, however large: in its detail, in the list, in the quick search', async () => {
  const refunded = await services.payments.some(({ status, refunds }) => status === 'approved' && refunds.length > 0);
  const { id } = await add('payments', { final_amount: 1_500_000_000.5, currency_id: 'USD', status: 'approved' });
  const app = await openApp({ user: 'operador', path: `/pago/${refunded.id}` });
  const { page } = app;
  const amount = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(refunded.final_amount);

  for (const [payment, shown] of [
    [refunded.id, amount],
    [id, large],
  ] as const) {
    await goWithin(page, `/pago/${payment}`);
    await page.getByText(payment).first().waitFor();
    await waitUntilLoaded(page);
    for (const width of [320, 390, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeAmounts(page, shown, 2); // once in the bar, once above the summary
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

/** Lists with amounts, states or accounts. A view with other columns is listed too. */
const lists = [
  ...['/pagos?period=ultimos-12-meses', '/pagos?period=ultimos-12-meses&fecha=devolucion'],
  ...['/devoluciones?period=ultimos-12-meses', '/suscripciones?tipo=todos', '/transferencias', '/importaciones'],
  ...['/retiros', '/retiros/historial?period=ultimos-12-meses', '/retirosUnificados'],
  ...['/retirosUnificados?vista=por-lote', '/distribucion', '/afip', '/exportaciones', '/bin', '/soft-provider'],
  ...['/pagos/pago-de-servicios/transacciones', '/pagos/pago-de-servicios/gateways', '/comercios/promociones'],
];

/** Reads the texts of amounts, chips and accounts whose left or right end is covered in the table. */
const coveredIn = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
    const head = document.querySelector('.MuiDataGrid-columnHeaders')?.getBoundingClientRect();
    if (!table || !head) return ['no table'];
    const isAmount = (cell: Element) => /^(?:US)?\$\s[\d.]+,\d\d$/.test(cell.textContent.trim());
    const cells = [...document.querySelectorAll('.MuiDataGrid-cell')].filter(isAmount);
    const others = document.querySelectorAll('.MuiDataGrid-cell .MuiChip-root, .MuiDataGrid-cell .account');
    return [...cells, ...others].flatMap((place) => {
      const range = document.createRange();
      range.selectNodeContents(place);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      if (middle <= head.bottom || middle >= table.bottom - 16) return []; // scrolled out of sight
      const isSeenAt = (x: number) => {
        const seen = document.elementFromPoint(x, middle);
        return seen !== null && (place.contains(seen) || seen.contains(place));
      };
      return isSeenAt(left + 1) && isSeenAt(right - 2) ? [] : [place.textContent];
    });
  });

/** Frames without a change after which the table is laid out. The grid measures its columns at most every 60 ms. */
const STILL_FRAMES = 8;

/** Waits until no column has moved for some frames. The menu slides first; the grid measures its room afterwards. */
const untilStill = (page: Page) =>
  page.evaluate(async (frames) => {
    const layout = () =>
      [...document.querySelectorAll('.MuiDataGrid-columnHeader')]
        .map((header) => [header.getBoundingClientRect().left, header.getBoundingClientRect().right].join())
        .join(';');
    for (let [last, still] = [layout(), 0]; still < frames;) {
      await new Promise(requestAnimationFrame);
      const now = layout();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  }, STILL_FRAMES);

/** Reads the covered texts, and retries while any are left: the browser may still be laying out. */
const coveredWhenStill = async (page: Page): Promise<readonly string[]> => {
  let covered: readonly string[] = [];
  for (let attempt = 0; attempt === 0 || (attempt < 20 && covered.length > 0); attempt += 1) {
    await untilStill(page);
    covered = await coveredIn(page);
  }
  return covered;
};

/** Reads the covered texts at one window width, with the menu expanded and with it collapsed. */
const coveredAt = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 900 });
  const one = await coveredWhenStill(page);
  if (width < 900) return one;
  await page.getByRole('button', { name: /^(?:Contraer|Expandir) el menú$/ }).click();
  return [...one, ...(await coveredWhenStill(page))];
};

/** Window widths in pixels. A column without room shows a fault over a range wider than this step. */
const widths = Array.from({ length: 12 }, (_, step) => 600 + step * 120);

test.each([
  ['Compacta', 'beside'],
  ['Amplia', 'over'],
])(
  'amounts, states and accounts of each list are never cut at any width, in the density %s, with scroll bars %s the rows',
  async (density, bars) => {
    const app = await openApp({ user: 'administrador', path: '/perfil', width: 1440 });
    const { page } = app;
    const browser = await app.context.newCDPSession(page);
    await browser.send('Emulation.setScrollbarsHidden', { hidden: bars === 'over' }); // macOS draws them over the rows
    await page.getByRole('radio', { name: density }).check();
    await page.goto(addresses.app);
    await page.locator('main').waitFor(); // the router's first address moves no focus
    await waitUntilLoaded(page);
    const covered: string[] = [];
    for (const path of lists) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goWithin(page, path);
      await waitForRows(page);
      for (const width of widths) {
        const found = await coveredAt(page, width);
        if (found.length > 0) covered.push(`${path} at ${width}: ${found.slice(0, 3).join(' | ')}`);
      }
    }
    expect(covered).toEqual([]);
    await app.close();
  },
  300_000,
);

test('the panel of a row covers no amount and no state of its list, and moves no row', async () => {
  const app = await openApp({ user: 'tesoreria', path: '/distribucion?period=ultimos-12-meses', width: 1440 });
  const { page } = app;
  await waitForRows(page);
  const row = rowsOf(page).nth(3);
  const topOf = async () => (await row.boundingBox())?.y;
  const before = await topOf();
  await row.click();
  await page.getByRole('dialog', { name: 'Detalle de distribución' }).waitFor();
  expect(await topOf()).toBe(before);
  for (const width of [1200, 1320, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await coveredWhenStill(page)]).toEqual([width, []]);
  }
  // the next click shows the next row
  await rowsOf(page).nth(4).click();
  await page.getByRole('dialog', { name: 'Detalle de distribución' }).waitFor();
  expect((await amountsOf(page)).seen.length).toBeGreaterThan(1);
  await app.close();
});
