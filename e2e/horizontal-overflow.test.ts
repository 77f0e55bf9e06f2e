// Guards: The screens below are not wider than a phone, a tablet or a desktop. A list at 200 % zoom shows a row.
import { goWithin, waitUntilLoaded, openApp, services } from './support/index.ts';

const WIDTHS = [320, 390, 768, 1440];

const screens = [
  ...['/home', '/perfil', '/permisos', '/pagos', '/comercios', '/comercios/promociones', '/comercios/gateways'],
  ...['/pagadores', '/pagadores/nuevo', '/pagadores/referencias', '/pagadores/referencias/crear', '/suscripciones'],
  ...['/exportaciones', '/importaciones', '/importacion', '/conversion', '/transferencias', '/retirosUnificados'],
  ...['/retiros', '/retiros/historial', '/lotes', '/distribucion', '/afip', '/afip/generar', '/soft-provider', '/bin'],
  // with one collector the list offers one more filter
  '/pagos?collector_id=LUZN&collector_name=Luz+del+Norte',
  ...['/pagos/pago-de-servicios/transacciones', '/pagos/pago-de-servicios/gateways', '/no/hay/esto'],
];

/** Returns the addresses of a payment, a subscription, a payer and a collector. */
const records = async (): Promise<string[]> => {
  const [payment, subscription, payer] = await Promise.all([
    services.payments.first({}),
    services.subscriptions.first({}),
    services.payers.some(() => true),
  ]);
  return [`/pago/${payment.id}`, `/suscripcion/${subscription.id}`, `/pagadores/${payer.id}`, '/comercios/COES'];
};

test('the screens do not scroll sideways at widths from 320 to 1440 px', async () => {
  const app = await openApp({ user: 'administrador', path: '/home' });
  const { page } = app;
  const wide: string[] = [];
  for (const path of [...screens, ...(await records())]) {
    await goWithin(page, path);
    await waitUntilLoaded(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // A busy browser lays out late: wait up to 200 frames.
      const measured = await page.evaluate(async () => {
        const root = document.documentElement;
        for (let frame = 0; frame < 2 || (frame < 200 && root.scrollWidth > innerWidth); frame += 1)
          await new Promise(requestAnimationFrame);
        return root.scrollWidth;
      });
      if (measured > width) wide.push(`${path} at ${width}: ${measured}`);
    }
  }
  expect(wide).toEqual([]);
  await app.close();
}, 180_000);

test('a list at 200 % zoom shows at least one row', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos?period=ultimos-12-meses', width: 683, height: 425 });
  const { page } = app;
  const row = page.getByRole('row').nth(1);
  await row.waitFor();
  const box = await row.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(425);
  await app.close();
});
