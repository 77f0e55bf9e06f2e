// Guards: The search box of payers sends the condition for each kind of text, and finds the right rows. A payer is read
// by its identifier, with permission.
import type { Payer } from '@backoffice/contracts/payer';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows, listQueryOf } from '../../testing/rest-view.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('operador');
const all = await allRows<Payer>(`${platform.urls.payer}/`);

interface Found {
  readonly payers: { readonly size: number; readonly rows: readonly { readonly id: string }[] };
}
const find = (variables: object) =>
  person.query<Found>(
    `query ($filter: PayerFilter, $page: Int, $limit: Int, $sorts: [PayerSort!]) {
      payers(filter: $filter, page: $page, limit: $limit, sorts: $sorts) { page limit size rows { id } }
    }`,
    variables,
  );
const search = (text: string) => find({ filter: { search: text }, limit: 100 });
const requested = () => platform.requests.list('payer').map(listQueryOf);
const equal = (field: string, value: unknown) => ({ field, value, operation: 'EQUAL' });

/** Finds one of the payers by a condition. */
const someone = (isWanted: (payer: Payer) => boolean): Payer => {
  const found = all.find(isWanted);
  if (found === undefined) throw new Error('Nobody is like that.');
  return found;
};
const documentOf = (type: string, digits: number) =>
  someone(({ identification }) => identification?.type === type && identification.number.length === digits)
    .identification?.number ?? '';

describe('the search box finds payers', () => {
  test('by e-mail, also when it is typed in capitals', async () => {
    const { id, email } = someone((payer) => payer.email !== null);
    const typed = (email ?? '').toUpperCase();
    expect((await search(typed)).data.payers).toMatchObject({ size: 1, rows: [{ id }] });
    expect((await search(email ?? '')).data.payers).toMatchObject({ size: 1, rows: [{ id }] });
    expect(requested().map(({ filters }) => filters)).toEqual([
      [equal('email', [typed, email])],
      [equal('email', email)],
    ]);
  });

  test('by CUIT, with or without dashes', async () => {
    const cuit = documentOf('CUIT_ARG', 11);
    const holders = all.filter(({ identification }) => identification?.number === cuit).map(({ id }) => ({ id }));
    for (const typed of [cuit, `${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`])
      expect((await search(typed)).data.payers.rows).toEqual(holders);
    expect(requested().map(({ filters }) => filters)).toEqual(Array(2).fill([equal('identification.number', cuit)]));
  });

  test.each([7, 8])('by DNI of %d digits, with or without dots', async (digits) => {
    const dni = documentOf('DNI_ARG', digits);
    const holders = all.filter(({ identification }) => identification?.number === dni).map(({ id }) => ({ id }));
    for (const typed of [dni, Number(dni).toLocaleString('es-AR')])
      expect((await search(typed)).data.payers.rows).toEqual(holders);
    expect(requested().map(({ filters }) => filters)).toEqual(Array(2).fill([equal('identification.number,id', dni)]));
  });

  test('by identifier', async () => {
    const { id } = someone(() => true);
    const uuid = '0b0a1c6e-9a6e-4c5e-8f43-0d6a8c1f2b3c';
    expect((await search(id)).data.payers).toMatchObject({ size: 1, rows: [{ id }] });
    expect((await search(uuid)).data.payers).toMatchObject({ size: 0, rows: [] });
    expect(requested().map(({ filters }) => filters)).toEqual([[equal('id', id)], [equal('id', uuid)]]);
  });

  test('by parts of the name in any order', async () => {
    const { id, name } = someone((payer) => payer.name.split(' ').length === 2);
    const turned = name.split(' ').toReversed();
    expect((await search(turned.join(' '))).data.payers.rows).toContainEqual({ id });
    expect(requested()[0]?.filters).toEqual(turned.map((value) => ({ field: 'name', value, operation: 'CONTAINS' })));
  });

  test('by a part of the name in any case and accents; other numbers are searched as names', async () => {
    const folded = (name: string) =>
      name
        .normalize('NFD')
        .replaceAll(/\p{Mark}/gu, '')
        .toLowerCase();
    const right = all.filter(({ name }) => folded(name).includes('lez')).map(({ id }) => id);
    const { data } = await search(' LÉZ ');
    expect(right.length).toBeGreaterThan(1);
    expect(data.payers.size).toBe(right.length);
    expect(data.payers.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(right.slice(0, 100)));
    expect((await search('123456')).data.payers.size).toBe(0);
    expect(requested().map(({ filters }) => filters)).toEqual(
      ['LÉZ', '123456'].map((value) => [{ field: 'name', value, operation: 'CONTAINS' }]),
    );
  });
});

