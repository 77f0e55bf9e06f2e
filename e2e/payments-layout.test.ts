// Guards: Lists fit the window on a desktop and a phone. A payment shows its main facts while it scrolls.
// Looks over: apps/web/src/features/payment/**
import { monthAgo, openApp, services } from './support/index.ts';

test.each(['/pagos', '/suscripciones', '/comercios'])(
  'the table of %s fits its container and cannot scroll sideways',
  async (path) => {
    const app = await openApp({ user: 'operador', path, width: 1440 });
    const { page } = app;
    await page.locator('.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton) a').first().waitFor();
    const moved = await page.locator('.MuiDataGrid-virtualScroller').evaluate((table) => {
      table.scrollLeft = 100;
      return table.scrollLeft;
    });
    expect(moved).toBe(0);
    await app.close();
  },
);

test('on a phone the paging buttons of a long list are in the window, and open the next page', async () => {
  const all = `period=${monthAgo(7).first}..${monthAgo(0).last}`;
  const app = await openApp({ user: 'operador', path: `/pagos?${all}&filas=100`, width: 360 });
  const { page } = app;
  await page.getByText(/^1–100 de [\d.]+$/).waitFor();
  for (const arrow of [/página anterior/i, /página siguiente/i]) {
    const box = await page.getByRole('button', { name: arrow }).boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  await page.getByRole('button', { name: /página siguiente/i }).click();
  await page.waitForURL((url) => url.searchParams.get('pagina') === '2');
  await page.getByRole('combobox', { name: /filas por página/i }).waitFor();
  await app.close();
});

test('on a phone the subscriptions are cards, and the page is no wider than the window', async () => {
  const app = await openApp({ user: 'operador', path: '/suscripciones', width: 390 });
  const { page } = app;
  const cards = page.getByRole('main').getByRole('listitem');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await cards.first().getByRole('checkbox').click();
  await page.getByText('1 suscripción seleccionada', { exact: true }).waitFor();
  await app.close();
});

test.each([390, 1440])(
  'at %i px a payment shows its payer, amount and status at the top and at the bottom of the page',
  async (width) => {
    const { id, payer } = await services.payments.take('approved', (one) => Boolean(one.payer?.name));
    const app = await openApp({ user: 'operador', path: `/pago/${id}`, width });
    const { page } = app;
    const name = page.getByText(`· ${payer?.name}`);
    await name.waitFor();
    const bar = page.locator('main > div', { has: name }).first();
    for (const scrolled of [0, 1]) {
      await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), scrolled);
      for (const part of [name, bar.getByText('Aprobado'), bar.getByText(/^\$\s[\d.]+,\d\d$/)]) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(56); // height of the frame's bar
        expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(120);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
    await app.close();
  },
);
