// Guards: BINs are listed from page zero, created once with existing look-ups, and not deleted while payments use them.
import type { Bin, BinPage, LookupPage } from '@backoffice/contracts/bin';
import { newId } from '../../shared/new-id.ts';
import { callsTo, listQuery, type Calls } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aBin, bins } from './index.ts';

let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
  service = callsTo(platform.urls.bin);
});
afterAll(() => platform.close());

let last = 100_000;
const put = async (given: Partial<Bin> = {}): Promise<Bin> => {
  last += 1;
  return platform.add(bins, aBin({ id: String(last), ...given }));
};
const body = { brand: 'visa', type: 'credito', mediaPaymentId: 9, accreditationDay: 10 };
const found = async (id: string) => (await service.get<Bin>(`/${id}`)).status;

test('the first page is 0, and `size` is the total', async () => {
  const [first, second] = [await put({ id: '000001' }), await put({ id: '000002' })];
  const zero = await service.read<BinPage>('/?size=1');
  const one = await service.read<BinPage>('/?size=1&page=1');
  expect([zero.rows, zero.page, one.rows, one.page]).toEqual([[first], 0, [second], 1]);
  expect(one.size).toBeGreaterThan(2);
});

test.each([
  ['id', '998877', { id: '998877' }],
  ['brand.description', 'marca rara', { brand: { id: 'x', description: 'Marca Rara' } }],
  ['emisor.description', 'emisor raro', { emisor: { id: 'x', description: 'Emisor Raro' } }],
])('BINs are found by %s', async (field, value, given) => {
  const wanted = await put(given);
  const page = await service.read<BinPage>(`/${listQuery({ filters: [{ field, value, operation: 'CONTAINS' }] })}`);
  expect(page.rows).toEqual([wanted]);
});

test.each([
  ['/marcas', 'vis', 'Visa'],
  ['/tipos', 'deb', 'Débito'],
  ['/subtipos', 'plat', 'Platinum'],
  ['/emisores', 'galicia', 'Banco Galicia'],
])('%s is found by a part of its description', async (path, value, description) => {
  const query = listQuery({ filters: [{ field: 'description', value, operation: 'LIKE' }] });
  const page = await service.read<LookupPage>(`${path}${query}`);
  expect(page.rows.map((row) => row.description)).toEqual([description]);
});

test('look-ups have twenty entries a page, and the first page is 1', async () => {
  const first = await service.read<LookupPage>('/emisores?page=1&size=20');
  const second = await service.read<LookupPage>('/emisores?page=2&size=20');
  expect([first.rows.length, first.page, second.rows.length]).toEqual([20, 1, first.size - 20]);
});

test('one key creates one BIN, with the texts of its look-ups', async () => {
  const headers = { 'idempotency-key': newId() };
  const given = { id: '777001', ...body, subtype: 'gold', country: 'ARG', emisor: 'emisor-1' };
  const made = await service.post<Bin>('/secure', given, headers);
  expect(made).toMatchObject({
    status: 201,
    body: {
      id: '777001',
      brand: { id: 'visa', description: 'Visa' },
      subtype: { id: 'gold', description: 'Gold' },
      emisor: { id: 'emisor-1', description: 'Banco Galicia' },
      uses: 0,
    },
  });
  expect(await service.post<Bin>('/secure', given, headers)).toEqual(made);
  expect(await service.post('/secure', given)).toMatchObject({ status: 409, body: { extended_code: 'bin_exists' } });
});

test('a change replaces the look-ups, and an omitted one is removed', async () => {
  const { id } = await put({ uses: 3 });
  expect(await service.put<Bin>(`/secure/${id}`, { ...body, brand: 'amex', mediaPaymentId: 2 })).toMatchObject({
    status: 200,
    body: { id, brand: { id: 'amex' }, emisor: null, country: null, mediaPaymentId: 2, uses: 3 },
  });
});

test.each([
  ['brand', { brand: 'nothing' }],
  ['emisor', { emisor: 'visa' }],
  ['mediaPaymentId', { mediaPaymentId: 28 }],
])('%s that does not exist is refused', async (field, wrong) => {
  expect(await service.post('/secure', { id: '777002', ...body, ...wrong })).toMatchObject({
    status: 422,
    body: { extended_code: 'bin_choice_unknown', fields: { [field]: 'unknown' } },
  });
});

test('a BIN is deleted unless payments use it', async () => {
  const [free, used] = [await put(), await put({ uses: 1 })];
  expect(await service.remove(`/secure/${free.id}`)).toMatchObject({ status: 200, body: { deleted: true } });
  expect(await service.remove(`/secure/${used.id}`)).toMatchObject({ status: 200, body: { deleted: false } });
  expect([await found(free.id), await found(used.id)]).toEqual([404, 200]);
});

test('several BINs are deleted together, or none of them', async () => {
  const [one, two, used] = [await put(), await put(), await put({ uses: 1 })];
  expect(await service.post('/delete-all', { ids: [one.id, used.id] })).toMatchObject({
    status: 200,
    body: { deleted: false },
  });
  expect(await found(one.id)).toBe(200);
  expect(await service.post('/delete-all', { ids: [one.id, two.id] })).toMatchObject({
    status: 200,
    body: { deleted: true },
  });
  expect([await found(one.id), await found(two.id)]).toEqual([404, 404]);
});
