// Guards: Payer references are found by text and collector. Their failure does not affect the other fields of a payer.
import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows, listQueryOf } from '../../testing/rest-view.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const all = await allRows<PayerReference>(`${platform.urls.payer}/referencias`);

interface Found {
  readonly payerReferences: { readonly size: number; readonly rows: readonly { readonly id: string }[] };
}
const search = (filter?: object, username = 'operador') =>
  gateway.as(username).query<Found>(
    `query ($filter: PayerReferenceFilter) {
        payerReferences(filter: $filter, limit: 100) {
          size rows { id collectorId collector { name } name email externalReference identification { number } }
        }
      }`,
    { filter },
  );
const requested = () => platform.requests.list('payer').map(listQueryOf);
const known = (is: (reference: PayerReference) => unknown): PayerReference => {
  const found = all.find(is);
  if (found === undefined) throw new Error('There is no such reference.');
  return found;
};
const equal = (field: string, value: unknown) => ({ field, value, operation: 'EQUAL' });

test('payer references are listed with their collector, by name', async () => {
  const { data, errors } = await search();
  expect(errors).toBeUndefined();
  expect(data.payerReferences.size).toBe(all.length);
  expect(data.payerReferences.rows[0]).toMatchObject({ collector: { name: expect.stringMatching(/./) } });
  expect(requested()).toMatchObject([{ path: '/referencias', sorts: [{ field: 'name', direction: 'ascending' }] }]);
});

test('payer references are found by each kind of text in the search box', async () => {
  const {
    email,
    identification,
    external_reference: external,
    name,
  } = known((reference) => reference.email && reference.identification && reference.external_reference);
  const or = equal('external_reference,id', [name, name.toUpperCase(), name.toLowerCase()]);
  const boxes: readonly (readonly [text: string, ...conditions: object[]])[] = [
    [email ?? '', equal('email', email)],
    [identification?.number ?? '', equal('identification.number,external_reference', identification?.number)],
    [external ?? '', equal('external_reference,id', external)],
    [name, ...name.split(' ').map((value) => ({ field: 'name', value, operation: 'CONTAINS', or }))],
  ];
  for (const [text, ...conditions] of boxes) {
    platform.requests.clear();
    const { data } = await search({ search: text });
    expect(requested()[0]?.filters).toEqual(conditions);
    expect(data.payerReferences.size).toBeGreaterThan(0);
  }
});

test('payer references are filtered by collector', async () => {
  const { data } = await search({ collectorId: 'ELPA' });
  expect(data.payerReferences.size).toBe(all.filter(({ collector_id: id }) => id === 'ELPA').length);
  expect(requested()[0]?.filters).toEqual([equal('collector_id', 'ELPA')]);
});

describe('the references of a payer', () => {
  const readOf = (id: string, username = 'operador') =>
    gateway
      .as(username)
      .query<{ payer: { references: readonly { id: string }[] | null } }>(
        'query ($id: ID!) { payer(id: $id) { name references { id email } } }',
        { id },
      );

  test('are those with its e-mail address (A59)', async () => {
    const payers = await allRows<Payer>(`${platform.urls.payer}/`);
    const { email } = known((reference) => reference.email);
    const payer = payers.find((one) => one.email === email);
    const { data, errors } = await readOf(payer?.id ?? '');
    expect(errors).toBeUndefined();
    expect(data.payer.references?.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter((reference) => reference.email === email)
        .map(({ id }) => id)
        .toSorted(),
    );
    const silent = payers.find((one) => one.email === null);
    expect((await readOf(silent?.id ?? '')).data.payer.references).toEqual([]);
  });

  test('do not affect the other fields of the payer when they fail', async () => {
    const payers = await allRows<Payer>(`${platform.urls.payer}/`);
    platform.faults.set({ service: 'payer', path: '^/referencias', fault: { kind: 'status', status: 503 } });
    const { data, errors } = await readOf(payers.find(({ email }) => email !== null)?.id ?? '');
    expect(data.payer).toMatchObject({ name: expect.stringMatching(/./), references: null });
    expect(errors).toMatchObject([{ path: ['payer', 'references'] }]);
  });
});

test('payer references require a permission, and no service is called without it', async () => {
  expect((await search(undefined, 'tesoreria')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});
