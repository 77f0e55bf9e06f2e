// Guards: Ctrl+C in a table copies the visible cells, also in the build, which leaves out parts of the grid.
import type { Locator, Page } from 'playwright-core';
import { eventually, openApp, rowsOf, waitForRows } from './support/index.ts';

const every = 'period=2020-01-01..2030-12-31';

const open = async (path: string) => {
  const app = await openApp({ user: 'administrador', path, height: 1600 });
  await waitForRows(app.page);
  await app.page.evaluate(() => navigator.clipboard.writeText('de antes'));
  return app;
};

const copied = async (page: Page): Promise<string> => {
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Reads the texts of the data cells without whitespace. Parts of a cell may be side by side or in several lines. */
const shownIn = (rows: Locator): Promise<string[][]> =>
  rows.evaluateAll((all) =>
    all.map((row) =>
      [
        ...row.querySelectorAll<HTMLElement>('[role="gridcell"]:not([data-field="__check__"], [data-field="actions"])'),
      ].map(({ innerText }) => innerText.replaceAll(/\s/g, '')),
    ),
  );

const packed = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((cells) => cells.map((cell) => cell.replaceAll(' ', '')));

const cellsOf = (text: string): string[][] => text.split('\r\n').map((line) => line.split('\t'));

test.each([`/pagos?${every}`, `/transferencias?${every}`, `/retiros?${every}`])(
  'selected rows of %s are copied with tabs between their cells',
  async (path) => {
    const app = await open(path);
    const { page } = app;
    const rows = rowsOf(page);
    for (const place of [0, 2]) await rows.nth(place).getByRole('checkbox').click();
    const [first, , third] = await shownIn(rows);
    expect(first?.filter(Boolean).length).toBeGreaterThan(3);
    expect(packed(cellsOf(await copied(page)))).toEqual([first, third]);
    await app.close();
  },
);

test('an account is copied without spaces, a timestamp with a space between date and time', async () => {
  const app = await open(`/retiros?${every}`);
  const { page } = app;
  await page.getByRole('columnheader').getByRole('checkbox').click();
  const rows = cellsOf(await copied(page));
  expect(rows.every(([, , , account = '']) => /^(\d{22}|[\w.-]{6,20})$/.test(account))).toBe(true);
  expect(rows.every(([, , , , date = '']) => /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/.test(date))).toBe(true);
  await app.close();
});

test('all rows of a page are copied, even those scrolled out of sight', async () => {
  const app = await open(`/pagos?${every}&filas=100`);
  const { page } = app;
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.getByRole('columnheader').getByRole('checkbox').click();
  await page.getByText('100 pagos seleccionados', { exact: true }).waitFor();
  expect(await rowsOf(page).count()).toBeLessThan(60);
  const rows = cellsOf(await copied(page));
  expect(rows).toHaveLength(100);
  expect(rows.every((cells) => cells.length === rows[0]?.length && /^\d{2}\/\d{2}\/\d{4}/.test(cells[0] ?? ''))).toBe(
    true,
  );
  await app.close();
});

test('without a selection the focused cell is copied; marked text is copied even with a selected row', async () => {
  const app = await open(`/pagos?${every}`);
  const { page } = app;
  const cells = rowsOf(page).nth(1).getByRole('gridcell');
  await rowsOf(page).nth(1).getByRole('checkbox').focus();
  await page.keyboard.press('ArrowRight');
  expect(await copied(page)).toBe(await cells.nth(1).innerText());
  await page.keyboard.press('ArrowRight');
  expect(await copied(page)).toBe(await cells.nth(2).innerText());

  await rowsOf(page).nth(0).getByRole('checkbox').click();
  const marked = await rowsOf(page)
    .nth(3)
    .locator('[data-field="REQUEST_DATE"]')
    .evaluate((cell) => {
      getSelection()?.selectAllChildren(cell);
      return getSelection()?.toString();
    });
  await eventually(async () => {
    expect(await copied(page)).toBe(marked);
  });
  await app.close();
});
