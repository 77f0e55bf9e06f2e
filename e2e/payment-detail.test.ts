// Guards: A payment shows every section, and a failed section offers a retry.
import { addresses, eventually, faults, openApp, recover, somePayment } from './support/index.ts';

afterEach(() => faults.clear());

const region = (name: string) => ({ name, exact: true }) as const;

test('a payment is read with everything that belongs to it', async () => {
  const { id, document } = await somePayment({ status: 'refunded' });
  const app = await openApp({ as: 'administrador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('heading', { name: 'Detalle del Pago' }).waitFor();
  const sections = [
    'Resumen',
    'Medios de pago',
    'Datos del pagador',
    'Entidad',
    'Devoluciones',
    'Comisiones',
    'Pagos relacionados',
    'Suscripción asociada',
    'Lote asociado',
    'Información adicional',
    'Extra',
    'Fechas',
  ];
  for (const name of sections) await page.getByRole('region', region(name)).waitFor();
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(text).toContain('Devuelto');
  expect(text).toContain(document.external_transaction_id ?? id);
  expect(text).toContain(document.refunds[0]?.reason);
  await app.close();
});

test('an older version is marked, and leads back to the current one', async () => {
  const { id } = await somePayment({ status: 'refunded' });
  const app = await openApp({ as: 'administrador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Historial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Historial de versiones' });
  await eventually(async () => {
    expect((await dialog.getByRole('columnheader').allTextContents()).filter(Boolean)).toEqual(
      expect.arrayContaining(['FECHA', 'ESTADO', 'ID']),
    );
  });
  await dialog.getByRole('row').last().getByRole('link').first().click();
  await page.waitForURL((url) => url.searchParams.get('version') === '1');
  await page.getByText('Está viendo la versión 1, que no es la actual.').waitFor();
  await page.getByRole('region', region('Resumen')).getByText('Emitido').waitFor();

  await page.reload();
  await page.getByText('Está viendo la versión 1, que no es la actual.').waitFor();
  await page.getByRole('link', { name: 'Ver la versión actual' }).click();
  await page.waitForURL(`${addresses.app}/pago/${id}`);
  await page.getByRole('region', region('Resumen')).getByText('Devuelto').waitFor();
  await app.close();
});

test('a failing collector service spoils its own section and nothing else', async () => {
  const { id } = await somePayment({ status: 'approved' });
  await faults.set({ service: 'collector', fault: { kind: 'status', status: 503 } });
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  app.allowErrors();
  const { page } = app;
  const collector = page.getByRole('region', region('Entidad'));
  await collector.getByText('No se pudo cargar la entidad').waitFor();
  await page.getByRole('region', region('Resumen')).getByText('Aprobado').waitFor();
  await page.getByRole('region', region('Datos del pagador')).waitFor();
  expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(1);

  await recover(collector, collector.getByText('Firma'));
  await app.close();
});

test('a payment that does not exist says so', async () => {
  const app = await openApp({ as: 'operador', path: '/pago/000000000000000000000000' });
  await app.page.getByText('No encontramos este pago').waitFor();
  await app.close();
});

test('what may not be done is told, and the reason is read by everyone', async () => {
  const { id } = await somePayment({ status: 'refunded' });
  const app = await openApp({ as: 'operador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Más acciones' }).click();
  const form = page.getByRole('menuitem', { name: /^Abrir formulario/ });
  await form.getByText('El pago fue devuelto.', { exact: true }).waitFor();
  for (let steps = 0; steps < 20; steps += 1) {
    if (await form.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  expect(await form.evaluate((element) => element === document.activeElement)).toBe(true);
  await app.close();
});
