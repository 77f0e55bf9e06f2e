// Guards: A window shows many rows. A new field moves no field before it, and a sum or a selection moves no row.
// The density chosen in the profile applies to a list, and is stored for the person.
import type { Page } from 'playwright-core';
import {
  addresses,
  cancelSome,
  eventually,
  goWithin,
  listPaths,
  openApp,
  resetServices,
  rowsOf,
  waitForRows,
} from './support/index.ts';

beforeAll(cancelSome);
afterAll(resetServices);

/** Counts the rows of the page, and those that are fully visible. */
const rowsInSight = async (page: Page) => {
  await waitForRows(page);
  const seen = await rowsOf(page).evaluateAll((rows) => {
    const bottom = document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect().bottom ?? 0;
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom + 0.5).length;
  });
  const withHead = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
  return { seen, all: withHead - 1 };
};

test.each([
  [1440, 900, 18],
  [1024, 768, 12],
])(
  'in a window of %i by %i every list shows at least %i rows',
  async (width, height, least) => {
    const app = await openApp({ user: 'administrador', path: '/perfil', width, height });
    const { page } = app;
    const low: string[] = [];
    for (const path of Object.values(listPaths).flat()) {
      await goWithin(page, path);
      const { seen, all } = await rowsInSight(page);
      if (seen < Math.min(all, least)) low.push(`${path}: ${String(seen)} of ${String(all)}`);
    }
    expect(low).toEqual([]);
    await app.close();
  },
  300_000,
);

test.each([1440, 1280, 1024])('at %i px a field that a search brings moves no field before it', async (width) => {
  const app = await openApp({ user: 'operador', path: '/pagos?period=ultimos-12-meses', width, height: 900 });
  const { page } = app;
  await waitForRows(page);
  const form = page.getByRole('search');
  const placesOf = async () => {
    const boxes = await Promise.all((await form.locator('> *').all()).map((field) => field.boundingBox()));
    return boxes.map((box) => box && { x: box.x, y: box.y, width: box.width });
  };
  const before = await placesOf();
  await form.getByRole('searchbox').fill('a');
  await form.getByRole('button', { name: 'Buscar', exact: true }).click();
  await form.getByLabel('Medio de pago').waitFor();
  const after = await placesOf();
  expect(after).toHaveLength(before.length + 1);
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  await app.close();
});

// each has more than one page of rows on any day of the month
const summed = [
  '/retiros?filas=10',
  '/retirosUnificados?vista=por-lote&filas=10',
  '/transferencias?period=ultimos-12-meses&filas=10',
  '/distribucion?period=ultimos-12-meses&status=error&filas=10',
];

test.each([1440, 1280, 1024])(
  'at %i px the sum of a list, which comes after its rows, moves none of them',
  async (width) => {
    const app = await openApp({ user: 'tesoreria', path: '/perfil', width, height: 768 });
    const { page } = app;
    const held: (() => void)[] = [];
    await page.route('**/graphql', async (route) => {
      if (/"operationName":"\w+Sum"/.test(route.request().postData() ?? ''))
        await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    for (const path of summed) {
      await goWithin(page, path);
      await waitForRows(page);
      const topOf = async () => (await rowsOf(page).first().boundingBox())?.y;
      await eventually(async () => expect([path, held.length]).toEqual([path, 1]));
      const before = await topOf();
      held.pop()?.();
      await page
        .locator('main [aria-live="polite"]')
        .getByText(/^\$\s[\d.]+,\d\d$/)
        .waitFor({ state: 'attached' });
      expect([path, await topOf()]).toEqual([path, before]);
    }
    await app.close();
  },
);

test('selecting the first row does not move a row below it', async () => {
  const app = await openApp({ user: 'tesoreria', path: '/retiros', width: 1440, height: 900 });
  const { page } = app;
  await rowsOf(page).nth(3).waitFor();
  await waitForRows(page);
  const before = await rowsOf(page).nth(3).boundingBox();
  await rowsOf(page).first().getByRole('checkbox').click();
  await page.getByText('1 retiro seleccionado', { exact: true }).waitFor();
  expect(await rowsOf(page).nth(3).boundingBox()).toEqual(before);
  await app.close();
});

test('the density chosen in the profile applies to the payments list, and is stored for that person', async () => {
  const app = await openApp({ user: 'operador', path: '/perfil' });
  const { page } = app;
  const heightOfRow = async (): Promise<number | undefined> => {
    await page.goto(`${addresses.app}/pagos`);
    await waitForRows(page);
    return (await rowsOf(page).first().boundingBox())?.height;
  };
  expect(await heightOfRow()).toBe(34);
  for (const [density, height] of [
    ['Compacta', 30],
    ['Amplia', 48],
  ] as const) {
    await page.goto(`${addresses.app}/perfil`);
    await page.getByRole('radio', { name: density }).check();
    expect(await heightOfRow()).toBe(height);
  }
  const choices = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('preferences.')));
  expect(choices).toEqual(['preferences.operador']);
  await app.close();
});
