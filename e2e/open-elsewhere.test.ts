// Guards: Two people who have one record open see each other's name, and it goes with whoever leaves.
import { goWithin, openApp, openPaymentList } from './support/index.ts';

test('the second one who opens a payment and the first one read of each other', async () => {
  const list = await openPaymentList('status=issued&filas=5');
  const [id = ''] = await list.idsOf(1);
  const path = `/pago/${id}`;
  await goWithin(list.page, path);
  await list.page.getByRole('heading', { level: 1 }).first().waitFor();
  await list.page.waitForTimeout(3_000); // a passing look is not reported
  const other = await openApp({ as: 'administrador', path, width: 390 });
  const told = /^También lo tiene abierto [^.]+\.$/;
  await other.page.getByText(told).waitFor();
  await list.page.getByText(told).waitFor({ timeout: 30_000 });
  await goWithin(list.page, '/home');
  await other.page.getByText(told).waitFor({ state: 'detached', timeout: 30_000 });
  await other.close();
  await list.app.close();
}, 120_000);
