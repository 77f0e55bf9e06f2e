// Guards: A tax form names the person who created it, and the person who requested its file anew. It never names the
// program (`backoffice`) that sent the request.
import { randomUUID } from 'node:crypto';
import { aTaxForm, taxForms } from '@backoffice/platform/testing';
import { aChangeOf } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, keepsActivity: true });

const put = async (given: Partial<ReturnType<typeof aTaxForm>> = {}) => {
  const id = randomUUID();
  await platform.add(taxForms, aTaxForm({ id, status: 'created', created_date: '2026-11-02T12:00:00.000Z', ...given }));
  return id;
};

const peopleOf = async (id: string) => {
  const { data } = await gateway
    .as('auditor')
    .query<{ taxForm: object }>('query ($id: ID!) { taxForm(id: $id) { createdBy reprocessBy } }', { id });
  return data.taxForm;
};

const reprocess = async (id: string, username: string) =>
  gateway.as(username).query<{ reprocessTaxForm: { taxForm: object } }>(
    `mutation ($id: ID!, $change: ChangeInput!) {
      reprocessTaxForm(id: $id, change: $change) { taxForm { reprocessBy } error { message } } }`,
    { id, change: await aChangeOf(gateway.as(username), 'taxForm', id) },
  );

test('a form that is reprocessed here names the person, in the answer and later', async () => {
  const id = await put();
  const { data } = await reprocess(id, 'administrador');
  expect(data.reprocessTaxForm).toEqual({ taxForm: { reprocessBy: 'administrador' }, error: null });
  expect(await peopleOf(id)).toMatchObject({ reprocessBy: 'administrador' });
});

test('a form that is created here names the person', async () => {
  const { data } = await gateway.as('tesoreria').query<{ createTaxForm: { taxForm: { id: string } } }>(
    `mutation ($once: OnceInput!) {
      createTaxForm(structureId: "sircreb-1.4", period: "2026-10", once: $once) { taxForm { id } } }`,
    { once: { idempotencyKey: randomUUID() } },
  );
  expect(await peopleOf(data.createTaxForm.taxForm.id)).toEqual({ createdBy: 'tesoreria', reprocessBy: null });
});

test('the name of a program is hidden; the name of a person from the service is shown', async () => {
  const unknown = { created_by: 'backoffice', reprocess_by: 'backoffice', reprocess_date: '2026-11-02T12:10:00.000Z' };
  expect(await peopleOf(await put(unknown))).toEqual({ createdBy: null, reprocessBy: null });
  const known = { ...unknown, created_by: 'Ana', reprocess_by: 'Beto' };
  expect(await peopleOf(await put(known))).toEqual({ createdBy: 'Ana', reprocessBy: 'Beto' });
});
