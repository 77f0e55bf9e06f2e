// Guards: The audit trail records amount and destination of money, and not the number of an account.
import { createHmac, randomUUID } from 'node:crypto';
import {
  aDistribution,
  aDistributionDetail,
  aWithdraw,
  distributionDetails,
  distributions,
  payments,
  withdraws,
} from '@backoffice/platform/testing';
import { getDirective } from '@graphql-tools/utils';
import { isObjectType } from 'graphql';
import { assembleSchema } from '../../graphql/schema/assemble-schema.ts';
import { anOnlinePayment } from '../../modules/payment/testing/online-payment.ts';
import { act } from '../../modules/payment/testing/payment-calls.ts';
import { aKey, makesLink, prepareMutation } from '../../testing/prepared-mutation.ts';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { aChange, aChangeOf, mutate } from '../../testing/changes.ts';
import { mutationArguments } from '../../testing/mutation-arguments.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { createWaitingEntities } from '../../testing/waiting-entities.ts';
import { textAt } from '../../unknown-value.ts';

const auditSecret = 'the-secret-of-the-trail-of-this-test';
const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  takeAudit: trail.take,
  config: { auditSecret },
});
beforeEach(trail.clear);

const admin = gateway.as('administrador');
const digest = (text: string) => createHmac('sha256', auditSecret).update(text).digest('hex');
const macro = '2850590940090418135201';
const santander = '0170099220000067797370';
const accountOf = (text: string, bank: string | null) => ({ bank, lastDigits: text.slice(-4), digest: digest(text) });
const toMacro = accountOf(macro, 'Banco Macro');
const changes = () => trail.events().filter(({ kind }) => kind === 'change');

describe('every change of an entity with money', () => {
  const schema = assembleSchema();
  const fields = schema.getMutationType()?.getFields() ?? {};
  const ofMoney = Object.entries(mutationArguments(createWaitingEntities(platform, admin))).filter(([name]) => {
    const field = fields[name];
    const type = field && schema.getType(textAt(getDirective(schema, field, 'audited')?.[0], 'type') ?? '');
    return isObjectType(type) && 'currencyId' in type.getFields() && !makesLink(name);
  });

  test.each(ofMoney)('%s is recorded with amount and currency', async (name, args) => {
    const ask = await prepareMutation(name, args);
    trail.clear();
    expect(await ask(admin, aKey())).toMatchObject({ payload: { error: null } });
    const [event] = changes();
    const recorded: unknown = expect.objectContaining({ currencyId: 'ARS' });
    expect(event).toMatchObject({ action: name, result: 'done', after: { recorded } });
    expect(JSON.stringify(event)).toMatch(/"(\w*[aA]mount|balance)":"\d+\.\d\d"/);
  });
});

describe('a destination account', () => {
  const transfer = async (value: string) => {
    const id = randomUUID();
    await platform.add(withdraws, aWithdraw({ id, amount: 1234.5, destination: { value, holder: 'Ana Reveladora' } }));
    const types = { id: 'ID!', change: 'ChangeInput!' };
    const change = await aChangeOf(admin, 'withdraw', id);
    await mutate(admin, { mutation: 'transferWithdraw', types, answer: 'error { code }' }, { id, change });
    return id;
  };

  test('of a withdraw is recorded by bank, last digits and digest, before and after', async () => {
    const id = await transfer(macro);
    const recorded = { amount: '1234.50', currencyId: 'ARS', destination: { account: toMacro } };
    expect(changes()).toMatchObject([
      { ids: [id], before: { status: 'pending', recorded }, after: { status: 'transferred', recorded } },
    ]);
    expect(trail.text()).not.toMatch(/2850590940090418135201|Reveladora/);
  });

  test('that is an alias is recorded by its digest only, the same for capitals', async () => {
    await transfer('luz.norte');
    await transfer('Luz.Norte');
    const account = { bank: null, lastDigits: null, digest: digest('luz.norte') };
    expect(changes()).toMatchObject([1, 2].map(() => ({ before: { recorded: { destination: { account } } } })));
    expect(trail.text()).not.toMatch(/luz\.norte/i);
  });
});

