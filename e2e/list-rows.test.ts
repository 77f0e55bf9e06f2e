// Guards: A long list fits in the window, and keeps its scroll position. Its rows open their record. Shift selects
// ranges. No chip is cut, and a truncated text has a tooltip. Lists fit on a tablet and a phone.
import type { Locator } from 'playwright-core';
import { eventually, expectNoAxeViolations, goWithin, openApp, rowsOf, waitForRows } from './support/index.ts';

const every = '/pagos?period=2020-01-01..2030-12-31';

const open = async (path: string, size: { readonly width: number; readonly height?: number }) => {
  const app = await openApp({ user: 'operador', path, ...size });
  await waitForRows(app.page);
  return app;
};

test('a list of a hundred rows draws few of them; headers, selection and paging stay while it scrolls', async () => {
  const app = await open(`${every}&filas=100`, { width: 1440, height: 900 });
  const { page } = app;
  expect(await rowsOf(page).count()).toBeLessThan(40);
  await rowsOf(page).first().getByRole('checkbox').click();
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((table) => {
    table.scrollTop = table.scrollHeight;
  });
  await page.locator('.MuiDataGrid-row[data-rowindex="99"]').waitFor();
  const parts = [
    page.getByRole('columnheader', { name: 'FECHA' }),
    page.getByText('1 pago seleccionado', { exact: true }),
    page.getByRole('button', { name: /página siguiente/i }),
  ];
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThan(56);
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  await app.close();
});

test('a click, Enter, Ctrl+click and a middle click on a cell open the payment; a click on its checkbox does not', async () => {
  const app = await open(every, { width: 1440 });
  const { page, context } = app;
  const row = rowsOf(page).nth(1);
  const id = (await row.getAttribute('data-id')) ?? '';
  const name = row.locator('[data-field="PAYER_NAME"]');
  await row.getByRole('checkbox').click();
  await page.getByText('1 pago seleccionado', { exact: true }).waitFor();

  for (const press of [() => name.click({ modifiers: ['Control'] }), () => name.click({ button: 'middle' })]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
    await tab.waitForURL((url) => url.pathname === `/pago/${id}`);
    await tab.close();
  }
  expect(new URL(page.url()).pathname).toBe('/pagos');

  await name.click();
  await page.waitForURL((url) => url.pathname === `/pago/${id}`);
  await page.goBack();
  await waitForRows(page);
  // The checkbox is in the first cell of the row: the arrow keys start there.
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === `/pago/${id}`);
  await app.close();
});

/** Scrolls the table, and retries until the table is high enough to take the position. */
const scrollTo = (scroller: Locator, place: number) =>
  eventually(async () => {
    const top = await scroller.evaluate((table, wanted) => {
      table.scrollTop = wanted;
      return table.scrollTop;
    }, place);
    expect(top).toBe(place);
  });

// `openApp` asks for reduced motion, so that no transition may show a row at a former position.
test('with reduced motion, a scrolled row has the same position in each frame', async () => {
  const app = await open(every, { width: 1440 });
  const scroller = app.page.locator('.MuiDataGrid-virtualScroller');
  await scrollTo(scroller, 200);
  const places = await scroller.evaluate(
    (table) =>
      new Promise<(number | undefined)[]>((resolve) => {
        const seen = new Set<number | undefined>();
        const end = performance.now() + 2000; // the table redraws its rows 1 s after the last scroll
        const look = () => {
          seen.add(table.querySelector('[data-rowindex="12"]')?.getBoundingClientRect().top);
          if (performance.now() < end) requestAnimationFrame(look);
          else resolve([...seen]);
        };
        requestAnimationFrame(look);
      }),
  );
  expect(places).toEqual([expect.any(Number)]);
  await app.close();
});

