// Guards: The keys and controls below reach no part of a library that the build leaves out.
import type { Page } from 'playwright-core';
import type { UnusedPart } from '../apps/web/unused-parts.ts';
import { fileOf, openApp, rowsOf, waitForRows } from './support/index.ts';

const payments = '/pagos?period=2020-01-01..2030-12-31';

/** Opens the payments list with a focused cell. */
const openTable = async () => {
  const app = await openApp({ user: 'administrador', path: payments });
  const { page } = app;
  await waitForRows(page);
  await rowsOf(page).first().locator('[data-field="PAYER_NAME"]').focus();
  return app;
};

/** Opens the rows of a file before it is sent, with a focused cell. */
const openDraft = async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  const { page } = app;
  const buffer = Buffer.from(fileOf(['16.349,54', '10', 'x']));
  await page.locator('input[type=file]').setInputFiles({ name: 'tres.csv', mimeType: 'text/csv', buffer });
  await page
    .getByRole('grid', { name: 'Filas del archivo' })
    .locator('[data-field="line"][role="gridcell"]')
    .first()
    .focus();
  return app;
};

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/**
 * Runs an attempt in each kind of grid. If a removed part is reached and throws, closing the application fails the
 * test.
 */
const inEachGrid = async (attempt: (page: Page) => Promise<void>): Promise<void> => {
  for (const open of [openTable, openDraft]) {
    const app = await open();
    await attempt(app.page);
    await app.close();
  }
};

const nothingOpens = async (page: Page): Promise<void> => {
  expect(await page.locator('[role="menu"], [role="tooltip"] button, .MuiDataGrid-panel').count()).toBe(0);
};

/** Presses the keys that open the menu of a column, from its header and from a cell. */
const columnMenu = () =>
  inEachGrid(async (page) => {
    await press(page, 'Control+Enter', 'ContextMenu', 'Shift+F10', 'Escape');
    await page.getByRole('columnheader').nth(1).focus();
    await press(page, 'Control+Enter', 'ContextMenu', 'Shift+F10', 'Alt+ArrowDown');
    await nothingOpens(page);
  });

/** Opens the list's own panel, which replaces the panels of the grid. */
const ownPanels = async () => {
  const app = await openTable();
  const { page } = app;
  await page.getByRole('button', { name: 'Columnas' }).click();
  const columns = page.getByRole('dialog', { name: 'Columnas' });
  await columns.getByRole('checkbox').nth(5).waitFor();
  await press(page, 'Escape');
  await columns.waitFor({ state: 'detached' });
  await app.close();
};

/** Uses the list's own paging, which replaces the footer of the grid. */
const ownPager = async () => {
  const app = await openTable();
  const { page } = app;
  await page.getByRole('button', { name: /página siguiente/i }).click();
  await page.getByText(/^26–50 de/).waitFor();
  await press(page, 'PageDown', 'Control+End', 'Control+Home');
  expect(await page.locator('.MuiDataGrid-footerContainer').count()).toBe(0);
  await app.close();
};

const selectAndCopy = () =>
  inEachGrid(async (page) => {
    for (const keys of [['Shift+Space'], ['Control+a'], ['Control+Shift+c'], ['Control+Alt+c']])
      await press(page, ...keys, 'Control+c');
    await press(page, 'ArrowRight', 'Control+c', 'Delete', 'Control+v', 'Escape');
  });

const print = async () => {
  const app = await openTable();
  const { page } = app;
  await press(page, 'Control+p');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('table').getByRole('row').nth(25).waitFor();
  await app.close();
};

const ripple = async () => {
  const app = await openTable();
  const { page } = app;
  const button = page.getByRole('button', { name: 'Columnas' });
  await button.focus();
  await press(page, 'Space');
  await page.getByRole('dialog', { name: 'Columnas' }).getByRole('checkbox').nth(1).click();
  await press(page, 'Escape');
  expect(await page.locator('.MuiTouchRipple-root').count()).toBe(0);
  await app.close();
};

/** Presses the keys that start editing a cell. */
const editCell = () =>
  inEachGrid(async (page) => {
    await press(page, 'ArrowRight', 'F2', 'a', 'Escape', 'Backspace', 'Escape');
    expect(await page.locator('.MuiDataGrid-cell--editing').count()).toBe(0);
  });

/** Attempt to reach each part that the build leaves out. A part without an attempt does not compile. */
const attempts: Readonly<Record<UnusedPart, () => Promise<void>>> = {
  TouchRipple: ripple,
  GridColumnMenu: columnMenu,
  GridColumnsManagement: ownPanels,
  GridColumnsPanel: ownPanels,
  GridFilterPanel: columnMenu,
  GridFooter: ownPager,
  GridPagination: ownPager,
  GridRowCount: ownPager,
  GridToolbar: ownPanels,
  GridColumnTypes: editCell,
  GridFilterInputValue: columnMenu,
  GridFilterInputMultipleValue: columnMenu,
  MUIPagination: ownPager,
  MUISwitch: ownPanels,
  MUITab: columnMenu,
  MUITabs: columnMenu,
  useGridCsvExport: selectAndCopy,
  useGridPrintExport: print,
  useGridRowEditing: editCell,
  useGridDataSource: ownPager,
};

const ways = [...new Set(Object.values(attempts))].map((attempt) => {
  const parts = Object.entries(attempts).filter(([, other]) => other === attempt);
  return [parts.map(([name]) => name).join(', '), attempt] as const;
});

test.each(ways)('an attempt does not reach the removed parts %s', async (_parts, attempt) => {
  await attempt();
});
