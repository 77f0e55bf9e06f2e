// Guards: The payments list filters, sorts, pages and restores itself from its address.
import { addresses, column, eventually, openApp, rowsOf, settled } from './support/index.ts';

test('the list shows the payments of this month under the columns of the document', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos', width: 1600, height: 1600 });
  const { page } = app;
  await settled(page);
  expect(await page.title()).toMatch(/^Buscar Pagos/);
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.filter(Boolean)).toEqual([
    'FECHA',
    'ID TRANSACCIÓN',
    'CONCEPTO',
    'DESCRIPCIÓN',
    'NOMBRE',
    'IMPORTE',
    'MEDIO DE PAGO',
    'ESTADO',
    'ACCIONES',
  ]);
  expect(await rowsOf(page).count()).toBe(25);
  const month = new Intl.DateTimeFormat('es-AR', {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date());
  for (const date of await column(page, 'REQUEST_DATE')) expect(date).toMatch(new RegExp(`^\\d{2}/${month} \\d{2}:`));
  for (const amount of await column(page, 'FINAL_AMOUNT')) expect(amount).toMatch(/^\$\s[\d.]+,\d{2}$/);
  await app.close();
});

test('the address filters the list, and the list writes its address', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?status=rejected&collector_id=LUZN&collector_name=Luz' });
  const { page } = app;
  await page.getByText(/^\d+ pagos?$/).waitFor();
  for (const status of await column(page, 'STATUS')) expect(status).toMatch(/^Rechazado/);
  await page.getByText('LUZN - Luz', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: /^Estado:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Rechazado', checked: true }).waitFor();
  await page.getByRole('menuitemradio', { name: 'Todos' }).click();
  await page.waitForURL((url) => !url.searchParams.has('status'));
  expect(new URL(page.url()).searchParams.get('collector_id')).toBe('LUZN');

  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('status') === 'rejected');
  await app.close();
});

test('a search is asked with its button, offers the payment method, and finds by the name of the payer', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos' });
  const { page } = app;
  await settled(page);
  expect(await page.getByLabel('Medio de pago').count()).toBe(0);
  const [name = ''] = await column(page, 'PAYER_NAME');
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === name);
  await eventually(async () => {
    await settled(page);
    for (const found of await column(page, 'PAYER_NAME')) expect(found).toContain(name);
  });
  await page.getByLabel('Medio de pago').waitFor();
  await app.close();
});

test('the refund date takes the status away', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?status=approved' });
  const { page } = app;
  await settled(page);
  await page.getByLabel('Período').click();
  await page.getByRole('switch', { name: 'Por fecha de devolución' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('fecha') === 'devolucion');
  expect(new URL(page.url()).searchParams.has('status')).toBe(false);
  await page.getByRole('button', { name: 'Estado: Todos' }).waitFor();
  await app.close();
});

test('orders and pages are the gateway’s, and the session remembers them', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos' });
  const { page } = app;
  await settled(page);
  await page.getByRole('columnheader', { name: 'IMPORTE' }).click();
  await page.waitForURL((url) => url.searchParams.get('orden') === '-final_amount');
  await eventually(async () => {
    await settled(page);
    const amounts = (await column(page, 'FINAL_AMOUNT')).map((text) =>
      Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  await page.getByRole('button', { name: /página siguiente/i }).click();
  await page.waitForURL((url) => url.searchParams.get('pagina') === '2');
  await page.getByRole('link', { name: 'Back-office de pagos' }).first().click();
  await page.waitForURL(`${addresses.app}/home`);
  await page.getByRole('link', { name: 'Buscar' }).first().click();
  await page.waitForURL(
    (url) => url.searchParams.get('pagina') === '2' && url.searchParams.get('orden') === '-final_amount',
  );

  await page.getByRole('columnheader', { name: 'DESCRIPCIÓN' }).click();
  expect(new URL(page.url()).searchParams.get('orden')).toBe('-final_amount');
  await app.close();
});

test('select-all ticks the visible rows and tells what they come to', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos' });
  const { page } = app;
  await settled(page);
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await page.getByText('25 pagos seleccionados').waitFor();
  await page.getByRole('button', { name: 'Limpiar selección' }).click();
  expect(await page.locator('.MuiDataGrid-row input:checked').count()).toBe(0);
  await app.close();
});

test('an empty list and a refused period each say so', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?q=nadie-se-llama-asi-9' });
  const { page } = app;
  await page.getByText('No se encontraron pagos', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click();
  await settled(page);

  await page.goto(`${addresses.app}/pagos?period=2026-13`);
  await page.getByText(/El período “2026-13” no es válido/).waitFor();
  await app.close();
});

test('a row leads to its payment by link, by keyboard and by its menu', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?status=approved', width: 1600 });
  const { page } = app;
  await settled(page);
  await page
    .getByRole('button', { name: /^Acciones del pago/ })
    .first()
    .click();
  const form = page.getByRole('menuitem', { name: /Abrir formulario/ });
  await form.and(page.locator('[href$="/checkout/ticket"]')).waitFor();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await page.getByRole('heading', { name: 'Detalle del Pago' }).waitFor();
  await page.goBack();
  await settled(page);
  await page
    .getByRole('link', { name: /^Ver el pago/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pago\/[0-9a-f]{24}$/);
  await app.close();
});

test('a collector is found as its name is typed, and is at hand the next time', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos' });
  const { page } = app;
  await settled(page);
  const picker = page.getByRole('combobox', { name: 'Entidad' });
  await picker.click();
  await page.getByText('Escriba al menos 2 letras').waitFor();
  await picker.fill('agu');
  await page.getByRole('option', { name: 'AGCU - Aguas de Cuyo Sur' }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('collector_id') === 'AGCU');
  expect(new URL(page.url()).searchParams.get('collector_name')).toBe('Aguas de Cuyo Sur');
  await page.getByLabel('Medio de pago').click();
  await page.getByRole('option', { name: 'Visa', exact: true }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('medio') === '9');

  await page.locator('.MuiChip-root', { hasText: 'AGCU' }).locator('svg').click();
  await page.waitForURL((url) => !url.searchParams.has('collector_id'));
  expect(new URL(page.url()).searchParams.has('medio')).toBe(false); // nobody is offered it without a collector
  await picker.click();
  await page.getByRole('option', { name: 'AGCU - Aguas de Cuyo Sur' }).waitFor();
  await app.close();
});

test('any days can be asked; days that make no period are refused with their reason', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?period=2026-10' });
  const { page } = app;
  await page.getByRole('heading', { name: 'Buscar Pagos' }).waitFor();
  await page.getByLabel('Período').click();
  const days = page.getByRole('dialog', { name: 'Período' });
  const first = days.getByRole('group', { name: 'Desde' });
  await first.getByRole('button', { name: /^Elegir día; el elegido es \d+ de / }).waitFor();
  expect(await first.getByRole('spinbutton').evaluateAll((parts) => parts.map((part) => part.ariaLabel))).toEqual([
    'Día',
    'Mes',
    'Año',
  ]);
  await first.getByRole('spinbutton').first().click();
  await page.keyboard.type('05112026');
  await days.getByText('La fecha final es anterior a la inicial.').waitFor();
  expect(await days.getByRole('button', { name: 'Aplicar estos días' }).isDisabled()).toBe(true);

  await first.getByRole('spinbutton').first().click();
  await page.keyboard.type('05102026');
  await days.getByRole('button', { name: 'Aplicar estos días' }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('period') === '2026-10-05..2026-10-31');
  await page.getByText('05/10/2026 – 31/10/2026', { exact: true }).first().waitFor();
  await app.close();
});
