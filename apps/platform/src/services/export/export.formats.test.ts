// Guards: Each export format keeps identifiers, amounts and formula-like texts safe.
import type { Payment } from '@backoffice/contracts/payment';
import { createExportClient, type ExportClient, filterOf } from '../../testing/export-client.ts';
import {
  aMethod,
  aPayment,
  aSubscription,
  payments,
  startPlatform,
  subscriptions,
  type TestPlatform,
} from '../../testing/index.ts';
import { readXlsx } from '../../testing/read-xlsx.ts';

let platform: TestPlatform;
let client: ExportClient;

const cbu = '0000003100012345678901';
const concept = (concept_id: string | null, concept_description: string) => ({
  concept_id,
  concept_description,
  amount: 1,
  external_reference: null,
});
const payer = (name: string, number: string) => ({
  id: null,
  name,
  email: 'ana@correo.example',
  external_reference: null,
  identification: { type: 'DNI_ARG', number, country: 'ARG' },
});

/** Payment with values that a spreadsheet could change. It was requested on the previous evening in Buenos Aires. */
const given: Partial<Payment> = {
  external_transaction_id: cbu,
  details: [concept('007', 'Cuota; "única"'), concept(null, 'Recargo\nde <mora> & más')],
  payer: payer('=HYPERLINK("http://a.example")', '05123456'),
  final_amount: 1_234.5,
  payment_methods: [
    aMethod({ final_amount: 1_000, coupon_number: '0001', authorization_code: '1E5' }),
    aMethod({ final_amount: 234.5, media_payment_detail: null, media_payment_id: 97, last_four_digits: null }),
  ],
  status: 'approved',
  type: 'online',
  reference: '-2+3',
  paid_date: '2026-11-21T15:04:05.678Z',
};
const columns = [
  'id', 'request_date', 'external_transaction_id', 'concept_id', 'concept_description', 'payer_name',
  'payer_identification', 'final_amount', 'payment_method', 'authorization_code', 'coupon_number', 'status', 'type',
  'reference', 'paid_date', 'cancel_date',
]; // oxfmt-ignore
const filter = filterOf([{ field: 'external_transaction_id', value: cbu }]);
const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const methods = 'Visa ·· 3704, Medio 97';

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date('2026-11-21T15:00:00.000Z') });
  client = createExportClient(platform);
  await platform.add(
    payments,
    aPayment({
      id: '123456789012345678901e12',
      collector_id: 'LUZN',
      request_date: '2026-11-21T02:30:15.000Z',
      ...given,
    }),
  );
});
afterAll(() => platform.close());

test('CSV is for spreadsheets in Argentina: no cell is executed or changed, and times are those of Buenos Aires', async () => {
  const bytes = await client.written({ filter, columns, format: 'csv' });
  expect(text(bytes)).toBe(
    '\uFEFFID;FECHA;ID TRANSACCIÓN;CONCEPTO;DESCRIPCIÓN;NOMBRE;DOCUMENTO;IMPORTE;MEDIO DE PAGO;' +
      'CÓDIGO DE AUTORIZACIÓN;NÚMERO DE CUPÓN;ESTADO;TIPO;REFERENCIA;PAGO;CANCELACIÓN\r\n' +
      `'123456789012345678901e12;20/11/2026 23:30:15;'${cbu};'007;"Cuota; ""única"", Recargo\nde <mora> & más";` +
      `"'=HYPERLINK(""http://a.example"")";'05123456;1234,50;${methods};'1E5, 301299;'0001;Aprobado;En línea;'-2+3;` +
      '21/11/2026 12:04:05;\r\n',
  );
});

test('JSON has the codes of the service, amounts as numbers and timestamps in UTC', async () => {
  const rows: unknown = JSON.parse(text(await client.written({ filter, columns, format: 'json' })));
  expect(rows).toEqual([
    {
      id: '123456789012345678901e12',
      request_date: '2026-11-21T02:30:15.000Z',
      external_transaction_id: cbu,
      concept_id: '007',
      concept_description: 'Cuota; "única", Recargo\nde <mora> & más',
      payer_name: '=HYPERLINK("http://a.example")',
      payer_identification: '05123456',
      final_amount: 1_234.5,
      payment_method: methods,
      authorization_code: '1E5, 301299',
      coupon_number: '0001',
      status: 'approved',
      type: 'online',
      reference: '-2+3',
      paid_date: '2026-11-21T15:04:05.678Z',
      cancel_date: null,
    },
  ]);
});

