// Guards: The panels of payments and refunds name the entity, and the list is not loaded again for it.
import { askGateway, keysReady, openList, screen, sentBodies, services, within } from '@/testing';

/** Returns an entity as its panel names it. */
const namedEntity = async (signature: string): Promise<string> => {
  const { collector }: { readonly collector: { readonly name: string } } = Object(
    await askGateway('administrador', 'query ($id: ID!) { collector(id: $id) { name } }', { id: signature }),
  );
  return `${signature} - ${collector.name}`;
};

/** Opens the panel of the first row of a list, and collects what is sent from then on. */
const openFirst = async (address: string, as: string) => {
  const user = await openList(address, as);
  await keysReady(user);
  const sent = sentBodies();
  await user.keyboard('j');
  await user.keyboard(' ');
  return { panel: within(await screen.findByRole('dialog')), sent };
};

test('the panel of a payment names its entity and has the e-mail of the payer', async () => {
  const { id, collector_id: signature, payer } = await services.payments.some(({ payer: one }) => Boolean(one?.email));
  const { panel, sent } = await openFirst(`/pagos?q=${id}&period=ultimos-12-meses`, 'administrador');
  await panel.findByRole('link', { name: await namedEntity(signature) });
  panel.getByText(payer?.email ?? '');
  expect(sent.filter((body) => body.includes('PaymentsPage'))).toEqual([]);
});

test('the panel of a refund names the entity of its payment', async () => {
  const { id, collector_id: signature } = await services.payments.some(
    ({ status, refunds }) => status === 'approved' && refunds.some((refund) => refund.status === 'approved'),
  );
  const { panel, sent } = await openFirst(`/devoluciones?q=${id}&period=ultimos-12-meses`, 'administrador');
  await panel.findByRole('link', { name: await namedEntity(signature) });
  expect(sent.filter((body) => body.includes('RefundsPage'))).toEqual([]);
});
