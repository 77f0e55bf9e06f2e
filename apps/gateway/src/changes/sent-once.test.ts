// Guards: Every mutation goes out once for its key, and a lost answer is reported as an unknown outcome.
import { randomUUID } from 'node:crypto';
import {
  aMethod,
  aNotification,
  aPayment,
  aSubscription,
  aTransfer,
  notifications,
  transfers,
} from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import type { PayerReference } from '@backoffice/contracts/payer';
import { isObjectType } from 'graphql';
import { assembleSchema } from '../graphql/schema/assemble-schema.ts';
import type { Mutation } from '../graphql/schema-types.generated.ts';
import { createTestTrail } from '../testing/audit-trail.ts';
import {
  aCard,
  aChange,
  aChangeOf,
  changeError,
  mutate,
  serviceKey,
  type TestChangeError,
} from '../testing/changes.ts';
import { startLosingServices } from '../testing/losing-services.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { allRows } from '../testing/rest-view.ts';
import { anImportOf } from '../testing/uploads.ts';
import { createWaitingEntities } from '../testing/waiting-entities.ts';

const services = await startLosingServices();
afterAll(() => services.close());
const plenty = 250;
/** Read by the gateway at each request. */
const requestLimits = { upstreamCalls: plenty };
const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  requestLimits,
  takeAudit: trail.take,
  replaced: services.urls,
  callLimits: { breakerThreshold: 1_000 },
});
services.stand(platform.origin);

type Arguments = Readonly<Record<string, unknown>>;
const common = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' };
const reason = 'Prueba';
const method = aMethod({ final_amount: 100, type: 'qr' });
const payer = { id: null, name: 'Ana', email: 'ana@correo.example', external_reference: null, identification: null };

let lastNewBin = 600_000;
const bin = { brandId: 'visa', typeId: 'credito', paymentMethodCode: 9, accreditationDay: 10 };
const detail = { format: 'ALIAS', account: 'casa.rio.sol', cuit: '20267565393', name: 'Ana', amount: '10.50' };

/** Puts a payment in of which the action may be done. */
const aPaymentThatIs =
  (given: Partial<Payment>, args: Arguments = {}) =>
  async (): Promise<Arguments> => {
    const online = { type: 'online' as const, payment_methods: [method], last_due_date: null, payer };
    const payment = aPayment({ ...common, id: randomUUID(), final_amount: 100, ...online, ...given });
    await platform.addPayment(payment);
    return { id: payment.id, ...args };
  };
const aSubscriptionFor =
  (args: Arguments, id = 'id') =>
  async (): Promise<Arguments> => {
    const paid = { payment_method: { media_payment_id: 10, last_four_digits: '1234' } };
    const subscription = aSubscription({
      ...common,
      id: randomUUID(),
      status: 'active',
      type: 'subscription',
      ...paid,
    });
    await platform.addSubscription(subscription);
    return { [id]: subscription.id, ...args };
  };