describe('a distribution', () => {
  const put = async (status: string, value = macro) => {
    const [id, part] = [randomUUID(), randomUUID()];
    await platform.add(distributions, aDistribution({ id, status, total_amount: 500 }));
    const detail = aDistributionDetail({ id: part, distribution_id: id, status, amount: 500 });
    await platform.add(distributionDetails, { ...detail, destination: { ...detail.destination, value } });
    return { id, part };
  };

  test('is recorded with the account of each part when it is authorized', async () => {
    const { id, part } = await put('authorization_pending');
    const types = { id: 'ID!', change: 'ChangeInput!' };
    await mutate(
      admin,
      { mutation: 'approveDistribution', types, answer: 'error { code }' },
      { id, change: aChange() },
    );
    const rows = [{ id: part, amount: '500.00', currencyId: 'ARS', destination: { account: toMacro } }];
    expect(changes()).toMatchObject([
      { before: { recorded: { totalAmount: '500.00', currencyId: 'ARS', details: { rows } } }, result: 'done' },
    ]);
  });

  test('is recorded with old, requested and new account when a part gets another account, also when that is refused', async () => {
    const { id: distributionId, part: id } = await put('error');
    const detail = {
      format: 'CBU',
      account: santander,
      cuit: '20-26756539-3',
      name: 'Ana Reveladora',
      amount: '10.50',
    };
    const types = {
      ...{ distributionId: 'ID!', id: 'ID!', detail: 'DistributionDetailInput!', change: 'ChangeInput!' },
      ...{ force: 'Boolean!', reason: 'String' },
    };
    const reason = 'Se pagó por otro medio';
    const update = (change: object) =>
      mutate(
        admin,
        { mutation: 'updateDistributionDetail', types, answer: 'error { code }' },
        { distributionId, id, detail, change, force: true, reason },
      );
    await update({ ...aChange(), version: 9 });
    await update(aChange());
    const account = accountOf(santander, 'BBVA Argentina');
    const asked = { detail: { account, amount: '10.50' }, force: true };
    const before = { recorded: { amount: '500.00', destination: { account: toMacro } } };
    expect(changes()).toMatchObject([
      { asked, before, after: null, reason, result: 'refused' },
      { asked, before, reason, after: { recorded: { amount: '10.50', currencyId: 'ARS', destination: { account } } } },
    ]);
    expect(trail.text()).not.toMatch(/0170099220000067797370|20-?26756539|Reveladora/);
  });
});

describe('a refund', () => {
  test('is recorded with the requested amount, even when the outcome is unknown', async () => {
    const payment = await platform.add(payments, anOnlinePayment({ status: 'approved' }));
    platform.faults.set({ service: 'payment', path: '/devolver$', fault: { kind: 'lose' } });
    await act(admin, 'refund', payment, { amount: '40.00', partial: true });
    platform.faults.clear();
    expect(changes()).toMatchObject([
      {
        asked: { amount: '40.00', partial: true },
        before: { recorded: { finalAmount: '100.00', refundableAmount: '100.00', currencyId: 'ARS' } },
        result: 'unknown',
      },
    ]);
  });
});

describe('a configuration entry', () => {
  test('is recorded with collector, variable, and its value in the form of an account', async () => {
    const { data } = await admin.query<{ all: readonly { id: string; code: string }[] }>(
      '{ all: configurationVariables { id code } }',
    );
    const variable = data.all.find(({ code }) => code.includes('destination'));
    const { payload } = await mutate<{ configuration: { id: string; version: number } }>(
      admin,
      {
        mutation: 'addCollectorConfiguration',
        types: { collectorId: 'ID!', variableId: 'ID!', value: 'String!', once: 'OnceInput!' },
        answer: 'configuration { id version }',
      },
      { collectorId: 'LUZN', variableId: variable?.id, value: macro, once: { idempotencyKey: randomUUID() } },
    );
    await mutate(
      admin,
      {
        mutation: 'disableCollectorConfiguration',
        types: { id: 'ID!', collectorId: 'ID', version: 'Int', once: 'OnceInput!' },
        answer: 'error { code }',
      },
      { ...payload?.configuration, collectorId: 'LUZN', once: { idempotencyKey: randomUUID() } },
    );
    const recorded = { value: toMacro, variable: { code: variable?.code } };
    expect(changes()).toMatchObject([
      {
        asked: { collectorId: 'LUZN', variableId: variable?.id, value: toMacro },
        before: null,
        after: { recorded },
        result: 'done',
      },
      { asked: { collectorId: 'LUZN' }, before: { recorded }, after: { recorded }, result: 'done' },
    ]);
    expect(trail.text()).not.toContain(macro);
  });
});