describe('xlsx', () => {
  /** Serial number of a date: days since the end of 1899; the fraction is the time. */
  const serial = (local: string): number => Date.parse(`${local}Z`) / 86_400_000 + 25_569;
  const moment = (local: string) => ({ number: serial(local), format: String.raw`dd/mm/yyyy\ hh:mm:ss` });

  test('has identifiers as text, amounts as numbers and dates of Buenos Aires', async () => {
    const { rows } = readXlsx(await client.written({ filter, columns, format: 'xlsx' }), columns.length);
    expect(rows[0]?.slice(0, 3)).toEqual(['ID', 'FECHA', 'ID TRANSACCIÓN']);
    expect(rows.slice(1)).toEqual([
      [
        '123456789012345678901e12',
        moment('2026-11-20T23:30:15'),
        cbu,
        '007',
        'Cuota; "única", Recargo\nde <mora> & más',
        '=HYPERLINK("http://a.example")',
        '05123456',
        { number: 1_234.5, format: '4' }, // built-in format of Excel for two decimals
        methods,
        '1E5, 301299',
        '0001',
        'Aprobado',
        'En línea',
        '-2+3',
        moment('2026-11-21T12:04:05'),
        null,
      ],
    ]);
  });

  test('has one heading row: bold, frozen and with filters', async () => {
    const { part } = readXlsx(await client.written({ filter, columns: ['id', 'status'], format: 'xlsx' }), 2);
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:B2"/>');
    expect(sheet).toContain('<c r="A1" s="1"');
    expect(part('xl/styles.xml')).toMatch(/<b\/>.*fontId="1"/s);
    expect(part('xl/workbook.xml')).toMatch(/name="Pagos".*'Pagos'!\$A\$1:\$B\$2/s);
  });

  test('cuts a text that is longer than a cell at a whole character', async () => {
    const external_transaction_id = 'LONG';
    const description = `${'x'.repeat(32_766)}🙂tail`;
    await platform.add(
      payments,
      aPayment({
        id: 'longlonglonglonglonglong',
        collector_id: 'LUZN',
        request_date: '2026-11-21T02:30:15.000Z',
        external_transaction_id,
        details: [concept('007', description)],
      }),
    );
    const long = filterOf([{ field: 'external_transaction_id', value: external_transaction_id }]);
    const { rows } = readXlsx(
      await client.written({ filter: long, columns: ['concept_description'], format: 'xlsx' }),
      1,
    );
    expect(rows.slice(1)).toEqual([['x'.repeat(32_766)]]);
  });

  test('omits characters that XML cannot represent, and keeps texts that look like its escapes', async () => {
    const reference = 'XML';
    await platform.add(
      payments,
      aPayment({
        id: 'f'.repeat(24),
        collector_id: 'LUZN',
        request_date: '2026-11-01T12:00:00.000Z',
        external_transaction_id: reference,
        payer: payer('a\u0001b\uFFFEc _x000D_ 👍', '1'),
      }),
    );
    const own = { filter: filterOf([{ field: 'external_transaction_id', value: reference }]), columns: ['payer_name'] };
    const { rows } = readXlsx(await client.written({ ...own, format: 'xlsx' }), 1);
    expect(rows[1]).toEqual(['abc _x005F_x000D_ 👍']);
  });
});

test.each(['csv', 'json', 'xlsx'] as const)('%s without rows is a complete file', async (format) => {
  const none = filterOf([{ field: 'id', value: 'none' }]);
  const bytes = await client.written({ filter: none, columns: ['id'], format });
  const content = {
    csv: () => expect(text(bytes)).toBe('\uFEFFID\r\n'),
    json: () => expect(JSON.parse(text(bytes))).toEqual([]),
    xlsx: () => expect(readXlsx(bytes, 1).rows).toEqual([['ID']]),
  };
  content[format]();
});

describe('in CSV, a text that a spreadsheet would change', () => {
  test.each([
    ['00012345', true],
    ['20-12345678-9', true],
    ['12/05', true],
    ['1.5e3', true],
    ['.5', true],
    ['12 mar', true],
    ['ene-26', true],
    ['TRUE', true],
    ['+54 9 11', true],
    ['@cmd', true],
    ['TX00012345', false],
    ['Marta', false],
    ['REF-12', false],
    ['7 Soles SRL', false],
    ['507f1f77bcf86cd799439011', false],
  ])('%s begins with an apostrophe: %s', async (reference, guarded) => {
    const id = Buffer.from(reference).toString('hex').padStart(24, 'a').slice(-24);
    await platform.add(
      payments,
      aPayment({ id, collector_id: 'LUZN', request_date: '2026-10-01T12:00:00.000Z', reference }),
    );
    const bytes = await client.written({ filter: filterOf([{ field: 'id', value: id }]), columns: ['reference'] });
    expect(text(bytes)).toBe(`\uFEFFREFERENCIA\r\n${guarded ? "'" : ''}${reference}\r\n`);
  });
});

test('subscriptions have their own columns and labels', async () => {
  await platform.add(
    subscriptions,
    aSubscription({
      id: '0'.repeat(24),
      collector_id: 'LUZN',
      request_date: '2026-11-20T12:00:00.000Z',
      status: 'payer_deferred',
      amount: 99.9,
      periods: 12,
      payment_method: { media_payment_id: 10, last_four_digits: '0042' },
    }),
  );
  const own = ['id', 'type', 'amount', 'periods', 'payment_method', 'status'];
  const bytes = await client.written({ type: 'subscription', columns: own });
  expect(text(bytes)).toBe(
    '\uFEFFID;TIPO;IMPORTE;PERÍODOS;MEDIO DE PAGO;ESTADO\r\n' +
      `'${'0'.repeat(24)};Suscripción;99,90;12;Visa Débito ·· 0042;Diferida por el pagador\r\n`,
  );
});

test.each([
  ['payments', 27],
  ['subscription', 21],
] as const)('an export of %s without chosen columns has all %d', async (type, count) => {
  const exported = await client.ended({ type, format: 'json' });
  expect(exported.columns).toHaveLength(count);
  const { bytes } = await client.file(exported.id);
  const [row]: object[] = JSON.parse(text(bytes));
  expect(Object.keys(row ?? {})).toEqual(exported.columns);
});
