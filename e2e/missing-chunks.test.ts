// Guards: A page whose chunk cannot be fetched says so in Spanish, and opens once the chunk can be fetched.
// Typed text survives missing chunks and the announcement of a new version.
import { once } from 'node:events';
import type { Locator, Page } from 'playwright-core';
import { eventually, followWithin, openApp, services } from './support/index.ts';

const PROMOTIONS = '/comercios/promociones';

const shown = (page: Page) => page.getByRole('grid').waitFor();

test('a page opened without a network is shown once the network is back', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  const { page, context } = app;
  app.allowErrors();
  await context.setOffline(true);
  await followWithin(page, PROMOTIONS);
  const told = page.getByRole('alert');
  await told.getByRole('heading', { name: 'No hay conexión' }).waitFor();
  expect(await told.innerText()).not.toMatch(/fetch|import|http/i);
  // Without a network the application does not reload: the browser would show its own error page instead.
  await told.getByRole('button', { name: 'Reintentar' }).click();
  await told.getByText('Detalles').click();
  await told.getByText(/import/).waitFor();
  await context.setOffline(false);
  await shown(page);
  await app.close();
});

/**
 * Answers 404 for the chunk of the promotions, as a server with another version does. Counts page loads in `loads`.
 * @param until returns true for the number of page loads from which the chunk is served
 */
const missCode = async (page: Page, until: (loads: number) => boolean) => {
  const counted = { loads: 0 };
  page.on('domcontentloaded', () => (counted.loads += 1));
  await page.route(/\/assets\/PromotionsPage-/, (route) =>
    until(counted.loads) ? route.continue() : route.fulfill({ status: 404 }),
  );
  return counted;
};

test('a page whose chunk was replaced by a new version is reloaded', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  app.allowErrors();
  const counted = await missCode(app.page, (loads) => loads > 0);
  await followWithin(app.page, PROMOTIONS);
  await shown(app.page);
  expect(counted.loads).toBe(1);
  await app.close();
});

test('a page whose own chunk stays missing is reloaded once by itself, and again by its button', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  app.allowErrors();
  const { page } = app;
  const counted = await missCode(page, (loads) => loads > 1);
  await followWithin(page, PROMOTIONS);
  await page.waitForEvent('domcontentloaded');
  await page.getByRole('heading', { name: 'No se pudo mostrar esta pantalla' }).waitFor();
  expect(counted.loads).toBe(1);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await shown(page);
  await app.close();
});

test('a list is searched without the chunk that checks the text, and the person is told', async () => {
  const app = await openApp({ user: 'operador', path: '/pagadores' });
  app.allowErrors();
  const { page } = app;
  await page.route(/\/assets\/check-search-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('searchbox').first().fill('perez');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'perez');
  await page.getByRole('alert').getByText('Falta una parte de la aplicación').waitFor();
  await app.close();
});

/** Aborts requests for the named chunks, as a lost network does, until `letThrough` is called. */
const holdBack = async (page: Page, names: RegExp) => {
  const asked: string[] = [];
  let isAway = true;
  let answering: Promise<unknown> = Promise.resolve();
  await page.route(/\/assets\/.*[.]js$/, async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^.*\/(.*)-.{8}[.]js$/, '$1');
    if (!names.test(name)) return route.continue();
    asked.push(name);
    await answering;
    return isAway ? route.abort() : route.continue();
  });
  return {
    asked: () => [...new Set(asked)].toSorted(),
    /** Waits until the first attempt has failed, which is when the second begins. */
    failed: () => eventually(async () => expect(asked.length).toBeGreaterThan(1)),
    /** Waits for the next attempt and delays its answer. Returns the function that releases the answer. */
    hold: async () => {
      const answer = new AbortController();
      answering = once(answer.signal, 'abort');
      const { length } = asked;
      await eventually(async () => expect(asked.length).toBeGreaterThan(length));
      return () => answer.abort();
    },
    letThrough: () => (isAway = false),
  };
};

