// Guards: A withdrawal is scheduled in the specified steps, a failure can be resumed, and problems are shown.
import type { UserEvent } from '@testing-library/user-event';
import {
  addresses,
  choose,
  faults,
  fill,
  findDialog,
  press,
  putEntry,
  renderAt,
  requests,
  screen,
  waitFor,
  within,
} from '@/testing';

interface Entry {
  readonly id: string;
  readonly value: string;
  readonly delete_date: string | null;
  readonly commerce_config_vars: { readonly code: string };
}

/** Reads the values in force of a collector, by the code of their variable. */
const inForce = async (collectorId: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${addresses.platform}/collector/comercios/${collectorId}/configuraciones`);
  const { rows }: { rows: readonly Entry[] } = await answer.json();
  const standing = rows.filter(({ delete_date }) => delete_date === null);
  const entries = standing.map(({ value, commerce_config_vars: { code } }): [string, string] => [code, value]);
  // only variables of schedules: other test files configure the same collectors
  return Object.fromEntries(entries.filter(([code]) => code.startsWith('scheduled_')));
};

/** Returns the changes that reached the service, in order. */
const changes = async (): Promise<string[]> => {
  const seen = await requests.list('collector');
  return seen.filter(({ method }) => method !== 'GET').map(({ method }) => method);
};

const openSchedule = async (collectorId: string, label: string) => {
  const user = await renderAt(`/comercios/${collectorId}`, { as: 'administrador' });
  const section = within(await screen.findByRole('region', { name: 'Retiro programado' }));
  await user.click(await section.findByRole('button', { name: label }));
  const dialog = await findDialog(user, 'Retiro programado');
  await waitFor(() => expect(dialog.button('Siguiente').disabled).toBe(false));
  return { user, section, dialog };
};

const answer = async (user: UserEvent, question: string | RegExp) => {
  const asked = await screen.findByRole('dialog', { name: question });
  await user.click(within(asked).getByRole('button', { name: /^(Usar|Cambiar) / }));
  await waitFor(() => expect(asked.isConnected).toBe(false));
};

const account = '2850590940090418135201';

test('a withdrawal is scheduled in four steps, with the questions of the specification', async () => {
  const { user, section, dialog } = await openSchedule('CLNA', 'Programar');
  for (const step of ['Entidad', 'Destino', 'Monto', 'Criterio de periodicidad'])
    expect(dialog.dialog.getAllByText(step).length).toBeGreaterThan(0);
  await dialog.press('Siguiente');

  await dialog.fill(/^Cuenta de destino/, '2850590940090418135200');
  await user.tab();
  await dialog.dialog.findByText('Los dígitos verificadores de la cuenta de destino no coinciden.');
  expect(dialog.button('Siguiente').disabled).toBe(true);
  await dialog.fill(/^Cuenta de destino/, account);
  await dialog.press('Siguiente');
  await answer(user, `Estas seguro de confirmar la cuenta de destino ${account}?`);

  await user.click(dialog.dialog.getByRole('radio', { name: /^Monto mínimo/ }));
  await dialog.dialog.findByText(/únicamente si el total de la entidad es mayor o igual que el mínimo/);
  await fill(user, dialog.dialog.getByRole('textbox', { name: /^Monto/ }), '150000,50');
  await dialog.press('Siguiente');
  await answer(user, /^Estas seguro de confirmar el monto de retiro \$\s150\.000,50\?$/);

  expect(dialog.button('Finalizar').disabled).toBe(true);
  const summary = within(await dialog.dialog.findByRole('group', { name: 'Se programa' }));
  summary.getByText('Banco Macro · ···5201');
  summary.getByText(/^Monto mínimo: \$\s150\.000,50$/);
  await choose(user, /Periodicidad/, 'Lunes a viernes');
  const runs = within(await dialog.dialog.findByRole('list', { name: 'Próximos retiros' }));
  expect(runs.getAllByText(/^\D+, \d+ de \D+ de 20\d\d, \d\d:\d\d$/)).toHaveLength(3);
  await requests.clear();
  await dialog.press('Finalizar');
  await screen.findByText('El retiro fue programado exitosamente');
  await dialog.isGone();
  expect(await changes()).toEqual(['POST', 'POST', 'POST']);
  expect(await inForce('CLNA')).toEqual({
    scheduled_destination_account: account,
    scheduled_min_amount: '150000.50',
    scheduled_cron: '0 9 * * 1-5',
  });
  await section.findByText('De lunes a viernes a las 09:00');
  await section.findByText(/^Monto mínimo: \$\s150\.000,50$/);
});

test('after a lost answer the dialog shows the steps done, and a retry finishes the schedule once', async () => {
  const { user, dialog } = await openSchedule('COES', 'Modificar');
  await dialog.press('Siguiente');
  await dialog.fill(/^Cuenta de destino/, 'cooperativa.rio.sur');
  await dialog.press('Siguiente');
  await answer(user, 'Estas seguro de modificar la cuenta de destino?');
  await user.click(dialog.dialog.getByRole('radio', { name: /^Monto específico/ }));
  await fill(user, dialog.dialog.getByRole('textbox', { name: /^Monto/ }), '80000');
  await dialog.press('Siguiente');
  await answer(user, /^Estas seguro de confirmar el monto de retiro \$\s80\.000,00\?$/);

  await faults.set({
    service: 'collector',
    path: 'comercios/COES/configuraciones$',
    method: 'POST',
    fault: { kind: 'lose' },
  });
  await dialog.press('Finalizar');
  const problem = await dialog.dialog.findByRole('alert');
  await within(problem).findByText(/^1 de 3 pasos hechos/);
  await faults.clear();
  await requests.clear();
  await dialog.press('Finalizar');
  await screen.findByText('El retiro fue programado exitosamente');
  expect(await inForce('COES')).toEqual({
    scheduled_destination_account: 'cooperativa.rio.sur',
    scheduled_amount: '80000.00',
    scheduled_cron: '0 9 * * 1',
  });
  const made = await fetch(`${addresses.platform}/collector/comercios/COES/configuraciones`);
  const { rows }: { rows: readonly Entry[] } = await made.json();
  expect(rows.filter(({ value }) => value === 'cooperativa.rio.sur')).toHaveLength(1);
});

test('a removal asks for confirmation, and keeps the account', async () => {
  const user = await renderAt('/comercios/MUPV', { as: 'administrador' });
  const section = within(await screen.findByRole('region', { name: 'Retiro programado' }));
  await user.click(await section.findByRole('button', { name: 'Eliminar' }));
  const dialog = await findDialog(user, 'Estas seguro de eliminar el retiro programado?');
  await dialog.press('Eliminar');
  await screen.findByText('El retiro programado fue eliminado');
  expect(Object.keys(await inForce('MUPV'))).toEqual(['scheduled_destination_account']);
  await section.findByText('No hay un retiro programado.');
});

test('a removal whose answer was lost stays among the notices, with a link to the collector', async () => {
  await putEntry('GASC', 'scheduled_cron', '0 9 * * 1');
  const user = await renderAt('/comercios/GASC?accion=removeScheduledWithdrawal', { as: 'administrador' });
  const dialog = await findDialog(user, 'Estas seguro de eliminar el retiro programado?');
  await faults.set({ service: 'collector', method: 'DELETE', fault: { kind: 'lose' } });
  await dialog.press('Eliminar');
  await dialog.sees(/^La operación quedó sin respuesta/);
  await dialog.press('Volver');
  await press(user, 'Cerrar igual', await screen.findByRole('dialog', { name: '¿Cerrar sin saber si se completó?' }));
  await dialog.isGone();
  await screen.findByText(/^La operación quedó sin respuesta/);
  const link = await screen.findByRole('link', { name: 'Ver cómo quedó' });
  expect(link.getAttribute('href')).toBe('/comercios/GASC');
});

test('a schedule that another person changed is shown before anything is removed', async () => {
  await putEntry('NETA', 'scheduled_cron', '0 9 * * 1');
  const user = await renderAt('/comercios/NETA?accion=removeScheduledWithdrawal', { as: 'administrador' });
  const dialog = await findDialog(user, 'Estas seguro de eliminar el retiro programado?');
  await putEntry('NETA', 'scheduled_cron', '0 10 * * 2');
  const before = await changes();
  await dialog.press('Eliminar');
  await screen.findByText(/^El retiro programado cambió desde que lo abrió/);
  expect(await changes()).toEqual(before);
  await dialog.press('Eliminar');
  await screen.findByText('El retiro programado fue eliminado');
  expect(await inForce('NETA')).not.toHaveProperty('scheduled_cron');
});

test('a schedule of batches has no amount; a collector without a strategy cannot have a schedule', async () => {
  const { dialog } = await openSchedule('AGLI', 'Programar');
  expect(dialog.dialog.queryByText('Monto')).toBeNull();
  await renderAt('/comercios/ADMI?accion=scheduleWithdrawal', { as: 'administrador' });
  await screen.findByText('La entidad no tiene estrategia de retiro compatible.');
  const refused = within(await screen.findByRole('dialog'));
  expect(refused.getByRole('button', { name: 'Siguiente' })).toHaveProperty('disabled', true);
});

test('an auditor sees the schedule and cannot change it', async () => {
  await renderAt('/comercios/COAC?accion=scheduleWithdrawal', { as: 'auditor' });
  const section = within(await screen.findByRole('region', { name: 'Retiro programado' }));
  await section.findByText('Los lunes a las 09:00');
  expect(section.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button Programar opens the dialog if the installation allows scheduling from the list', async () => {
  const user = await renderAt('/retirosUnificados', { as: 'administrador', settings: { scheduledWithdrawals: true } });
  await press(user, 'Programar');
  const dialog = await findDialog(user, 'Retiro programado');
  expect(dialog.button('Siguiente').disabled).toBe(true);
});

describe('a schedule with problems', () => {
  const openSection = async (collectorId: string, as = 'administrador') => {
    const user = await renderAt(`/comercios/${collectorId}`, { as });
    return { user, section: within(await screen.findByRole('region', { name: 'Retiro programado' })) };
  };

  test('reports two accounts and two frequencies, and its dialog leaves one of each', async () => {
    await putEntry('SEGA', 'scheduled_destination_account', account);
    await putEntry('SEGA', 'scheduled_destination_account', 'casa.rio.sol');
    await putEntry('SEGA', 'scheduled_amount', '1000.00');
    await putEntry('SEGA', 'scheduled_cron', '0 9 * * 1');
    await putEntry('SEGA', 'scheduled_cron', '0 10 * * 1');
    const { user, section } = await openSection('SEGA');
    await section.findByText(/^Hay \d cuentas de destino vigentes y no se sabe cuál se usa: .*Banco Macro/);
    await section.findByText(/^Hay \d periodicidades vigentes/);
    expect(section.queryByText(/Próximos retiros/)).toBeNull();
    await user.click(section.getByRole('button', { name: 'Corregir' }));
    const dialog = await findDialog(user, 'Retiro programado');
    await waitFor(() => expect(dialog.button('Siguiente').disabled).toBe(false));
    while (dialog.dialog.queryByRole('button', { name: 'Finalizar' }) === null) await dialog.press('Siguiente');
    await dialog.press('Finalizar');
    await screen.findByText('El retiro fue programado exitosamente');
    await waitFor(() => expect(section.queryByRole('alert')).toBeNull());
    await section.findByText(/Próximos retiros/);
  });

  test('reports a missing account and an invalid frequency, with which the dialog cannot finish', async () => {
    await putEntry('AGLI', 'scheduled_cron', 'garbage');
    const { user, section } = await openSection('AGLI');
    await section.findByText(/^La periodicidad “garbage” no se entiende/);
    section.getByText('Falta la cuenta de destino: el retiro no puede hacerse.');
    await user.click(section.getByRole('button', { name: 'Corregir' }));
    const dialog = await findDialog(user, 'Retiro programado');
    await waitFor(() => expect(dialog.button('Siguiente').disabled).toBe(false));
    await dialog.press('Siguiente');
    await dialog.fill(/^Cuenta de destino/, account);
    await dialog.press('Siguiente');
    await answer(user, /^Estas seguro de confirmar la cuenta de destino/);
    expect(dialog.button('Finalizar').disabled).toBe(true);
    await choose(user, /Periodicidad/, 'Lunes a viernes');
    await dialog.press('Finalizar');
    await screen.findByText('El retiro fue programado exitosamente');
    expect(await inForce('AGLI')).toMatchObject({ scheduled_cron: '0 9 * * 1-5' });
  });

  test('is also reported to a person who may not change it', async () => {
    await putEntry('COAC', 'scheduled_cron', '0 10 * * 1');
    const { section } = await openSection('COAC', 'auditor');
    await section.findByText('Avise a quien autoriza los retiros.');
    expect(section.queryByRole('button')).toBeNull();
  });

  test('of a collector without a strategy can only be removed', async () => {
    await putEntry('ADMI', 'scheduled_cron', '0 9 * * 1');
    const { user, section } = await openSection('ADMI');
    await section.findByText(
      'La entidad no tiene estrategia de retiro compatible: el retiro programado no puede hacerse.',
    );
    await user.click(section.getByRole('button', { name: 'Eliminar el retiro programado' }));
    await findDialog(user, 'Estas seguro de eliminar el retiro programado?');
  });
});
