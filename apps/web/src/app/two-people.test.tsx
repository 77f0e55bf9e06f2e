// Guards: Confirmations state whether an action needs two people, and who may not be both.
import { findDialog, putEntry, renderAt, screen, services, waitFor, within } from '@/testing';

const asTreasury = (twoPeopleFrom: number | null) => ({ as: 'tesoreria', settings: { twoPeopleFrom } });
const about =
  'quien pidió un retiro, o modificó por última vez el retiro programado que lo pide, no puede enviar su dinero.';
const ofDestinations = 'quien modificó por última vez un destino de una distribución no puede enviar su dinero.';
const ofEdit = 'si usted modifica este destino, no puede enviar después el dinero de su distribución.';
const ofSchedule =
  'si usted modifica el retiro programado, no puede autorizar ni transferir después los retiros que pida.';

const OF_PEOPLE = /dos personas: |una persona\.$/;

/** Returns the text about two people in a dialog. */
const said = async (name: string) => {
  await screen.findByText(OF_PEOPLE);
  const dialog = within(screen.getByRole('dialog', { name }));
  return dialog.getAllByText(OF_PEOPLE).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
};

const withdrawalAt = ({ id }: { readonly id: string }) => `/retiros?q=${id}&accion=authorize&retiro=${id}`;

test('an authorization states who may not authorize, and from which amount', async () => {
  const withdrawal = await services.withdrawals.take('pending_authorization');
  const title = 'Estas autorizando 1 retiro';
  await renderAt(withdrawalAt(withdrawal), asTreasury(0));
  expect(await said(title)).toEqual([`Se necesitan dos personas: ${about}`]);
  await renderAt(withdrawalAt(withdrawal), asTreasury(1));
  expect(await said(title)).toEqual([`Desde $ 1,00 se necesitan dos personas: ${about}`]);
  await renderAt(withdrawalAt(withdrawal), asTreasury(900_000_000_000));
  expect(await said(title)).toEqual(['Por menos de $ 900.000.000.000,00 alcanza con una persona.']);
});

test('an installation without the rule of two people shows no text about it', async () => {
  const withdrawal = await services.withdrawals.take('pending_authorization');
  const user = await renderAt(withdrawalAt(withdrawal), asTreasury(null));
  const dialog = await findDialog(user, 'Estas autorizando 1 retiro');
  await dialog.dialog.findByRole('list', { name: 'Cuentas de destino' });
  expect(dialog.dialog.queryByText(OF_PEOPLE)).toBeNull();
});

test('a distribution shows the rule where it is sent, and where one of its destinations is edited', async () => {
  const whole = await services.distributions.take(
    'pending',
    (given: { readonly type: string; readonly destinations_payable?: boolean }) =>
      given.type === 'no_scheduled' && given.destinations_payable !== false,
  );
  const listAddress = '/distribucion?period=ultimos-12-meses';
  await renderAt(`${listAddress}&accion=reprocess&distribucion=${whole.id}`, asTreasury(0));
  expect(await said('Reprocesar la distribución')).toEqual([`Se necesitan dos personas: ${ofDestinations}`]);
  const [part] = await services.partsOf(whole);
  await renderAt(`${listAddress}&accion=edit&destino=${whole.id}/${part?.id}`, asTreasury(0));
  expect(await said('Modificar destino')).toEqual([`Se necesitan dos personas: ${ofEdit}`]);
});

test('a schedule shows the rule where it is set, where it is deleted, and where one of its entries is disabled', async () => {
  // no other test uses this collector, which has no schedule
  const collector = 'CLAT';
  await putEntry(collector, 'scheduled_cron', '0 9 * * 1');
  await putEntry(collector, 'scheduled_destination_account', '2850590940090418135201');
  const sentence = [`Se necesitan dos personas: ${ofSchedule}`];
  const given = { ...asTreasury(0), as: 'administrador' };

  await renderAt(`/comercios/${collector}?accion=removeScheduledWithdrawal`, given);
  expect(await said('Estas seguro de eliminar el retiro programado?')).toEqual(sentence);

  const user = await renderAt(`/comercios/${collector}`, given);
  const section = within(await screen.findByRole('region', { name: 'Retiro programado' }));
  await user.click(await section.findByRole('button', { name: 'Modificar' }));
  const dialog = await findDialog(user, 'Retiro programado');
  for (const step of ['Entidad', 'Destino']) {
    await waitFor(() => expect([step, dialog.button('Siguiente').disabled]).toEqual([step, false]));
    await dialog.press('Siguiente');
  }
  expect(await said('Retiro programado')).toEqual(sentence);

  const other = await renderAt(`/comercios/${collector}`, given);
  await other.click(await screen.findByRole('button', { name: 'Deshabilitar Periodicidad del retiro programado' }));
  expect(await said('¿Deshabilitar la configuración?')).toEqual(sentence);
});
