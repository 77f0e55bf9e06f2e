// Guards: A bulk run is resumed in another browser after its own was closed. Only unanswered changes are sent again.
// A person who begins the same bulk run reads who is already doing it.
import {
  eventually,
  expectNoAxeViolationsInThemes,
  faults,
  openApp,
  openWithdrawalList,
  requests,
  resetServices,
  SILENCE_TIMEOUT,
} from './support/index.ts';

/** Reads the identifiers of the withdrawals whose rejection reached the service. */
const rejected = async (): Promise<string[]> => {
  const seen = await requests.list('withdrawal');
  return seen.map(({ path }) => /^\/(\w+)\/rechazar/.exec(path)?.[1]).filter((id) => id !== undefined);
};

beforeAll(resetServices);

afterEach(async () => {
  await faults.clear();
});

test('after the browser is closed with eight of twenty rejections sent, the resumed run ends with twenty', async () => {
  const list = await openWithdrawalList('filas=25');
  const { page, dialog } = list;
  await list.selectAll();
  const ids = await list.idsOf(25);
  for (const at of [20, 21, 22, 23, 24]) await list.rows.nth(at).getByRole('checkbox').click();
  await page.getByText('20 retiros seleccionados', { exact: true }).waitFor();
  await list.bar.getByRole('button', { name: 'Rechazar selección' }).click();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByLabel(/^Motivo de rechazo/).fill('Cuenta errada');
  await requests.clear();
  // The service holds the fifth to the eighth request while the browser is closed.
  const held = ids.slice(4, 8);
  await faults.set({ service: 'withdrawal', path: `^/(${held.join('|')})/rechazar`, fault: { kind: 'hold' } });
  await dialog.getByRole('button', { name: /^Rechazar 20 retiros · \$/ }).click();
  await dialog.getByText('4 de 20').waitFor();
  await eventually(async () => {
    expect(await rejected()).toHaveLength(8);
  });
  await page.waitForTimeout(1_500); // progress is reported once a second
  list.app.allowErrors();
  await list.app.close();
  await faults.clear();

  const app = await openApp({ user: 'tesoreria', path: '/home', width: 1440 });
  const notices = app.page.getByRole('dialog', { name: 'Avisos' });
  await app.page.getByRole('button', { name: 'Avisos' }).click();
  await notices.getByText('Rechazar el retiro', { exact: true }).waitFor();
  await notices.getByRole('button', { name: 'Retomar' }).waitFor({ timeout: SILENCE_TIMEOUT });
  await notices.getByText('20 registros').waitFor();
  await expectNoAxeViolationsInThemes(app.page, 'a run that was left');
  await notices.getByRole('button', { name: 'Retomar' }).click();
  const kept = app.page.getByRole('dialog');
  await kept.getByText(/^4 con éxito$/).waitFor();
  await kept.getByText('16 sin resultado').waitFor();
  await kept.getByRole('img', { name: 'Sin resultado: puede haberse hecho' }).first().waitFor();
  const goOn = kept.getByRole('button', { name: 'Continuar con el resto' });
  await goOn.click();
  await goOn.waitFor({ state: 'detached' });
  const retry = kept.getByRole('button', { name: /^Reintentar \d+ / });
  if (await retry.isVisible()) await retry.click();
  await kept.getByText('20 con éxito').waitFor();
  const sent = await rejected();
  expect(new Set(sent).size).toBe(20);
  // Only the changes with an unknown outcome were requested again.
  expect(sent.filter((id, at) => sent.indexOf(id) !== at).every((id) => held.includes(id))).toBe(true);

  await kept.getByRole('button', { name: 'Cerrar' }).last().click();
  await app.page.getByRole('button', { name: 'Avisos' }).click();
  await notices.getByText('No hay avisos').or(notices.getByRole('listitem')).first().waitFor();
  // the run that ended stays for a week; nothing of it can be resumed
  expect(await notices.getByRole('button', { name: 'Retomar' }).count()).toBe(0);
  await app.close();
}, 120_000);

test('a person who begins the same bulk run reads who is already doing it', async () => {
  const first = await openWithdrawalList('filas=5');
  const other = await openWithdrawalList('filas=5', { user: 'administrador' });
  await other.selectAll();
  await first.selectAll();
  await first.bar.getByRole('button', { name: 'Rechazar selección' }).click();
  await first.dialog.getByRole('button', { name: 'Continuar' }).click();
  await first.dialog.getByLabel(/^Motivo de rechazo/).fill('Cuenta errada');
  await faults.set({ service: 'withdrawal', path: '/rechazar', fault: { kind: 'hold' } });
  await first.dialog.getByRole('button', { name: /^Rechazar 5 retiros · \$/ }).click();
  await first.dialog.getByText('0 de 5').waitFor();

  await other.bar.getByRole('button', { name: 'Rechazar selección' }).click();
  await other.dialog.getByText(/^Teresa Sosa está haciendo lo mismo ahora: 0 de 5\./).waitFor();
  await faults.clear();
  await first.dialog.getByText('5 con éxito').waitFor();
  await first.app.close();
  await other.app.close();
}, 60_000);
