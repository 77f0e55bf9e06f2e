// Guards: The address holds the state of the export history.
import { exportFilter, exportListCodec, plainList, type ExportList } from './export-list.address';

const now = () => new Date('2026-11-22T01:30:00Z');
const codec = exportListCodec(now);
const parse = (search: string): ExportList => codec.parse(new URLSearchParams(search));

test('without parameters the history shows the current month of Buenos Aires, newest first', () => {
  expect(parse('')).toEqual(plainList(now()));
  expect(exportFilter(parse(''), now())).toEqual({ period: { from: '2026-11-01', to: '2026-11-30' } });
  expect(codec.format(plainList(now())).toString()).toBe('period=2026-11');
});

test('every history has an address that gives the same history again', () => {
  const list: ExportList = {
    period: 'ayer',
    type: 'SUBSCRIPTION',
    format: 'CSV',
    status: 'IN_PROCESS',
    page: 2,
    limit: 25,
    sort: { field: 'CREATED_DATE', direction: 'ASCENDING' },
  };
  expect(codec.parse(codec.format(list))).toEqual(list);
});

test('what does not exist is left out, and is told', () => {
  const search = 'period=2026-13&tipo=todo&formato=pdf&status=listo';
  expect(parse(search)).toEqual(plainList(now()));
  expect(codec.misread(new URLSearchParams(search))).toEqual([
    'El período “2026-13” no es válido; se muestra el mes actual.',
    'El tipo “todo” no existe; se muestran todos.',
    'El formato “pdf” no existe; se muestran todos.',
    'El estado “listo” no existe; se muestran todos.',
  ]);
  expect(codec.misread(new URLSearchParams('period=ayer&tipo=payments&formato=json&status=error'))).toEqual([]);
});

test('the gateway is asked for what is filtered and for nothing else', () => {
  expect(exportFilter(parse('period=ayer&tipo=payments&formato=xlsx&status=finished'), now())).toEqual({
    period: { from: '2026-11-20', to: '2026-11-20' },
    type: 'PAYMENTS',
    format: 'XLSX',
    statuses: ['FINISHED'],
  });
});
