// Guards: The confirmations say whether an act needs two people, and who must not be both.
import { findDialog, renderAt, screen, services, within } from '@/testing';

const asTreasury = (twoPeopleFrom: number | null) => ({ as: 'tesoreria', settings: { twoPeopleFrom } });
const about =
  'quien pidió un retiro, o modificó por última vez el retiro programado que lo pide, no puede enviar su dinero.';
const ofDestinations = 'quien modificó por última vez un destino de una distribución no puede enviar su dinero.';
const ofEdit = 'si usted modifica este destino, no puede enviar después el dinero de su distribución.';

const OF_PEOPLE = /dos personas: |una persona\.$/;

/** Reads what a dialog says of two people. */
const said = async (name: string) => {
  await screen.findByText(OF_PEOPLE);
  const dialog = within(screen.getByRole('dialog', { name }));
  return dialog.getAllByText(OF_PEOPLE).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
};

const withdrawalAt = ({ id }: { readonly id: string }) => `/retiros?q=${id}&accion=authorize&retiro=${id}`;

test('an authorization says who must not be both, and from which amount', async () => {
  const withdrawal = await services.withdrawals.take('pending_authorization');
  const title = 'Estas autorizando 1 retiro';
  await renderAt(withdrawalAt(withdrawal), asTreasury(0));
  expect(await said(title)).toEqual([`Se necesitan dos personas: ${about}`]);
  await renderAt(withdrawalAt(withdrawal), asTreasury(1));
  expect(await said(title)).toEqual([`Desde $ 1,00 se necesitan dos personas: ${about}`]);
  await renderAt(withdrawalAt(withdrawal), asTreasury(900_000_000_000));
  expect(await said(title)).toEqual(['Por menos de $ 900.000.000.000,00 alcanza con una persona.']);
});

test('an installation that needs one person alone says nothing of two', async () => {
  const withdrawal = await services.withdrawals.take('pending_authorization');
  const user = await renderAt(withdrawalAt(withdrawal), asTreasury(null));
  const dialog = await findDialog(user, 'Estas autorizando 1 retiro');
  await dialog.dialog.findByRole('list', { name: 'Cuentas de destino' });
  expect(dialog.dialog.queryByText(OF_PEOPLE)).toBeNull();
});

test('a distribution says it where it is sent, and where a destination of it is edited', async () => {
  const whole = await services.distributions.take(
    'pending',
    (given: { readonly type: string; readonly destinations_payable?: boolean }) =>
      given.type === 'no_scheduled' && given.destinations_payable !== false,
  );
  const year = '/distribucion?period=ultimos-12-meses';
  await renderAt(`${year}&accion=reprocess&distribucion=${whole.id}`, asTreasury(0));
  expect(await said('Reprocesar la distribución')).toEqual([`Se necesitan dos personas: ${ofDestinations}`]);
  const [part] = await services.partsOf(whole);
  await renderAt(`${year}&accion=edit&destino=${whole.id}/${part?.id}`, asTreasury(0));
  expect(await said('Modificar destino')).toEqual([`Se necesitan dos personas: ${ofEdit}`]);
});
