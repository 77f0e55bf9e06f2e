// Guards: Each version of a payment can be read. The card holders of a payment require their own permission.
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import type { Holder, HistoryRow, Payment } from '@backoffice/contracts/payment';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows } from '../../testing/rest-view.ts';

const { gateway, platform } = await startGatewayOverPlatform();
const person = gateway.as('operador');
const known = (await allRows<Payment>(`${platform.urls.payment}/pagos`)).find(({ status }) => status === 'refunded');
if (known === undefined) throw new Error('No payment was refunded.');

const paths = () => platform.requests.list('payment').map(({ path }) => path);

describe('the versions of a payment', () => {
  interface Version {
    readonly version: number;
    readonly status: string;
    readonly isCurrent: boolean;
    readonly history: readonly (Pick<HistoryRow, 'version' | 'id' | 'status'> & { readonly lastUpdateDate: string })[];
  }
  const versionOf = (id: string, version?: number) =>
    person.query<{ payment: Version | null }>(
      `query ($id: ID!, $version: Int) {
        payment(id: $id, version: $version) { version status isCurrent history { version lastUpdateDate id status } }
      }`,
      { id, version },
    );

  test('are listed newest first, and each can be read', async () => {
    const { data } = await versionOf(known.id);
    expect(data.payment).toMatchObject({ version: 4, status: 'REFUNDED', isCurrent: true });
    const history = data.payment?.history ?? [];
    expect(history.map(({ version, id, status }) => [version, id, status])).toEqual([
      [4, `${known.id}@4`, 'REFUNDED'],
      [3, `${known.id}@3`, 'APPROVED'],
      [2, `${known.id}@2`, 'PENDING'],
      [1, `${known.id}@1`, 'ISSUED'],
    ]);
    const dates = history.map(({ lastUpdateDate }) => lastUpdateDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { version, status } of history)
      expect((await versionOf(known.id, version)).data.payment).toMatchObject({
        version,
        status,
        isCurrent: version === 4,
        history,
      });
  });

  test.each([
    ['the payment has no such version', () => versionOf(known.id, 9), 1],
    ['the version is 0, below the first', () => versionOf(known.id, 0), 0],
    ['there is no such payment', () => versionOf('000000000000000000000000'), 1],
  ])('are null when %s', async (_why, ask, calls) => {
    expect(await ask()).toMatchObject({ data: { payment: null }, errors: undefined });
    expect(platform.requests.list()).toHaveLength(calls);
  });
});

describe('the card holder of a payment', () => {
  const holderOf = async (id: string, username: string) =>
    gateway
      .as(username)
      .query<{ payment: { holder: unknown } }>(
        'query ($id: ID!) { payment(id: $id) { status holder { holderName holderId } } }',
        { id },
      );

  test('is read from the payment service, and a missing name is deconocido', async () => {
    const methods = [aMethod({ final_amount: 5, last_four_digits: '0007' }), aMethod({ final_amount: 5 })];
    const payer = { id: null, name: 'Ana', email: null, external_reference: null, identification: null };
    const request_date = '2026-11-01T12:00:00.000Z';
    await platform.add(
      payments,
      aPayment({ id: 'cards-1', collector_id: 'LUZN', request_date, payer, payment_methods: methods }),
    );
    const service: unknown = await (await fetch(`${platform.urls.payment}/pagos/cards-1/titular`)).json();
    expect(service).toEqual<Holder[]>([
      { holder_name: null, holder_id: null },
      { holder_name: 'ANA', holder_id: null },
    ]);
    expect((await holderOf('cards-1', 'operador')).data.payment.holder).toEqual([
      { holderName: 'deconocido', holderId: null },
      { holderName: 'ANA', holderId: null },
    ]);
  });

  test('is not read without its permission, and the other fields are returned', async () => {
    const { data, errors } = await holderOf(known.id, 'auditor');
    expect(data).toEqual({ payment: { status: 'REFUNDED', holder: null } });
    expect(errors).toMatchObject([
      { path: ['payment', 'holder'], message: 'No tiene permisos', extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(paths()).toEqual([`/pagos/${known.id}`]);
  });
});
