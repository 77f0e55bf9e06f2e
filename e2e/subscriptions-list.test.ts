// Guards: The subscriptions list filters, sorts and restores itself from its address.
import type { Page } from 'playwright-core';
import {
  addresses,
  eventually,
  faults,
  goWithin,
  openApp,
  openSubscriptionList as openList,
  recover,
  rowsOf,
} from './support/index.ts';

test('the list shows what is paid by debit, under the columns of the document', async () => {
  const list = await openList('', { width: 1600 });
  const { page } = list;
  await list.settled();
  expect(await page.title()).toMatch(/^Buscar Suscripciones/);
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.filter(Boolean)).toEqual([
    'FECHA',
    'CONCEPTO',
    'DESCRIPCIÓN',
    'NOMBRE',
    'IMPORTE',
    'MEDIO DE PAGO',
    'ESTADO',
    'ACCIONES',
  ]);
  await page.getByText('Tipo de pago: Débito', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('tipo')).toBe('debit');
  for (const method of await list.column('LAST_FOUR_DIGITS'))
    expect(method).toMatch(/^(CBU|Maestro|.+ Débito) ·· \d{4}$/);
  for (const amount of await list.column('AMOUNT')) expect(amount).toMatch(/^\$\s[\d.]+,\d{2}$/);
  await list.app.close();
});

test('the debit filter that was taken off stays off: after a reload, and when the list is opened again', async () => {
  const list = await openList();
  const { page } = list;
  const debit = await list.total();
  await page.locator('.MuiChip-root', { hasText: 'Tipo de pago: Débito' }).locator('svg').click();
  await page.waitForURL((url) => url.searchParams.get('tipo') === 'todos');
  await eventually(async () => {
    expect(await list.total()).toBeGreaterThan(debit);
  });
  await page.reload();
  await list.settled();
  expect(await page.locator('.MuiChip-root', { hasText: 'Tipo de pago' }).count()).toBe(0);

  await page.goto(`${addresses.app}/suscripciones`);
  await page.waitForURL((url) => url.searchParams.get('tipo') === 'todos');
  await page.getByText('Sin medio de pago', { exact: true }).first().waitFor();
  await list.app.close();
});