const aNotificationOfToday = async (): Promise<Arguments> => {
  const notification = aNotification({ id: randomUUID(), date: common.request_date, destination: payer.email });
  await platform.add(notifications, notification);
  return { id: notification.id };
};
const aPendingTransfer = async (): Promise<Arguments> => {
  const { id: payment } = await aPaymentThatIs({ status: 'issued' })();
  const id = randomUUID();
  await platform.add(transfers, aTransfer({ id, payment_id: String(payment) }));
  const { version } = await aChangeOf(gateway.as('administrador'), 'transfer', id);
  return { id, version };
};
const waiting = createWaitingEntities(platform, gateway.as('administrador'));
const references = () => allRows<PayerReference>(`${platform.urls.payer}/referencias`);
const reference = { name: 'Ana' };
/** Good arguments of every mutation, on something of which it may be done; the key and the version come by themselves. */
const mutations: Readonly<Record<Exclude<keyof Mutation, '__typename'>, () => Promise<Arguments>>> = {
  cancelPayment: aPaymentThatIs({ status: 'pending' }, { reason }),
  updatePaymentMethod: aPaymentThatIs({ status: 'issued' }, { method: { card: aCard } }),
  refundPayment: aPaymentThatIs({ status: 'approved' }, { reason, amount: '100.00', partial: false }),
  partialRefundPayment: aPaymentThatIs(
    { status: 'partial', payment_methods: [method, method] },
    { reason, methods: [{ position: 0, amount: '100.00' }] },
  ),
  reversePayment: aPaymentThatIs({ status: 'approved' }, { reason }),
  cancelPaymentObjection: aPaymentThatIs({ status: 'objected' }, { reason }),
  retryPayment: aPaymentThatIs({ status: 'rejected' }, { choice: 'SAME_METHOD' }),
  forwardPaymentNotification: aPaymentThatIs({ notification_url: 'https://a.example' }),
  notifyPayer: aPaymentThatIs({}),
  updatePaymentByGateway: aPaymentThatIs({}),
  refreshPayment: aPaymentThatIs({}),
  cancelSubscription: aSubscriptionFor({ reason }),
  updateSubscriptionMethod: aSubscriptionFor({ method: { card: aCard } }),
  deleteSubscriptionPaymentMethod: aSubscriptionFor({}),
  updateSubscriptionAmount: aSubscriptionFor({ amount: '1234.50' }),
  refreshSubscription: aSubscriptionFor({}),
  sendNotification: aSubscriptionFor({ action: 'DOWNLOAD_RECEIPTS', to: payer.email }, 'subscriptionId'),
  resendNotification: aNotificationOfToday,
  conciliateTransfer: aPendingTransfer,
  createPayer: () => Promise.resolve({ name: 'Ana', email: payer.email }),
  createPayerReference: () => Promise.resolve({ collectorId: 'LUZN', reference }),
  updatePayerReference: async () => ({ id: (await references())[0]?.id, reference }),
  deletePayerReference: async () => ({ id: (await references())[0]?.id }),
  deletePayerReferencesByCollector: async () => ({
    collectorId: 'LUZN',
    expectedSize: (await references()).filter(({ collector_id: collector }) => collector === 'LUZN').length,
  }),
  addCollectorConfiguration: () => Promise.resolve({ collectorId: 'LUZN', variableId: '1', value: '100' }),
  disableCollectorConfiguration: waiting.anEntry,
  createExport: () => Promise.resolve({ list: { payments: {} }, format: 'CSV' }),
  createExportDownload: async () => ({ id: (await platform.addExportFile(10)).id }),
  approveImport: waiting.anImport({}),
  cancelImport: waiting.anImport({ reason }),
  createImportUpload: () => Promise.resolve({ import: anImportOf(10) }),
  createConversionUpload: () => Promise.resolve({ import: anImportOf(10), configurationId: 'banco-ancho-fijo' }),
  createImportErrorsDownload: waiting.anImport({}),
  transferWithdraw: waiting.aWithdraw({}),
  rejectWithdraw: waiting.aWithdraw({ reason }),
  reexportWithdraw: waiting.aWithdraw({}),
  createWithdrawDownload: waiting.aWithdraw({ format: 'TXT' }),
  authorizeWithdrawal: waiting.aWithdrawal({}),
  rejectWithdrawal: waiting.aWithdrawal({ reason }),
  reprocessBatch: waiting.aBatch('error', {}),
  reexportBatch: waiting.aBatch('in_withdrawn', {}),
  createBatchDownload: waiting.aBatch('in_withdrawn', { format: 'XML' }),
  approveDistribution: waiting.aDistribution('authorization_pending', {}),
  rejectDistribution: waiting.aDistribution('authorization_pending', { reason }),
  reprocessDistribution: waiting.aDistribution('error', {}),
  updateDistributionDetail: waiting.aDistributionDetail('error', { detail, force: false }),
  sendDistributionReceipt: waiting.aDistributionDetail('success', { email: payer.email }),
  createTaxForm: () => Promise.resolve({ structureId: 'rg-4614-2.0', period: '2026-10' }),
  presentTaxForm: waiting.aTaxForm({}),
  presentTaxFormManually: waiting.aTaxForm({ transactionId: '202611240001' }),
  reprocessTaxForm: waiting.aTaxForm({ reason }),
  createTaxFormDownload: waiting.aTaxForm({}),
  createBin: () => Promise.resolve({ number: String(++lastNewBin), bin }),
  updateBin: waiting.aBin((id) => ({ id, bin })),
  deleteBin: waiting.aBin((id) => ({ id })),
  deleteBins: waiting.aBin((id) => ({ ids: [id] })),
  conciliateGatewayBatch: waiting.aGatewayBatch({ description: 'Según extracto', compensationAmount: '250' }),
  approveSoftwareProviderReport: waiting.aProviderReport({}),
  rejectSoftwareProviderReport: waiting.aProviderReport({}),
  regenerateSoftwareProviderReport: waiting.aProviderReport({}),
  createSoftwareProviderReportDownload: waiting.aProviderReport({}),
};

