// Guards: BIN pages begin at 1. A BIN is read by six digits only. A BIN that payments use is not deleted.
import { randomUUID } from 'node:crypto';
import type { Bin } from '@backoffice/contracts/bin';
import { aBin, bins } from '@backoffice/platform/testing';
import { aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

let last = 100_000;
const put = async (given: Partial<Bin> = {}): Promise<Bin> => {
  last += 1;
  return platform.add(bins, aBin({ id: String(last), ...given }));
};
const as = (username = 'administrador') => gateway.as(username);

interface Page {
  readonly rows: readonly { readonly id: string }[];
  readonly page: number;
  readonly size: number;
}
const search = (variables: object, username?: string) =>
  as(username).query<{ readonly bins: Page | null }>(
    `query ($filter: BinFilter, $page: Int! = 1, $limit: Int! = 10, $sorts: [BinSort!]) {
      bins(filter: $filter, page: $page, limit: $limit, sorts: $sorts) { rows { id } page size } }`,
    variables,
  );
const idsOf = async (variables: object) => (await search(variables)).data.bins?.rows.map(({ id }) => id);

const fields = `id brand { id description } cardType { id } subtype { id } issuer { description } country
  paymentMethodCode paymentMethodName accreditationDay uses`;
const binOf = (id: string, username?: string) =>
  as(username).query<{ readonly bin: { readonly id: string } | null }>(
    `query ($id: ID!) { bin(id: $id) { ${fields} } }`,
    {
      id,
    },
  );
const input = { brandId: 'visa', typeId: 'credito', paymentMethodCode: 9, accreditationDay: 10 };

interface Payload {
  readonly bin?: object | null;
  readonly deleted?: number;
  readonly error: TestChangeError | null;
}
const types = {
  once: 'OnceInput!',
  id: 'ID!',
  ids: '[ID!]!',
  number: 'String!',
  bin: 'BinInput!',
  version: 'Int!',
  versions: '[Int!]!',
} as const;
const versionOf = async (id: string) => (await aChangeOf(as(), 'bin', id)).version;
/** Returns the current versions of the BINs as arguments, the default of these tests. */
const seenOf = async (mutation: string, { id, ids }: { readonly id?: unknown; readonly ids?: unknown }) => {
  if (mutation === 'deleteBins' && Array.isArray(ids))
    return { versions: await Promise.all(ids.map((one) => versionOf(String(one)))) };
  return mutation === 'createBin' ? {} : { version: await versionOf(String(id)) };
};
const change = async (
  mutation: 'createBin' | 'updateBin' | 'deleteBin' | 'deleteBins',
  given: Readonly<Partial<Record<keyof typeof types, unknown>>>,
  username?: string,
) => {
  const seen = 'version' in given || 'versions' in given ? {} : await seenOf(mutation, given);
  const sent = { once: { idempotencyKey: randomUUID() }, ...seen, ...given };
  const declared = Object.fromEntries(Object.entries(types).filter(([name]) => name in sent));
  const answer = mutation.startsWith('delete')
    ? `deleted bins { id issuer { id } } ${changeError}`
    : `bin { ${fields} } ${changeError}`;
  return mutate<Payload>(as(username), { mutation, types: declared, answer }, sent);
};
const changes = () => platform.requests.list('bin').filter(({ method }) => method !== 'GET');

describe('the list of BINs', () => {
  test('begins at page 1, which is page 0 of the service (CON-01)', async () => {
    await put({ id: '000001' });
    await put({ id: '000002' });
    platform.requests.clear();
    expect((await search({ limit: 1 })).data.bins).toMatchObject({ rows: [{ id: '000001' }], page: 1 });
    expect((await search({ limit: 1, page: 2 })).data.bins).toMatchObject({ rows: [{ id: '000002' }], page: 2 });
    expect(
      platform.requests.list('bin').map(({ path }) => new URL(path, 'http://bin').searchParams.get('page')),
    ).toEqual(['0', '1']);
  });

  test.each<[string, Partial<Bin>]>([
    ['987', { id: '998765' }],
    ['marca rara', { brand: { id: 'x', description: 'Marca Rara' } }],
    ['emisor raro', { emisor: { id: 'x', description: 'Emisor Raro' } }],
  ])('is searched by %s', async (text, given) => {
    const { id } = await put(given);
    await put();
    expect(await idsOf({ filter: { search: text } })).toContain(id);
  });

  test.each<[string, Partial<Bin>, Partial<Bin>]>([
    ['ID', { id: '000010' }, { id: '000020' }],
    ['BRAND', { brand: { id: 'a', description: 'Aa' } }, { brand: { id: 'b', description: 'Ab' } }],
    ['CARD_TYPE', { type: { id: 'a', description: 'Aa' } }, { type: { id: 'b', description: 'Ab' } }],
    ['ISSUER', { emisor: { id: 'a', description: 'Aa' } }, { emisor: { id: 'b', description: 'Ab' } }],
    ['PAYMENT_METHOD', { mediaPaymentId: 1 }, { mediaPaymentId: 2 }],
    ['ACCREDITATION_DAY', { accreditationDay: 0 }, { accreditationDay: 1 }],
  ])('is sorted by %s', async (field, small, large) => {
    const { id: second } = await put(large);
    const { id: first } = await put(small);
    const sorted = await idsOf({ limit: 100, sorts: [{ field, direction: 'ASCENDING' }] });
    expect(sorted?.filter((id) => id === first || id === second)).toEqual([first, second]);
  });
});

describe('one BIN', () => {
  test('has its fields, and the snake_case spelling of the service takes precedence (CON-25)', async () => {
    const { id } = await put({ media_payment_id: 2, accreditation_days: 7, uses: 3 });
    expect((await binOf(id)).data.bin).toEqual({
      id,
      brand: { id: 'visa', description: 'Visa' },
      cardType: { id: 'credito' },
      subtype: null,
      issuer: { description: 'Banco Galicia' },
      country: 'ARG',
      paymentMethodCode: 2,
      paymentMethodName: 'American Express',
      accreditationDay: 7,
      uses: 3,
    });
  });

  test.each(['4509953566233704', '4509 9535662337', 'marcas', '45099'])(
    'the identifier %s never reaches the service',
    async (id) => {
      platform.requests.clear();
      expect((await binOf(id)).data.bin).toBeNull();
      expect(platform.requests.list()).toEqual([]);
    },
  );

  test('is null when it does not exist', async () => {
    expect(await binOf('999999')).toMatchObject({ data: { bin: null }, errors: undefined });
  });
});

test.each([
  ['binBrands', 'vis', 'Visa'],
  ['binTypes', 'deb', 'Débito'],
  ['binSubtypes', 'plat', 'Platinum'],
  ['binIssuers', 'galicia', 'Banco Galicia'],
])('%s is searched by a part of its words, from page 1 of 20', async (list, text, description) => {
  platform.requests.clear();
  const { data } = await as().query(
    `query ($search: String) { list: ${list}(search: $search) { rows { description } page } }`,
    {
      search: text,
    },
  );
  expect(data).toEqual({ list: { rows: [{ description }], page: 1 } });
  const [sent] = platform.requests.list('bin');
  const { searchParams } = new URL(sent?.path ?? '', 'http://bin');
  expect([searchParams.get('page'), searchParams.get('size')]).toEqual(['1', '20']);
});

describe('changes of BINs', () => {
  test('a BIN is created with the chosen look-up values', async () => {
    const { payload } = await change('createBin', {
      number: '700001',
      bin: { ...input, subtypeId: 'gold', issuerId: 'emisor-1', country: 'ARG' },
    });
    expect(payload).toMatchObject({ bin: { id: '700001', subtype: { id: 'gold' }, country: 'ARG' }, error: null });
  });

  test('creating a BIN that exists is refused', async () => {
    const { id } = await put();
    expect((await change('createBin', { number: id, bin: input })).payload).toMatchObject({
      bin: null,
      error: { code: 'CONFLICT', extendedCode: 'bin_exists' },
    });
  });

  test.each([
    ['number', '', {}, 'Número BIN es requerído *'],
    ['number', '12345', {}, 'Número BIN debe ser de 6 dígitos *'],
    ['number', '4509953566233704', {}, 'Número BIN debe ser de 6 dígitos *'],
    ['bin.brandId', '700002', { brandId: '' }, 'La marca es requerida *'],
    ['bin.country', '700002', { country: 'AR' }, 'Elija un país de la lista.'],
    ['bin.accreditationDay', '700002', { accreditationDay: 1000 }, 'Ingrese de 1 a 3 dígitos.'],
  ])('%s "%s" %j is refused before anything is sent', async (path, number, wrong, message) => {
    platform.requests.clear();
    const { payload } = await change('createBin', { number, bin: { ...input, ...wrong } });
    expect(payload).toMatchObject({ error: { fields: [{ path, message }] } });
    expect(changes()).toEqual([]);
  });

  test('an unknown look-up value is reported at its field', async () => {
    const { payload } = await change('createBin', { number: '700003', bin: { ...input, issuerId: 'nobody' } });
    expect(payload).toMatchObject({ error: { fields: [{ path: 'bin.issuerId' }] } });
  });

  test('an update empties the fields that it leaves out', async () => {
    const { id } = await put();
    expect((await change('updateBin', { id, bin: { ...input, brandId: 'amex' } })).payload).toMatchObject({
      bin: { id, brand: { id: 'amex' }, issuer: null, country: null },
      error: null,
    });
  });

  test('a BIN is deleted; one that payments use is not, and the error says so (B363)', async () => {
    const [free, used] = [await put(), await put({ uses: 2 })];
    expect((await change('deleteBin', { id: free.id })).payload).toEqual({ deleted: 1, bins: null, error: null });
    expect((await change('deleteBin', { id: used.id })).payload).toMatchObject({
      deleted: 0,
      error: { extendedCode: 'bin_not_deleted', message: 'NO se pudo borrar' },
    });
  });

  test.each([{ deleted: 'no' }, { deleted: { since: 1 } }, { deleted: null }, {}])(
    'the answer %j to a deletion is a bad answer',
    async (body) => {
      const { id } = await put();
      const version = await versionOf(id);
      platform.faults.set({
        service: 'bin',
        path: '/secure/|/delete-all',
        fault: { kind: 'status', status: 200, body },
      });
      const code = 'SERVICE_BAD_ANSWER';
      expect((await change('deleteBin', { id, version })).errors).toMatchObject([{ extensions: { code } }]);
      expect((await change('deleteBins', { ids: [id], versions: [version] })).errors).toMatchObject([
        { extensions: { code } },
      ]);
    },
  );

  test('an update with a stale version is refused and keeps the first update (GAP-43)', async () => {
    const { id } = await put();
    const version = await versionOf(id);
    expect((await change('updateBin', { id, version, bin: { ...input, accreditationDay: 5 } })).payload).toMatchObject({
      error: null,
    });
    expect((await change('updateBin', { id, version, bin: { ...input, issuerId: 'emisor-1' } })).payload).toMatchObject(
      {
        bin: { id, accreditationDay: 5 },
        error: { code: 'CONFLICT', extendedCode: 'version_stale' },
      },
    );
    expect((await binOf(id)).data.bin).toMatchObject({ accreditationDay: 5 });
  });

  test('the number of payments with a card of the BIN does not affect the version', async () => {
    const [unused, used] = [await put({ uses: 0 }), await put({ uses: 4 })];
    expect(await versionOf(used.id)).toBe(await versionOf(unused.id));
  });

  test('a BIN that changed after the person saw it is not deleted, and the current one is returned', async () => {
    const [one, two] = [await put(), await put()];
    const seen = [await versionOf(two.id), await versionOf(one.id)];
    await change('updateBin', { id: two.id, bin: { ...input, issuerId: 'emisor-1' } });
    const stale = { deleted: 0, error: { code: 'CONFLICT', extendedCode: 'version_stale' } };
    expect((await change('deleteBin', { id: two.id, version: seen[0] })).payload).toMatchObject({
      ...stale,
      bins: [{ id: two.id, issuer: { id: 'emisor-1' } }],
    });
    const both = { ids: [two.id, one.id] };
    expect((await change('deleteBins', { ...both, versions: seen })).payload).toMatchObject(stale);
    expect((await change('deleteBins', { ...both, versions: [1] })).payload).toMatchObject({
      error: { fields: [{ path: 'versions' }] },
    });
    const now = [await versionOf(two.id), await versionOf(one.id)];
    expect((await change('deleteBins', { ...both, versions: now })).payload).toMatchObject({ deleted: 2, error: null });
  });

  test('several BINs are deleted at once, all or none', async () => {
    const [one, two, used] = [await put(), await put(), await put({ uses: 1 })];
    expect((await change('deleteBins', { ids: [one.id, used.id] })).payload).toMatchObject({
      deleted: 0,
      error: { message: 'NO se pudo borrar' },
    });
    expect((await change('deleteBins', { ids: [one.id, two.id, one.id] })).payload).toEqual({
      deleted: 2,
      bins: null,
      error: null,
    });
    expect((await change('deleteBins', { ids: [] })).payload).toMatchObject({ error: { fields: [{ path: 'ids' }] } });
  });

  test.each([
    ['createBin', 'BIN_CREATE', { number: '700004', bin: input }],
    ['updateBin', 'BIN_UPDATE', { id: '700004', version: 1, bin: input }],
    ['deleteBin', 'BIN_DELETE', { id: '700004', version: 1 }],
    ['deleteBins', 'BIN_DELETE', { ids: ['700004'], versions: [1] }],
  ] as const)('%s requires its permission', async (mutation, permission, given) => {
    platform.requests.clear();
    expect((await change(mutation, given, 'auditor')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permissions: [permission] } },
    ]);
    expect(platform.requests.list()).toEqual([]);
  });
});

test('BINs require a permission, and no service is called without it', async () => {
  platform.requests.clear();
  expect((await search({}, 'sinpermisos')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect((await binOf('450995', 'sinpermisos')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});
