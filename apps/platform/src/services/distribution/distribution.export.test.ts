// Guards: An export of distributions has those of its period, safe for spreadsheets.
import { createExportClient, filterOf } from '../../testing/export-client.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { aDistribution, distributions } from './index.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
});
afterAll(() => platform.close());

test('the CSV has the rows of the period, with the labels of the list (B326)', async () => {
  const collector = { id: 'LUZN', name: '=HYPERLINK("http://a.example")' };
  const common = { collector, status: 'error', status_detail: 'COELSA: 0115 No existe', total_amount: 1234.5 };
  for (const [id, request_date] of [
    ['d1', '2026-03-01T02:59:59.999Z'],
    ['d2', '2026-03-01T03:00:00.000Z'],
  ] as const)
    await platform.add(distributions, aDistribution({ id, request_date, payment_id: '0012', ...common }));
  const bytes = await createExportClient(platform).written({
    type: 'distributions',
    format: 'csv',
    columns: ['id', 'collector_id', 'collector_name', 'payment_id', 'request_date', 'amount', 'type', 'status'],
    filter: filterOf([
      { field: 'start_date', value: '2026-03-01T03:00:00.000Z', operation: 'GREATER_THAN_OR_EQUAL_TO' },
      { field: 'end_date', value: '2026-04-01T02:59:59.999Z', operation: 'LESS_THAN_OR_EQUAL_TO' },
    ]),
  });
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFFID;ENTIDAD;NOMBRE DE LA ENTIDAD;ID DEL PAGO;FECHA;IMPORTE;TIPO;ESTADO\r\n' +
      `d2;LUZN;"'=HYPERLINK(""http://a.example"")";'0012;01/03/2026 00:00:00;1234,50;No programada;Error\r\n`,
  );
});