describe('the list of payers', () => {
  test('is ordered by name, with ten rows a page by default', async () => {
    const { data } = await find({});
    expect(data.payers).toMatchObject({ page: 1, limit: 10, size: all.length });
    expect(requested()).toEqual([
      { path: '/', filters: [], sorts: [{ field: 'name', direction: 'ascending' }], page: 1, limit: 10 },
    ]);
  });

  test.each(['ID', 'NAME', 'EMAIL'])('may be sorted by %s', async (field) => {
    await find({ sorts: [{ field, direction: 'DESCENDING' }], page: 3, limit: 25 });
    const sorts = [{ field: field.toLowerCase(), direction: 'descending' }];
    expect(requested()).toMatchObject([{ sorts, page: 3, limit: 25 }]);
  });

  test('refuses arguments out of bounds before the call', async () => {
    expect((await find({ limit: 101 })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'limit', message: 'Pida 100 filas como máximo.' }] } },
    ]);
    expect((await search('x'.repeat(101))).errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: [{ path: 'filter.search', message: 'Ingrese 100 caracteres como máximo.' }],
        },
      },
    ]);
    expect(platform.requests.list()).toEqual([]);
  });
});

describe('a payer', () => {
  const read = (username: string, id: string) =>
    gateway.as(username).query<{ payer: unknown }>(
      `query ($id: ID!) { payer(id: $id) {
        id name email externalReference identification { type number country } phones { description areaCode phoneNumber }
      } }`,
      { id },
    );

  test('has the fields of its service', async () => {
    const known = someone(({ email, identification }) => email !== null && identification !== null);
    const { external_reference: externalReference, phones, ...rest } = known;
    expect((await read('operador', known.id)).data.payer).toEqual({
      ...rest,
      externalReference,
      phones: phones.map(({ description, area_code: areaCode, phone_number: phoneNumber }) => ({
        description,
        areaCode,
        phoneNumber,
      })),
    });
  });

  test.each([
    ['its identifier is the name of another list', 'referencias'],
    ['no identifier has this form', '../collector'],
  ])('is refused without a call when %s', async (_why, id) => {
    expect(await read('operador', id)).toMatchObject({
      data: { payer: null },
      errors: [
        {
          message: 'Revise el identificador: lleva algún número, o solo letras mayúsculas.',
          extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'id', code: 'INVALID' }] },
        },
      ],
    });
    expect(platform.requests.list()).toEqual([]);
  });

  test('is null when there is none', async () => {
    expect(await read('operador', '000000000000000000000000')).toMatchObject({
      data: { payer: null },
      errors: undefined,
    });
    expect(platform.requests.list()).toHaveLength(1);
  });

  test('requires a permission', async () => {
    for (const username of ['tesoreria', 'sinpermisos'])
      expect((await read(username, 'any')).errors).toMatchObject([{ message: 'No tiene permisos', path: ['payer'] }]);
    expect((await gateway.as('tesoreria').query('{ payers { size } }')).errors).toMatchObject([{ path: ['payers'] }]);
    expect(platform.requests.list()).toEqual([]);
  });
});
