// Guards: axe finds no violation on the screens and in the dialogs below. In the dark theme it checks only contrast,
// except on the sign-in page.
import type { Page } from 'playwright-core';
import {
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  goWithin,
  waitUntilLoaded,
  openApp,
  services,
} from './support/index.ts';

/** Timeout in milliseconds of a test that visits many screens. */
const MANY_SCREENS = 180_000;

const screens: readonly [path: string, ready: string][] = [
  ['/home', 'Buscar Pagos'],
  ['/pagos', 'Buscar Pagos'],
  ['/devoluciones?period=ultimos-12-meses', 'Devuelto'],
  ['/actividad', 'Descargar'],
  ['/importaciones', 'Importaciones'],
  ['/comercios', 'Buscar Entidades'],
  ['/comercios/COES', 'Configuración'],
  ['/comercios/promociones', 'Buscar Promociones'],
  ['/comercios/gateways', 'Buscar Gateways'],
  ['/pagadores', 'Buscar Pagadores'],
  ['/suscripciones', 'Buscar Suscripciones'],
  ['/pagadores/nuevo', 'Nuevo pagador'],
  ['/pagadores/referencias', 'Referencias de pagadores'],
  ['/pagadores/referencias/crear', 'Nueva referencia'],
  ['/transferencias?period=ultimos-12-meses', 'Transferencias'],
  ['/retiros', 'Retiros pendientes'],
  ['/retiros/historial?period=ultimos-12-meses', 'Historial de retiros'],
  ['/retirosUnificados?vista=por-lote', 'Retiros por lote'],
  ['/lotes?entidad=LUZN', 'Lotes de retiros'],
  ['/distribucion?period=ultimos-12-meses', 'Pendientes de autorización'],
  ['/afip', 'Vencimientos'],
  ['/pagos/pago-de-servicios', 'APROBADAS'],
  ['/pagos/pago-de-servicios/gateways', 'COMPENSACIÓN'],
  ['/soft-provider', 'Luz del Norte Distribuidora'],
  ['/exportaciones', 'Historial de exportaciones'],
  ['/perfil', 'Perfil'],
  ['/permisos', 'Si necesita otro permiso'],
  ['/bin', '¿Qué tarjeta es?'],
  ['/bin/-1', 'Número BIN'],
  ['/bin/450995?ver=1', 'Pagos que lo usan'],
  ['/bin/1/nada', 'Esta dirección no existe'],
];

/** Follows a link to a screen, then waits for its ready text and until nothing is loading. */
const visit = async (page: Page, path: string, ready: string): Promise<void> => {
  await goWithin(page, path);
  await page.getByRole('main').getByText(ready).first().waitFor();
  await waitUntilLoaded(page);
};

const dialogOf = async (page: Page, path: string, ready: string): Promise<void> => {
  await goWithin(page, path);
  await page.getByRole('dialog').getByText(ready).first().waitFor();
};

test(
  'the screens have no accessibility violation',
  async () => {
    const app = await openApp({ user: 'administrador', path: '/home' });
    for (const [path, ready] of screens) {
      await visit(app.page, path, ready);
      await expectNoAxeViolationsInThemes(app.page, path);
    }
    await app.close();
  },
  MANY_SCREENS,
);

test.each([1440, 390])(
  'details and their dialogs have no accessibility violation at %i px',
  async (width) => {
    const { id: payment } = await services.payments.first({ status: 'refunded' });
    const { id: approved } = await services.payments.first({ status: 'approved' });
    const { id: rejected } = await services.payments.first({ status: 'rejected' });
    const { id: subscription } = await services.subscriptions.take('cancelled');
    const { id: active } = await services.subscriptions.take('active', ({ payer }) => Boolean(payer?.email));
    const { id: payer } = await services.payers.some(({ email }) => email !== null);
    const { id: notification } = await services.notifications.take('sent', ({ attempts }) => attempts.length > 1);
    const { id: transfer } = await services.transfers.take('pending', ({ payment_id: matched }) => matched !== null);
    const { id: withdrawal } = await services.withdrawals.take('pending_authorization');
    const { id: gatewayBatch } = await services.gatewayBatches.take('pending');
    const { id: taxForm } = await services.taxForms.take('created');
    const { id: report } = await services.reports.take('pending_approval');
    const shared = await services.distributions.take('error');
    const [part] = (await services.partsOf(shared)).filter(({ status }) => status === 'error');
    const app = await openApp({ user: 'administrador', path: '/home', width });
    const { page } = app;
    for (const [path, ready] of [
      [`/pago/${payment}`, 'Firma'],
      [`/pago/${rejected}`, 'Firma'],
      [`/suscripcion/${subscription}`, 'Firma'],
      [`/pagadores/${payer}`, 'Referencias'],
      [`/notificacion/${notification}?tab=tecnicos`, 'customer_name'],
      [`/afip/${taxForm}`, 'Nombre del archivo'],
    ] as const) {
      await visit(page, path, ready);
      await expectNoAxeViolationsInThemes(page, path);
    }
    for (const [path, ready] of [
      [`/pago/${payment}?historial`, 'FECHA'],
      [`/distribucion?period=ultimos-12-meses&ver=${shared.id}`, 'Comisión'],
      [`/pago/${approved}?accion=refund`, 'Ingrese el motivo'],
      [`/suscripcion/${subscription}?historial`, 'FECHA'],
      [`/suscripcion/${active}?accion=sendNotification`, 'E-mail del destinatario'],
      ['/comercios/COES?accion=addConfiguration', 'Valor'],
      [`/retiros?accion=detail&retiro=${withdrawal}`, 'Disponible para retirar'],
      [`/retiros?accion=authorize&retiro=${withdrawal}`, 'Saldo disponible de'],
      [`/distribucion?accion=edit&destino=${shared.id}/${part?.id}`, 'Formato'],
      [
        `/pagos/pago-de-servicios/gateways?accion=conciliate&lote-de-gateway=${gatewayBatch}`,
        'Importe de compensación',
      ],
      ['/afip/generar', 'Período'],
      [`/soft-provider?accion=approve&reporte=${report}`, 'Aprobar el reporte'],
      [`/afip/${taxForm}?accion=presentManually`, 'Número de transacción'],
      [`/transferencias?accion=conciliate&transferencia=${transfer}`, 'Pago'],
    ] as const) {
      await dialogOf(page, path, ready);
      await expectNoAxeViolationsInThemes(page, path);
    }
    await app.close();
  },
  MANY_SCREENS,
);

test.each([1440, 1200])('menus and dialogs of the frame have no accessibility violation at %i px', async (width) => {
  const app = await openApp({ user: 'administrador', path: '/perfil', width });
  const { page } = app;
  const menus = ['Reportes', 'Tema', 'Menú de usuario'].filter((name) => width === 1200 || name !== 'Reportes');
  for (const name of menus) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('menu').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  for (const name of ['Novedades', 'Avisos']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
  await expectNoAxeViolationsInThemes(page, 'the sheet of keys');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Búsqueda rápida' }).fill('ana');
  await page
    .getByRole('option', { name: /Pagadores$/ })
    .first()
    .waitFor();
  await expectNoAxeViolationsInThemes(page, 'the quick search');
  await app.close();
});

// The sign-in page belongs to the sign-in service: its theme follows the system alone.
test.each(['light', 'dark'] as const)('the sign-in page, %s, has no accessibility violation', async (theme) => {
  const app = await openApp({ path: '/home', theme });
  await app.page.locator('#kc-form-login').waitFor();
  await expectNoAxeViolations(app.page);
  await app.close();
});