test('typed text stays in a dialog while chunks around it are missing, and they are retried without a reload', async () => {
  const { id } = await services.payments.take('issued');
  const app = await openApp({ user: 'operador', path: `/pago/${id}?accion=cancel` });
  app.allowErrors();
  const { page } = app;
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const held = await holdBack(page, /^(Keyboard|PaymentDistributions)$/);
  await page.reload();
  const reason = page.getByRole('dialog').getByLabel('Ingrese el motivo');
  await reason.fill('Cargado dos veces');
  await page.getByText('Falta una parte de la aplicación').waitFor();
  expect(held.asked()).toEqual(['Keyboard', 'PaymentDistributions']);
  held.letThrough();
  await page.getByText('Falta una parte de la aplicación').waitFor({ state: 'detached' });
  expect(await reason.inputValue()).toBe('Cargado dos veces');
  await page.getByRole('button', { name: 'Cancelar pago', exact: true }).last().click();
  await page.getByRole('main').getByText('Cancelado', { exact: true }).first().waitFor();
  expect(loads).toBe(1);
  await app.close();
});

/** Opens the first page without the chunk of the keyboard shortcuts. */
const openWithoutKeys = async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  app.allowErrors();
  const { page } = app;
  const held = await holdBack(page, /^Keyboard$/);
  await page.reload();
  await held.failed();
  return { app, page, held };
};

test('a missing chunk beside the page reloads the page at the next navigation, before anything is typed', async () => {
  const { app, page } = await openWithoutKeys();
  const opened = page.waitForEvent('domcontentloaded');
  await followWithin(page, '/pagadores');
  await opened;
  await page.getByRole('heading', { name: 'Buscar Pagadores' }).waitFor();
  await app.close();
});

test.each([
  ['somebody types by then', (box: Locator) => box.fill('lo escrito'), 'lo escrito'],
  ['a while has passed by then', (box: Locator) => box.page().waitForTimeout(1_500), ''],
])('a screen is not reloaded when the retry of a chunk beside it fails late, and %s', async (_where, use, typed) => {
  const { app, page, held } = await openWithoutKeys();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const answer = await held.hold();
  await followWithin(page, '/pagadores');
  await page.getByRole('heading', { name: 'Buscar Pagadores' }).waitFor(); // the home page has a search box, too
  const box = page.getByRole('main').getByRole('searchbox').first();
  await use(box);
  answer();
  await page.waitForTimeout(2_000);
  expect(await box.inputValue()).toBe(typed);
  expect(loads).toBe(0);
  await app.close();
});

test('a missing chunk of a dialog is reported, even without the chunk of the notices, and the next click opens the dialog', async () => {
  const { id } = await services.payments.take('issued');
  const app = await openApp({ user: 'operador', path: `/pago/${id}` });
  app.allowErrors();
  const { page } = app;
  const held = await holdBack(page, /^(payment[.]dialogs|NoticeStack)$/);
  await page.reload();
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancelar pago' });
  await cancel.click();
  await page.getByRole('alert').getByText('Falta una parte de la aplicación').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('heading', { name: 'Detalle del Pago' }).waitFor();
  held.letThrough();
  await cancel.click();
  await page.getByRole('dialog').getByLabel('Ingrese el motivo').fill('Cargado dos veces');
  await page.getByText('Abrir nuevamente', { exact: true }).waitFor();
  await app.close();
});

test('a page of a newer version retries until a gateway of its version answers', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  app.allowErrors();
  const { page } = app;
  let left = 3;
  await page.route('**/graphql', async (route) => {
    left -= 1;
    if (left < 0) return route.continue();
    // Sends an unknown operation id: a gateway that is not updated yet answers like this.
    const data = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(16) } } });
    return route.continue({ postData: data });
  });
  await page.reload();
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Buscar Pagos' }).waitFor();
  expect(left).toBeLessThan(0);
  await app.close();
});

test('a newer version is announced, typed text is kept, and the new version opens at the next navigation', async () => {
  const app = await openApp({ user: 'operador', path: '/home' });
  const { page } = app;
  await page.clock.install();
  await page.reload();
  const box = page.getByRole('searchbox').first();
  await box.fill('lo escrito');
  await page.route(/:\d+\/$/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/(<script type="module"[^>]*src=")[^"]+/, '$1/assets/start-newer.js');
    await route.fulfill({ response: answer, body: text });
  });
  await page.clock.fastForward('01:30');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByText('Hay una versión nueva de la aplicación.').waitFor();
  expect(await box.inputValue()).toBe('lo escrito');
  const opened = page.waitForEvent('domcontentloaded');
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Buscar Pagos' }).click();
  await opened;
  await page.getByRole('heading', { name: 'Buscar Pagos' }).waitFor();
  await app.close();
});
