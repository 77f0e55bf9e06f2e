// Guards: The payer service creates and finds payers and references. It updates and deletes references.
import type { Payer, PayerPage, PayerReference, PayerReferencePage } from '@backoffice/contracts/payer';
import { callsTo, type Calls, listQuery } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';

let platform: TestPlatform;
let calls: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
  calls = callsTo(platform.urls.payer);
});
afterAll(() => platform.close());

const dni = { type: 'DNI_ARG', number: '12345678', country: 'ARG' };
const cuit = { type: 'CUIT_ARG', number: '20267565393', country: 'ARG' };

describe('a payer', () => {
  test('is created, read and found by name, e-mail and identification', async () => {
    const given = { name: ' Íñigo Ñandú ', email: 'Inigo@Correo.example', identification: dni };
    const { status, body } = await calls.post<Payer>('/', given);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Íñigo Ñandú', email: 'inigo@correo.example', identification: dni, phones: [] });
    expect(await calls.read<Payer>(`/${body.id}`)).toEqual(body);
    for (const filter of [
      { field: 'name', value: 'inigo nan', operation: 'CONTAINS' },
      { field: 'email', value: 'inigo@correo.example' },
      { field: 'identification.number,id', value: '12345678' },
      { field: 'id', value: body.id },
    ]) {
      const page = await calls.read<PayerPage>(`/${listQuery({ filters: [filter] })}`);
      expect(page).toMatchObject({ size: 1, rows: [{ id: body.id }] });
    }
  });

  test('may have no identification', async () => {
    const { body } = await calls.post<Payer>('/', { name: 'Ana Sosa', email: 'ana@correo.example' });
    expect(body).toMatchObject({ identification: null, external_reference: null });
  });

  test.each([
    ['an e-mail without a domain', { email: 'ana@correo' }],
    ['an e-mail with a blank', { email: 'ana sosa@correo.example' }],
    ['a name of blanks', { name: '  ' }],
    ['a DNI of six digits', { identification: { ...dni, number: '123456' } }],
    ['a DNI of eleven digits', { identification: { ...dni, number: cuit.number } }],
    ['a CUIT of eight digits', { identification: { ...cuit, number: dni.number } }],
    ['a passport', { identification: { ...dni, type: 'PASSPORT' } }],
    ['another country', { identification: { ...dni, country: 'URY' } }],
  ])('is refused with %s', async (_what, wrong) => {
    const answer = await calls.post('/', { name: 'Ana', email: 'ana@correo.example', ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { extended_code: 'invalid_body' } });
  });

  test.each(['id', 'name', 'email'])('a sort by %s has another first row in the other direction', async (field) => {
    const first = async (direction: 'ascending' | 'descending') =>
      (await calls.read<PayerPage>(`/${listQuery({ sorts: [{ field, direction }] })}`)).rows[0]?.id;
    expect(await first('ascending')).not.toBe(await first('descending'));
  });
});

describe('a reference', () => {
  const given = { collector_id: 'LUZN', name: 'Ana Sosa', email: 'ana@correo.example', external_reference: 'SOC-1', identification: cuit }; // oxfmt-ignore
  const create = async () => (await calls.post<PayerReference>('/referencias', given)).body;

  test('is created, and found by its collector with its external reference or identification', async () => {
    const { id } = await create();
    for (const [field, value] of Object.entries({
      external_reference: 'SOC-1',
      'identification.number': cuit.number,
    })) {
      const filters = [{ field, value }, { field: 'collector_id', value: 'LUZN' }]; // oxfmt-ignore
      const body = await calls.read<PayerReferencePage>(`/referencias${listQuery({ filters, limit: 100 })}`);
      expect(body.rows.map((row) => row.id)).toContain(id);
    }
  });

  test('is updated with every field of its form, and a missing field is removed', async () => {
    const { id } = await create();
    const update = (body: object) => calls.put<PayerReference>(`/referencias/${id}`, body);
    expect((await update({ name: 'Ana María Sosa', externalReference: 'SOC-2', identification: dni })).body).toEqual({
      id,
      collector_id: 'LUZN',
      name: 'Ana María Sosa',
      email: null,
      external_reference: 'SOC-2',
      identification: dni,
    });
    expect((await update({ name: 'Ana' })).body).toMatchObject({ external_reference: null, identification: null });
  });

  test('is deleted', async () => {
    const { id } = await create();
    expect((await calls.remove(`/referencias/${id}`)).status).toBe(204);
    expect(await calls.remove(`/referencias/${id}`)).toMatchObject({
      status: 404,
      body: { extended_code: 'payer_reference_not_found' },
    });
  });

  test('is deleted with all others of its collector only', async () => {
    const countOf = async (collector: string) => {
      const filters = [{ field: 'collector_id', value: collector }];
      return (await calls.read<PayerReferencePage>(`/referencias${listQuery({ filters })}`)).size;
    };
    const before = await countOf('MUNI');
    const { size } = await calls.read<PayerReferencePage>('/referencias');
    expect((await calls.remove(`/referencias/comercios/MUNI`)).body).toEqual({ deleted: before });
    expect((await calls.read<PayerReferencePage>('/referencias')).size).toBe(size - before);
    expect((await calls.remove('/referencias/comercios/MUNI')).body).toEqual({ deleted: 0 });
  });
});
