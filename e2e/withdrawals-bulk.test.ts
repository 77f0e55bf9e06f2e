// Guards: When some of a hundred authorizations fail, the counts are exact, and a retry sends only the failed ones.
// Looks over: apps/web/src/features/money-out/**
import { expectNoAxeViolationsInThemes, faults, openWithdrawalList, requests, resetServices } from './support/index.ts';

const authorized = async (): Promise<string[]> => {
  const seen = await requests.list('withdrawal');
  return seen.map(({ path }) => /^\/(\w+)\/autorizar/.exec(path)?.[1]).filter((id) => id !== undefined);
};

/** Counts the times that the list was read. */
const lists = async (): Promise<number> => {
  const seen = await requests.list('withdrawal');
  return seen.filter(({ path }) => /^\/\?.*limit=100/.test(path)).length;
};

/** Timeout in milliseconds of a hundred changes on a busy machine. */
const ALL_SENT = 60_000;

beforeAll(resetServices);

afterEach(async () => {
  await faults.clear();
});

test('of a hundred withdrawals those that cannot be sent are left out, and a retry sends only failed ones', async () => {
  const list = await openWithdrawalList('filas=100');
  const { page, dialog } = list;
  const before = await list.total();
  expect(await lists()).toBeGreaterThan(0);
  await list.selectAll();
  await page.getByText('100 retiros seleccionados', { exact: true }).waitFor();

  await list.bar.getByRole('button', { name: 'Autorizar selección' }).click();
  await dialog.getByText(/^Autorizar \d+ retiros$/).waitFor();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('list', { name: 'Cuentas de destino' }).waitFor();
  await expectNoAxeViolationsInThemes(page, 'money that leaves');
  const title = (await dialog.getByRole('heading').first().textContent()) ?? '';
  const sent = Number(/\d+/.exec(title)?.[0]);
  expect(sent).toBeGreaterThan(90);
  const submit = dialog.getByRole('button', { name: RegExp(`^Autorizar ${sent} retiros · \\$`, 'u') });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel(/^Cantidad de retiros/).fill(String(sent));
  await dialog.getByRole('checkbox', { name: /^Entiendo que el saldo no alcanza/ }).check();

  const path = '^/0\\w+/autorizar'; // about one withdrawal in sixteen
  await faults.set({ service: 'withdrawal', path, fault: { kind: 'status', status: 500 } });
  await requests.clear();
  await submit.click();
  await dialog.getByText(`${sent} de ${sent}`).waitFor({ timeout: ALL_SENT });
  const first = await authorized();
  const failed = first.filter((id) => id.startsWith('0'));
  expect(failed.length).toBeGreaterThan(2);
  await dialog.getByText(`${sent - failed.length} con éxito`).waitFor();
  await dialog.getByText(`${failed.length} sin confirmar`, { exact: true }).waitFor();
  expect(first).toHaveLength(sent);
  expect(new Set(first).size).toBe(sent);
  expect(await lists()).toBeLessThan(sent / 4); // the list is not read after each change

  await faults.clear();
  await requests.clear();
  await dialog.getByRole('button', { name: `Reintentar ${failed.length} pendientes` }).click();
  await dialog.getByText(`${sent} con éxito`).waitFor();
  expect((await authorized()).toSorted()).toEqual(failed.toSorted());

  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByText(`${before - sent} retiros`, { exact: true }).waitFor();
  list.app.allowErrors();
  await list.app.close();
}, 120_000);