test('the address filters the list in place of what the session remembers, and the list writes its address', async () => {
  const list = await openList('status=cancelled&tipo=todos');
  const { page } = list;
  for (const status of await list.column('STATUS')) expect(status).toBe('Cancelada');

  await page.goto(`${addresses.app}/suscripciones?collector_id=LUZN&collector_name=Luz&pagador=nadie@correo.example`);
  await page.getByText('No se encontraron subscripciones', { exact: true }).waitFor();
  await page.getByText('Pagador: nadie@correo.example', { exact: true }).waitFor();
  await page.getByText('LUZN - Luz', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Estado: Todos' }).waitFor();

  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click();
  await page.waitForURL((url) => url.search === '?tipo=todos');
  await list.settled();
  await page.getByRole('button', { name: /^Estado:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Activa', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('status') === 'active');
  await eventually(async () => {
    expect(new Set(await list.column('STATUS'))).toEqual(new Set(['Activa']));
  });

  await page.goto(`${addresses.app}/suscripciones?status=nada`);
  await page.getByText('El estado “nada” no existe; se muestran todos.').first().waitFor();
  await list.app.close();
});

test('a kind of payment filters, and a payment method beside a collector', async () => {
  const list = await openList();
  const { page } = list;
  await page.getByLabel('Tipo de pago').click();
  expect(await page.getByRole('option').allTextContents()).toEqual([
    'Todos',
    'Débito',
    'Crédito',
    'Efectivo',
    'Transferencia',
  ]);
  await page.getByRole('option', { name: 'Efectivo' }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('tipo') === 'cash');
  await eventually(async () => {
    for (const method of await list.column('LAST_FOUR_DIGITS'))
      expect(method).toMatch(/^(Rapipago|Pago Fácil|Efectivo)/);
  });

  expect(await page.getByLabel('Medio de pago').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Entidad' }).fill('coa');
  await page.getByRole('option', { name: /^COAC/ }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('collector_id') === 'COAC');
  await page.getByLabel('Medio de pago').waitFor();
  await list.app.close();
});

/** Asks for the next page, and goes to the start as soon as the address says it: before a busy browser has shown it. */
const nextPageAndAway = async (page: Page): Promise<void> => {
  const home = await page.getByRole('link', { name: 'Back-office de pagos' }).first().elementHandle();
  await page.getByRole('button', { name: /página siguiente/i }).evaluate(async (next: HTMLElement, away) => {
    next.click();
    for (let turns = 0; turns < 1000 && !location.search.includes('pagina=2'); turns++) await Promise.resolve();
    if (location.search.includes('pagina=2') && away instanceof HTMLElement) away.click();
  }, home);
};

test('all seven columns of the document sort, and the session remembers the order and the page', async () => {
  const list = await openList('tipo=todos');
  const { page } = list;
  await goWithin(page, '/home'); // loaded here, it is shown without delay below
  await page.getByRole('tablist').waitFor();
  await goWithin(page, '/suscripciones?tipo=todos');
  await list.settled();
  const fields = {
    CONCEPTO: 'concept_id',
    DESCRIPCIÓN: 'concept_description',
    NOMBRE: 'payer_name',
    'MEDIO DE PAGO': 'last_four_digits',
    ESTADO: 'status',
    IMPORTE: 'amount',
  };
  for (const [header, field] of Object.entries(fields)) {
    await page.getByRole('columnheader', { name: header }).click();
    await page.waitForURL((url) => url.searchParams.get('orden') === `-${field}`);
    await list.settled();
  }
  await eventually(async () => {
    const amounts = (await list.column('AMOUNT')).map((text) =>
      Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  await nextPageAndAway(page);
  await page.waitForURL(`${addresses.app}/home`);
  const menu = page.getByRole('navigation');
  await menu.getByRole('button', { name: 'Suscripciones' }).click();
  await menu.locator('a[href="/suscripciones"]').click();
  await page.waitForURL((url) => url.search === '?tipo=todos&orden=-amount&pagina=2');

  await page.getByRole('columnheader', { name: 'FECHA' }).click();
  await page.waitForURL((url) => url.search === '?tipo=todos');
  await list.app.close();
});

test('a service that fails says so, and what failed can be asked again', async () => {
  const list = await openList();
  const { page } = list;
  list.app.allowErrors();
  await faults.set({ service: 'subscription', fault: { kind: 'status', status: 503 } });
  await page.goto(`${addresses.app}/suscripciones?tipo=credit`);
  await page.getByText('No se pudieron cargar las suscripciones').waitFor();
  await page.getByText('Id de solicitud').waitFor();
  await recover(page, rowsOf(page));
  await list.settled();
  await list.app.close();
});

test('a row leads to its subscription by link, and its menu says what can be done and what cannot', async () => {
  const list = await openList('status=cancelled&tipo=todos');
  const { page } = list;
  const menu = page.getByRole('button', { name: /^Acciones de la suscripción/ }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Abrir formulario' }).waitFor();
  const refused = page.getByRole('menuitem', { name: 'Cancelar suscripción' });
  expect(await refused.textContent()).toContain('La suscripción está cancelada.');
  expect(await refused.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');

  const [id = ''] = await list.idsOf(1);
  await page.getByRole('link', { name: `Ver la suscripción ${id}` }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${addresses.app}/suscripcion/${id}`);
  await page.goBack();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await page.waitForURL(`${addresses.app}/suscripcion/${id}`);
  await list.app.close();
});

test('on a phone the subscriptions are cards, and nothing lies beyond the edge', async () => {
  const app = await openApp({ as: 'operador', path: '/suscripciones', width: 390 });
  const { page } = app;
  const cards = page.getByRole('main').getByRole('listitem');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await cards.first().getByRole('checkbox').click();
  await page.getByText('1 suscripción seleccionada', { exact: true }).waitFor();
  await app.close();
});