test('a person who returns from a payment finds the list at its scroll position', async () => {
  const app = await open(every, { width: 1440 });
  const { page } = app;
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  await scrollTo(scroller, 200);
  const row = page.locator('.MuiDataGrid-row[data-rowindex="12"]');
  const cell = await row.locator('[data-field="PAYER_NAME"]').boundingBox();
  await page.mouse.click((cell?.x ?? 0) + 20, (cell?.y ?? 0) + 10); // `locator.click()` may scroll the table first
  await page.waitForURL(/\/pago\//);
  await page.goBack();
  await waitForRows(page);
  await row.locator(':focus').first().waitFor();
  await eventually(async () => {
    expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(200);
  });
  await page.getByRole('button', { name: /página siguiente/i }).click();
  await page.getByText(/^26–50 de/).waitFor();
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await app.close();
});

test('Shift selects a range, with the pointer and with the keyboard', async () => {
  const app = await open(every, { width: 1440 });
  const { page } = app;
  await rowsOf(page).nth(1).getByRole('checkbox').click();
  await rowsOf(page)
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.getByText('4 pagos seleccionados', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await page.getByText('5 pagos seleccionados', { exact: true }).waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('6 pagos seleccionados', { exact: true }).waitFor();
  await app.close();
});

test.each([
  '/pagos?status=overdue&period=ultimos-12-meses',
  '/suscripciones?tipo=todos',
  '/transferencias?period=ultimos-12-meses',
  '/retiros/historial?period=ultimos-12-meses',
])('no chip of %s is cut', async (path) => {
  const app = await openApp({ user: 'administrador', path, width: 1440, height: 2_400 });
  await waitForRows(app.page);
  await app.page.locator('.MuiDataGrid-cell.parts').first().waitFor(); // without such a cell, nothing could be cut
  const cut = await app.page.evaluate(() =>
    [...document.querySelectorAll('.MuiDataGrid-cell.parts')].flatMap((cell) => {
      const { right } = cell.getBoundingClientRect();
      const beyond = [...cell.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > right);
      return beyond ? [cell.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
  await app.close();
});

test.each([1024, 1280, 1366])('at %i px the status and the menu of a row are visible', async (width) => {
  const app = await open(every, { width, height: 768 });
  for (const field of ['STATUS', 'actions']) {
    const box = await rowsOf(app.page).first().locator(`[data-field="${field}"]`).boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await app.close();
});

test('a truncated text is shown in full in a tooltip while its cell has the focus', async () => {
  const app = await open(every, { width: 1440, height: 900 });
  const { page } = app;
  const cut = page.locator('[data-field="conceptDescription"]', { has: page.locator('.cut') });
  const place = await cut.evaluateAll((cells) =>
    cells.findIndex((cell) => {
      const text = cell.querySelector('.cut');
      return text !== null && text.scrollWidth > text.clientWidth;
    }),
  );
  const text = await cut.nth(place).textContent();
  await eventually(async () => {
    // A scroll during the focus hides the tooltip again: retry.
    await page.getByRole('searchbox').first().focus();
    await cut.nth(place).focus();
    expect(await page.getByRole('tooltip').textContent({ timeout: 1_000 })).toBe(text);
  });
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await app.close();
});

test('a tablet shows a table of the main columns, a phone shows its filters behind one button', async () => {
  const tablet = await open(every, { width: 768, height: 1024 });
  const headers = await tablet.page.getByRole('columnheader').allTextContents();
  expect(headers.filter(Boolean)).toEqual(['FECHA', 'NOMBRE', 'IMPORTE', 'ESTADO', 'ACCIONES']);
  await expectNoAxeViolations(tablet.page);
  await tablet.close();

  const phone = await openApp({ user: 'operador', path: every, width: 390, height: 844 });
  const { page } = phone;
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.waitFor();
  expect((await first.boundingBox())?.y).toBeLessThan(420);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByRole('searchbox').fill('ana');
  await expectNoAxeViolations(page);
  await filters.getByRole('button', { name: 'Buscar', exact: true }).click();
  await filters.waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.searchParams.get('q') === 'ana');
  await phone.close();
});

test('on a phone, closing the panel of a row returns the focus to its card, and Atrás leaves the list', async () => {
  const app = await openApp({ user: 'operador', path: '/perfil', width: 390, height: 844 });
  const { page } = app;
  await goWithin(page, '/comercios/promociones');
  const link = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await link.click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Cerrar el detalle' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('listitem').first().locator('a:focus').waitFor();
  await page.goBack();
  await page.waitForURL(/\/perfil$/);
  await app.close();
});
