// Guards: Amounts, states and accounts are not cut in lists, nor a payment's amount in its detail and the quick search.
// An open panel hides neither amounts nor controls of its list.
// Looks over: apps/web/src/features/payment/**, apps/web/src/shared/grid/**, apps/web/src/shared/list/**
import type { Locator, Page } from 'playwright-core';
import {
  add,
  addresses,
  cancelSome,
  eventually,
  goWithin,
  listPaths,
  waitUntilLoaded,
  openApp,
  resetServices,
  rowsOf,
  services,
  waitForRows,
} from './support/index.ts';

beforeAll(cancelSome);
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

test('a large amount of a payment is not cut in its detail, in the list and in the quick search', async () => {
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

/** Addresses of every list, and of the rows of an import. */
const everyList = async (): Promise<readonly string[]> => {
  const { import_id: id } = await services.imports.some(({ issued_count: issued }) => issued > 2);
  return [...Object.values(listPaths).flat(), `/importacion/${id}`];
};

/** Height in pixels of the bars above the content of a page. */
const BARS = 116;

/** Reads the texts of amounts, chips and accounts whose left or right end is covered in the table. */
const coveredIn = (page: Page) =>
  page.evaluate((bars) => {
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    scroller?.scrollIntoView({ block: 'center' }); // the rows of an import are below its facts
    const table = scroller?.getBoundingClientRect();
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
      // scrolled out of sight, or under the bars of the page
      if (middle <= Math.max(head.bottom, bars) || middle >= Math.min(table.bottom - 16, innerHeight)) return [];
      const isSeenAt = (x: number) => {
        const seen = document.elementFromPoint(x, middle);
        return seen !== null && (place.contains(seen) || seen.contains(place));
      };
      return isSeenAt(left + 1) && isSeenAt(right - 2) ? [] : [place.textContent];
    });
  }, BARS);

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

/** Every second width from this one on. Two densities share the widths, because all of them would take too long. */
const everySecond = (first: 0 | 1) => widths.filter((_, place) => place % 2 === first);

test.each([
  ['Compacta', 'beside', widths],
  ['Normal', 'beside', everySecond(0)],
  ['Amplia', 'over', everySecond(1)],
] as const)(
  'amounts, states and accounts of each list are not cut, in the density %s, with scroll bars %s the rows',
  async (density, bars, measured) => {
    const app = await openApp({ user: 'administrador', path: '/perfil', width: 1440 });
    const { page } = app;
    const browser = await app.context.newCDPSession(page);
    await browser.send('Emulation.setScrollbarsHidden', { hidden: bars === 'over' }); // macOS draws them over the rows
    await page.getByRole('radio', { name: density }).check();
    await page.goto(addresses.app);
    await page.locator('main').waitFor(); // the router's first address moves no focus
    await waitUntilLoaded(page);
    const covered: string[] = [];
    for (const path of await everyList()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goWithin(page, path);
      await waitForRows(page);
      for (const width of measured) {
        const found = await coveredAt(page, width);
        if (found.length > 0) covered.push(`${path} at ${width}: ${found.slice(0, 3).join(' | ')}`);
      }
    }
    expect(covered).toEqual([]);
    await app.close();
  },
  600_000,
);

test('in a wide window the panel of a row covers no amount or state of its list; otherwise the list is dimmed', async () => {
  const app = await openApp({ user: 'tesoreria', path: '/distribucion?period=ultimos-12-meses', width: 1440 });
  const { page } = app;
  await waitForRows(page);
  const table = page.locator('.MuiDataGrid-virtualScroller');
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 900);
  };
  const row = rowsOf(page).last();
  await row.click();
  const panel = page.getByRole('dialog', { name: 'Detalle de distribución' });
  await panel.waitFor();
  await untilStill(page);
  await eventually(async () => expect(await bottomOf(row)).toBeLessThanOrEqual((await bottomOf(table)) + 0.5));
  for (const width of [1200, 1320, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await coveredWhenStill(page)]).toEqual([width, []]);
  }
  // without room for both, the list under the panel is dimmed
  for (const width of [600, 900, 1199]) {
    await page.setViewportSize({ width, height: 900 });
    const dimmed = page.locator('.MuiBackdrop-root:not(.MuiBackdrop-invisible)');
    await dimmed.waitFor();
    expect(await dimmed.boundingBox()).toMatchObject({ x: 0, width });
    expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(width * 0.8);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // after a click on another row, the panel and the list are still there
  await rowsOf(page).nth(4).click();
  await panel.waitFor();
  expect((await amountsOf(page)).seen.length).toBeGreaterThan(1);
  await app.close();
});

