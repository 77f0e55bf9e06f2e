// Guards: Amounts, states and accounts are read whole: in lists, in a detail and in the quick search, at any width.
// Looks over: apps/web/src/features/payment/**, apps/web/src/shared/grid/**, apps/web/src/shared/list/**
import type { Page } from 'playwright-core';
import {
  add,
  addresses,
  eventually,
  goWithin,
  loaded,
  openApp,
  resetServices,
  rowsOf,
  services,
  settled,
} from './support/index.ts';

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

/** Lists with amounts, states or accounts, and the views of them that have other columns. */
const lists = [
  ...['/pagos?period=ultimos-12-meses', '/pagos?period=ultimos-12-meses&fecha=devolucion'],
  ...['/devoluciones?period=ultimos-12-meses', '/suscripciones?tipo=todos', '/transferencias', '/importaciones'],
  ...['/retiros', '/retiros/historial?period=ultimos-12-meses', '/retirosUnificados'],
  ...['/retirosUnificados?vista=por-lote', '/distribucion', '/afip', '/exportaciones', '/bin', '/soft-provider'],
  ...['/pagos/pago-de-servicios/transacciones', '/pagos/pago-de-servicios/gateways', '/comercios/promociones'],
];

/** Amounts, chips and accounts in sight of a table of which something else is seen at an end. */
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
      if (middle <= head.bottom || middle >= table.bottom - 16) return []; // scrolled away
      const isSeenAt = (x: number) => {
        const seen = document.elementFromPoint(x, middle);
        return seen !== null && (place.contains(seen) || seen.contains(place));
      };
      return isSeenAt(left + 1) && isSeenAt(right - 2) ? [] : [place.textContent];
    });
  });

/** Frames without a change after which a table is laid out: it measures its columns every 60 ms at most. */
const STILL_FRAMES = 8;

/** Waits until the table has moved no column for some frames: the menu slides, and the grid measures after it. */
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

/** The same, once the browser has laid the window out. */
const coveredWhenStill = async (page: Page): Promise<readonly string[]> => {
  let covered: readonly string[] = [];
  for (let attempt = 0; attempt === 0 || (attempt < 20 && covered.length > 0); attempt += 1) {
    await untilStill(page);
    covered = await coveredIn(page);
  }
  return covered;
};

/** Covered parts of a list in a window of this width, with the menu as it is and as it is not. */
const coveredAt = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 900 });
  const one = await coveredWhenStill(page);
  if (width < 900) return one;
  await page.getByRole('button', { name: /^(?:Contraer|Expandir) el menú$/ }).click();
  return [...one, ...(await coveredWhenStill(page))];
};

/** Pixels. A column that has no room leaves a fault over a wider range than the step. */
const widths = Array.from({ length: 12 }, (_, step) => 600 + step * 120);

test.each([
  ['Compacta', 'beside'],
  ['Amplia', 'over'],
])(
  'amounts, states and accounts of each list are whole at any width, in the density %s, with scroll bars %s the rows',
  async (density, bars) => {
    const app = await openApp({ as: 'administrador', path: '/perfil', width: 1440 });
    const { page } = app;
    const browser = await app.context.newCDPSession(page);
    await browser.send('Emulation.setScrollbarsHidden', { hidden: bars === 'over' }); // as on macOS
    await page.getByRole('radio', { name: density }).check();
    await page.goto(addresses.app);
    await page.locator('main').waitFor(); // an address that is followed before is the first one, and moves no focus
    await loaded(page);
    const covered: string[] = [];
    for (const path of lists) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goWithin(page, path);
      await settled(page);
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
