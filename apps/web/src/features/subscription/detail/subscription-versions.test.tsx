// Guards: Versions of a subscription are listed, opened and compared.
import { changedValues, findAddress, findDialog, press, renderAt, screen, services, within } from '@/testing';

const reasonOfOldVersion = 'Está viendo una versión anterior de la suscripción.';

/** Returns true if the dialog lists all versions at once. */
const few = ({ version }: { readonly version: number }): boolean => version < 8;

const openHistory = async (id: string, as = 'operador') => {
  const user = await renderAt(`/suscripcion/${id}`, { as });
  await press(user, 'Historial');
  return findDialog(user, 'Historial de versiones');
};

test('ten versions are listed, and the others on demand', async () => {
  const { id, version } = await services.subscriptions.take('active', (one) => one.version > 10);
  const { dialog, press: pressIt } = await openHistory(id);
  const rows = () => dialog.getAllByRole('row', { hidden: true }).filter((row) => row.querySelector('a'));
  expect(dialog.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Elegir para comparar',
    'FECHA',
    'ESTADO',
    'ID',
    'Comparar con la actual',
  ]);
  expect(rows()).toHaveLength(10);
  await pressIt('Ver más');
  expect(rows()).toHaveLength(version);
});

test('an older version is marked, links to the current one, and refuses every action with a reason', async () => {
  const { id } = await services.subscriptions.take('cancelled', few);
  const { user, dialog } = await openHistory(id, 'administrador');
  const oldest = dialog.getAllByRole('row', { hidden: true }).at(-1) ?? document.body;
  await user.click(within(oldest).getAllByRole('link', { hidden: true })[0] ?? document.body);
  await findAddress('version', '1');
  await screen.findByText('Está viendo la versión 1, que no es la actual.');

  const toolbar = within(await screen.findByRole('group', { name: 'Acciones de la suscripción' }));
  for (const name of ['Abrir formulario', 'Recargar', 'Historial']) {
    const button = toolbar.getByRole('button', { name: new RegExp(`^${name}`) });
    expect([name, button.getAttribute('aria-disabled')]).toEqual([name, 'true']);
    await user.hover(button);
    await screen.findByRole('tooltip', { name: `${name}: ${reasonOfOldVersion}` });
    await user.unhover(button);
  }
  expect(screen.getByRole('button', { name: /^Formulario de pago/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(toolbar.getByRole('button', { name: 'Más acciones' }));
  const items = await screen.findAllByRole('menuitem');
  const refused = items.filter((item) => item.hasAttribute('aria-disabled'));
  expect(refused).toHaveLength(5);
  expect(refused.filter(({ textContent }) => !textContent.includes(reasonOfOldVersion))).toEqual([]);
  const allowed = items.filter((item) => !refused.includes(item));
  expect(allowed.map(({ textContent }) => textContent)).toEqual(['Copiar resumen', 'Imprimir']);
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('link', { name: 'Ver la versión actual' }));
  await findAddress('version', null);
  await screen.findByText(/^Cancelada\./);
});

test('two versions are compared, and only differences are shown', async () => {
  const { id, amount, version } = await services.subscriptions.take('active', few);
  await services.subscriptions.change(`${id}/importe`, { amount: 4321.5 }, 'PUT');
  await services.subscriptions.change(`${id}/cancelar`, { reason: 'Lo pidió el pagador' });
  const { user, dialog } = await openHistory(id);
  for (const one of [version, version + 2])
    await user.click(dialog.getByRole('checkbox', { name: `Elegir la versión ${one} para comparar`, hidden: true }));
  await user.click(await dialog.findByRole('link', { name: 'Comparar' }));
  const comparison = await findDialog(user, 'Comparación de versiones');
  await comparison.dialog.findByRole('rowheader', { name: 'Importe' });
  const names = comparison.dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Resumen', 'Estado', 'Importe', 'Fechas', 'Cancelación']));
  expect(names).not.toContain('Recurrencia');
  expect(changedValues(comparison.element, 'Estado')).toEqual(['Activa', 'Cancelada']);
  const [before, after] = changedValues(comparison.element, 'Importe');
  expect(before?.replaceAll(/\D/g, '')).toBe(String(Math.round(amount * 100)));
  expect(after).toBe('$\u00a04.321,50');
  await user.click(comparison.dialog.getByRole('button', { name: 'Volver al historial' }));
  await findDialog(user, 'Historial de versiones');
});

test('a version that does not exist links to the current one', async () => {
  const { id } = await services.subscriptions.take('pending');
  const user = await renderAt(`/suscripcion/${id}?version=999`, { as: 'operador' });
  await screen.findByText('No encontramos esta versión de la suscripción');
  await user.click(screen.getByRole('link', { name: 'Ver la versión actual' }));
  await findAddress('version', null);
  await screen.findByRole('region', { name: 'Resumen' });
});