/** Reads the controls and titles of the page that are not whole in sight: under the panel, or cut by the window. */
const hiddenInPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, button, a, [role="combobox"], input:not([aria-hidden]))')].flatMap(
      (part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const table = part.closest('[role="row"][data-id]') ?? part.closest('.MuiDataGrid-virtualScroller');
        if (width < 2 || table) return []; // invisible, or in rows that scroll
        const shown = part.closest('.MuiFormControl-root') ?? part;
        const isSeenAt = (x: number) => {
          const seen = document.elementFromPoint(x, (top + bottom) / 2);
          return seen !== null && (shown.contains(seen) || seen.contains(part));
        };
        const isWhole = isSeenAt(left + 2) && isSeenAt(right - 3);
        return isWhole ? [] : [part.textContent || part.getAttribute('aria-label') || part.tagName];
      },
    ),
  );

test.each([1280, 1440, 1920])(
  'at %i px no control of a list lies under its open panel, and its rows keep name, amount and state',
  async (width) => {
    const app = await openApp({ user: 'administrador', path: '/pagos?period=ultimos-12-meses', width });
    const { page } = app;
    for (const [path, names] of [
      ['/pagos?period=ultimos-12-meses', ['NOMBRE', 'IMPORTE', 'ESTADO']],
      ['/suscripciones', ['NOMBRE', 'IMPORTE', 'ESTADO']],
      ['/transferencias?period=ultimos-12-meses', ['ENTIDAD', 'IMPORTE', 'ESTADO']],
      ['/retiros?period=ultimos-12-meses', ['NOMBRE', 'IMPORTE', 'ESTADO']],
      ['/distribucion?period=ultimos-12-meses', ['ENTIDAD', 'IMPORTE', 'ESTADO']],
      ['/bin', []],
    ] as const) {
      await goWithin(page, path);
      await waitForRows(page);
      const row = rowsOf(page).first();
      const id = await row.getAttribute('data-id');
      await goWithin(page, `${path}${path.includes('?') ? '&' : '?'}ver=${id}`);
      await page.getByRole('dialog').waitFor();
      await waitForRows(page);
      await untilStill(page);
      await eventually(async () => expect([path, await hiddenInPage(page)]).toEqual([path, []]));
      expect([path, await coveredWhenStill(page)]).toEqual([path, []]);
      const headers = await page.getByRole('columnheader').allTextContents();
      expect(headers).toEqual(expect.arrayContaining([...names]));
    }
    await app.close();
  },
  120_000,
);

test.each([600, 700, 744, 1440])('at %i px the bar of a payment shows that it was refunded in part', async (width) => {
  const { id } = await services.payments.some(
    (one) => one.status === 'approved' && one.refunds.some(({ status }) => status === 'approved'),
  );
  const app = await openApp({ user: 'operador', path: `/pago/${id}`, width });
  const { page } = app;
  const chip = page.locator('main').getByText('Aprobado').first();
  await chip.waitFor();
  const part = page
    .locator('main')
    .getByTitle(/^Devuelto/)
    .first();
  const [one, other] = [await chip.boundingBox(), await part.boundingBox()];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 900))).toBeLessThan(10);
  const isSeen = await part.evaluate((icon) => {
    const { left, right, top, bottom } = icon.getBoundingClientRect();
    return icon.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(isSeen).toBe(true);
  await app.close();
});

test('in a narrow window the panel of a failed distribution offers Reprocesar, its next step', async () => {
  const app = await openApp({
    user: 'tesoreria',
    path: '/distribucion?period=ultimos-12-meses&status=error',
    width: 640,
  });
  const { page } = app;
  await waitForRows(page);
  await rowsOf(page).first().click();
  const panel = page.getByRole('dialog', { name: 'Detalle de distribución' });
  await panel.getByRole('button', { name: 'Reprocesar' }).first().waitFor();
  await app.close();
});
