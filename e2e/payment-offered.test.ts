import { openApp, somePayment, takePayment } from './support/index.ts';

const statuses = [
  'pending',
  'issued',
  'approved',
  'partial',
  'rejected',
  'refunded',
  'objected',
  'cancelled',
  'expired',
];
const people = ['administrador', 'operador', 'tesoreria', 'auditor', 'desarrollador'];

/** What each action is called on the screen. */
const labels: Readonly<Record<string, string>> = {
  cancel: 'Cancelar pago',
  updatePaymentMethod: 'Cambiar medio de pago',
  refund: 'Devolver',
  partialRefund: 'Devolución parcial',
  reverse: 'Reversar',
  cancelObjection: 'Cancelar objeción',
  retry: 'Reintentar cobro',
  openForm: 'Abrir formulario',
  forwardNotification: 'Reenviar notificación',
  notifyPayer: 'Notificar al pagador',
  updateByGateway: 'Actualizar desde el gateway',
  refresh: 'Recargar',
  history: 'Historial',
};

interface AvailableAction {
  readonly name: string;
  readonly allowed: boolean;
  readonly reason: string | null;
}

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

describe.each(people)('to %s', (as) => {
  test('the screen offers what the gateway allows, in every state, and says why not where it does not', async () => {
    const app = await openApp({ as });
    const { page } = app;
    for (const status of statuses) {
      const { id } = await takePayment(status);
      const answered = page.waitForResponse(async (response) =>
        (response.request().postData() ?? '').includes('PaymentDetail'),
      );
      await page.goto(new URL(`/pago/${id}`, page.url()).href);
      const { data } = await (await answered).json();
      const actions: readonly AvailableAction[] = data.payment.availableActions;
      const label = ({ name }: AvailableAction): string => labels[name] ?? name;

      const toolbar = page.getByRole('group', { name: 'Acciones del pago' });
      await toolbar.waitFor();
      const beside = await toolbar.locator('button:not([aria-haspopup]):not([aria-disabled]), a').all();
      const names = await Promise.all(
        beside.map(async (one) => (await one.getAttribute('aria-label')) ?? (await one.textContent()) ?? ''),
      );
      await toolbar.getByRole('button', { name: 'Más acciones' }).click();
      const menu = page.getByRole('menu');
      await menu.waitFor();
      const items = await menu.locator('[role=menuitem]:not([aria-disabled])').allTextContents();
      const refused = await menu.locator('[role=menuitem][aria-disabled]').allTextContents();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });

      const offered = [...names, ...items].map((name) => name.replace(' (se abre en otra ventana)', ''));
      expect([status, sorted(offered)]).toEqual([status, sorted(actions.filter(({ allowed }) => allowed).map(label))]);
      const expected = actions
        .filter(({ name, allowed }) => !allowed && name !== 'history')
        .map((action) => `${label(action)}${action.reason ?? ''}`);
      expect([status, sorted(refused)]).toEqual([status, sorted(expected)]);
    }
    await app.close();
  });
});

test('an older version offers nothing but to reload and to look at the versions', async () => {
  const { id } = await somePayment({ status: 'refunded' });
  const app = await openApp({ as: 'administrador', path: `/pago/${id}?version=1` });
  const toolbar = app.page.getByRole('group', { name: 'Acciones del pago' });
  await toolbar.waitFor();
  const buttons = await toolbar.locator('button, a').all();
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  expect(names).toEqual(['Recargar', 'Historial']);
  await app.close();
});