/** A service reads these again, and what it finds is what there is: twice is as good as once, so they need no key. */
const withoutKey = ['refreshPayment', 'refreshSubscription'];
const fields = assembleSchema().getMutationType()?.getFields() ?? {};
/** Makes a link alone: nothing can have been made at a service. The key of an upload goes with its file. */
const makesLink = (name: string): boolean => {
  const payload = fields[name]?.type;
  return isObjectType(payload) && ('download' in payload.getFields() || 'upload' in payload.getFields());
};
const typesOf = (name: string) =>
  Object.fromEntries((fields[name]?.args ?? []).map((argument) => [argument.name, String(argument.type)]));

const prepare = async (name: string, args: () => Promise<Arguments>) => {
  const { idempotencyKey, version } = aChange();
  const own = await args();
  const key = { once: { idempotencyKey }, change: { idempotencyKey, version: own['version'] ?? version } };
  const given: Arguments = { ...own, ...key };
  const types = typesOf(name);
  const taken = Object.keys(types).filter((argument) => argument in given);
  const sent = Object.fromEntries(taken.map((argument) => [argument, given[argument]]));
  const declared = Object.fromEntries(taken.map((argument) => [argument, types[argument] ?? '']));
  const ask = () =>
    mutate<{ error: TestChangeError | null }>(
      gateway.as('administrador'),
      { mutation: name, types: declared, answer: changeError },
      sent,
    );
  services.changes();
  return { ask };
};

test('every mutation of the schema is looked at', () => {
  expect(Object.keys(mutations).sort()).toEqual(Object.keys(fields).sort());
});

const changing = Object.entries(mutations).filter(([name]) => !makesLink(name));
const linking = Object.entries(mutations).filter(([name]) => makesLink(name));

describe.each(changing)('%s, whose answer is lost after it was done', (name, args) => {
  test('left once, is told as unknown, and asked again it is the same change', async () => {
    const { ask } = await prepare(name, args);
    services.lose(true);
    const { payload, errors } = await ask();
    services.lose(false);
    expect([payload, errors]).toMatchObject([null, [{ extensions: { outcomeUnknown: true } }]]);
    expect(errors?.[0]?.message).toContain('verifique el estado antes de volver a pedirla');
    const [sent, ...more] = services.changes();
    const key = withoutKey.includes(name) ? undefined : expect.stringMatching(serviceKey);
    expect([sent?.key, more]).toEqual([key, []]);

    expect(await ask()).toMatchObject({ errors: undefined, payload: { error: null } });
    expect(services.changes()).toEqual([sent]);
  });
});

test.each(changing)('%s is new under its key while earlier runs left for no service', async (name, args) => {
  const { ask } = await prepare(name, args);
  trail.clear();
  let calls = 0;
  let done = false;
  while (!done) {
    requestLimits.upstreamCalls = calls++;
    const { errors } = await ask();
    done = errors === undefined;
    if (!done) expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
  }
  requestLimits.upstreamCalls = plenty;
  expect(services.changes()).toHaveLength(1);
  const results = trail.events().map(({ result }) => result);
  expect(results).toEqual([...Array<string>(calls - 1).fill('failed'), 'done']);
});

test('a change is the same however its arguments are written, while its document is new and when it is compiled', async () => {
  const { id } = await mutations.cancelPayment();
  const { idempotencyKey, version } = aChange();
  const answer = `{ ${changeError} }`;
  const requested = [
    {
      query: `mutation ($id: ID!, $change: ChangeInput!) { cancelPayment(id: $id, change: $change, reason: "${reason}") ${answer} }`,
      variables: { id, change: { version, idempotencyKey } },
    },
    {
      query: `mutation ($id: ID!, $key: ID!, $reason: String!) {
        cancelPayment(reason: $reason, change: { version: ${version}, idempotencyKey: $key }, id: $id) ${answer} }`,
      variables: { reason, key: idempotencyKey, id },
    },
  ];
  services.changes();
  for (const { query, variables } of [...requested, ...requested, ...requested])
    expect(await gateway.as('administrador').query(query, variables)).toMatchObject({
      data: { cancelPayment: { error: null } },
    });
  expect(services.changes()).toHaveLength(1);
});

test.each(linking)('%s changes nothing at a service', async (name, args) => {
  const { ask } = await prepare(name, args);
  services.lose(true);
  const { payload, errors } = await ask();
  services.lose(false);
  expect([payload, errors, services.changes()]).toEqual([{ error: null }, undefined, []]);
});
