// Guards: A person reads a clear message while the gateway is overloaded.
import type { Page } from 'playwright-core';
import { openApp, rowsOf, waitForRows } from './support/index.ts';

/**
 * Answers as an overloaded gateway does (apps/gateway/src/http/gate/load-gate.ts). The gateway of the tests is never
 * overloaded.
 */
const overload = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' },
      body: JSON.stringify({
        errors: [
          {
            message: 'Hay demasiadas solicitudes en curso. Reintente en unos segundos.',
            extensions: { code: 'OVERLOADED', requestId: 'overload-1' },
          },
        ],
      }),
    }),
  );
const words = 'Hay demasiadas solicitudes en curso. Reintente en unos segundos.';

test('an overloaded gateway is reported as overloaded, and the page can be retried', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos' });
  const { page } = app;
  app.allowErrors(); // the browser logs each 503
  await waitForRows(page);
  await overload(page);
  await page.reload();
  await page.getByText(words).waitFor();
  await page.getByText('overload-1').waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await rowsOf(page).first().waitFor();
  await app.close();
});

test('a change rejected by an overloaded gateway is reported as not made, not as outcome unknown', async () => {
  const app = await openApp({ user: 'operador', path: '/pagadores/nuevo' });
  const { page } = app;
  app.allowErrors();
  await page.getByLabel(/^Nombre/).fill('Ana Turno');
  await page.getByLabel(/^E-mail/).fill(`ana.${crypto.randomUUID()}@correo.example`);
  await page.getByRole('combobox', { name: 'Tipo de identificación' }).click();
  await page.getByRole('option', { name: 'Ninguna', exact: true }).click();
  await overload(page);
  await page.getByRole('button', { name: 'Crear pagador' }).click();
  await page.getByText('No se pudo completar la operación', { exact: true }).waitFor();
  await page.getByText(words).waitFor();
  expect(await page.getByText('La operación quedó sin respuesta').count()).toBe(0);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Crear pagador' }).click();
  await page.getByText('Pagador creado con éxito', { exact: true }).waitFor();
  await app.close();
});
