// Guards: Two people with one record open see each other's name. The name disappears when one of them leaves.
import { goWithin, openApp, openPaymentList } from './support/index.ts';

test("two people who have one payment open read each other's name until one of them leaves", async () => {
  const list = await openPaymentList('status=issued&filas=5');
  const [id = ''] = await list.idsOf(1);
  const path = `/pago/${id}`;
  await goWithin(list.page, path);
  await list.page.getByRole('heading', { level: 1 }).first().waitFor();
  await list.page.waitForTimeout(3_000); // presence is reported only after some seconds on the record
  const other = await openApp({ user: 'administrador', path, width: 390 });
  const told = /^También lo tiene abierto [^.]+\.$/;
  await other.page.getByText(told).waitFor();
  await list.page.getByText(told).waitFor({ timeout: 30_000 });
  await goWithin(list.page, '/home');
  await other.page.getByText(told).waitFor({ state: 'detached', timeout: 30_000 });
  await other.close();
  await list.app.close();
}, 120_000);
