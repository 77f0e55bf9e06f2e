// Guards: Configuration entries of a collector are added once and disabled.
import { addresses, choose, faults, findDialog, renderAt, screen, waitFor, within } from '@/testing';

interface Entry {
  readonly id: string;
  readonly value: string;
  readonly delete_date: string | null;
}

/** Reads the entries with this value from the service. */
const entriesWith = async (collectorId: string, value: string): Promise<readonly Entry[]> => {
  const answer = await fetch(`${addresses.platform}/collector/comercios/${collectorId}/configuraciones`);
  const { rows }: { rows: readonly Entry[] } = await answer.json();
  return rows.filter((entry) => entry.value === value);
};

const openConfiguration = async (collectorId: string, as = 'operador') => {
  const user = await renderAt(`/comercios/${collectorId}`, { as });
  const section = within(await screen.findByRole('region', { name: 'Configuración' }));
  await section.findAllByText('Vigente');
  return { user, section };
};

test('an entry is added; the dialog that disables it names its variable and value', async () => {
  const { user, section } = await openConfiguration('FIBR');
  await user.click(section.getByRole('button', { name: 'Agregar' }));
  const add = await findDialog(user);
  await waitFor(() => expect(add.button('Agregar').disabled).toBe(true));
  await user.click(await screen.findByRole('combobox', { name: /Variable/ }));
  // the variables of a scheduled withdrawal are missing, because they have their own dialog
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Días hasta el vencimiento de los pagos',
  ]);
  await user.click(screen.getByRole('option'));
  await add.fill(/Valor/, ' ');
  await user.tab();
  await add.dialog.findByText('*Campo requerido.');
  await add.fill(/Valor/, '75');
  await add.press('Agregar');
  await add.sees('Configuración agregada con éxito');
  await add.isGone();
  const findLine = async () => within((await section.findByText(/^75/)).closest('li') ?? document.body);
  await (await findLine()).findByText('Vigente');

  await user.click(
    (await findLine()).getByRole('button', { name: 'Deshabilitar Días hasta el vencimiento de los pagos' }),
  );
  const disable = await findDialog(user);
  await disable.dialog.findByText(/“Días hasta el vencimiento de los pagos” con el valor “75”/);
  await disable.press('Deshabilitar');
  await disable.sees('Configuración deshabilitada con éxito');
  await waitFor(async () => (await findLine()).getByText(/Deshabilitada desde el \d\d\/\d\d\/\d{4}/));
  expect((await findLine()).queryByRole('button')).toBeNull();
  expect(await entriesWith('FIBR', '75')).toMatchObject([{ delete_date: expect.any(String) }]);
});

test('an entry is added once when the answer is lost and the person retries', async () => {
  const { user, section } = await openConfiguration('COES');
  await user.click(section.getByRole('button', { name: 'Agregar' }));
  const { element, fill, press, sees } = await findDialog(user);
  await choose(user, /Variable/, 'Días hasta el vencimiento de los pagos');
  await fill(/Valor/, '61');
  await faults.set({ service: 'collector', path: '/configuraciones$', fault: { kind: 'lose' } });
  await press('Agregar');
  await sees('La operación quedó sin respuesta');
  await faults.clear();
  await press('Reintentar');
  await sees('Configuración agregada con éxito');
  await waitFor(() => expect(element.isConnected).toBe(false));
  expect(await entriesWith('COES', '61')).toHaveLength(1);
});

test('a person who may not authorize withdrawals has no buttons for the scheduled withdrawal', async () => {
  const { section } = await openConfiguration('COES');
  expect(section.queryByRole('button', { name: /retiro programado/ })).toBeNull();
  const schedule = within(screen.getByRole('region', { name: 'Retiro programado' }));
  await schedule.findByText('Cuenta de destino');
  expect(schedule.queryByRole('button')).toBeNull();
});

test('an auditor sees the configuration, and the address of a dialog does not open it', async () => {
  const { section } = await openConfiguration('COES', 'auditor');
  expect(section.queryByRole('button')).toBeNull();
  await renderAt('/comercios/COES?accion=addConfiguration', { as: 'auditor' });
  const again = within(await screen.findByRole('region', { name: 'Configuración' }));
  await again.findAllByText('Vigente');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog shows that another person disabled the entry, and cannot disable it again', async () => {
  const { user, section } = await openConfiguration('COES');
  await user.click(section.getByRole('button', { name: 'Agregar' }));
  const add = await findDialog(user);
  await choose(user, /Variable/, 'Días hasta el vencimiento de los pagos');
  await add.fill(/Valor/, '83');
  await add.press('Agregar');
  await add.isGone();
  const line = within((await section.findByText(/^83/)).closest('li') ?? document.body);
  await user.click(line.getByRole('button', { name: /^Deshabilitar/ }));
  const { dialog, press, button } = await findDialog(user);
  await dialog.findByText(/con el valor “83”/);
  const [entry] = await entriesWith('COES', '83');
  await fetch(`${addresses.platform}/collector/configuraciones/${entry?.id ?? ''}`, {
    method: 'DELETE',
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await press('Deshabilitar');
  const changes = within(await dialog.findByRole('table', { name: 'Lo que cambió desde que lo abrió' }));
  changes.getByText('Antes');
  changes.getByText('Ahora');
  changes.getByText('Vigente');
  changes.getByText(/^Deshabilitada desde el /);
  await dialog.findByText('Esta configuración ya no está vigente.');
  expect(button('Deshabilitar').disabled).toBe(true);
});
