// Guards: The address holds the state of the export history.
import { exportList } from './export-list';

const now = new Date('2026-11-22T01:30:00Z');
const { format, invalidParameters, filterOf } = exportList;
const empty = exportList.empty(now);
const parse = (search: string) => exportList.parse(new URLSearchParams(search), now);

test('without parameters the history shows the current month of Buenos Aires, newest first', () => {
  expect(parse('')).toEqual(empty);
  expect(filterOf(parse(''), now)).toEqual({ period: { from: '2026-11-01', to: '2026-11-30' } });
  expect(format(empty).toString()).toBe('period=2026-11');
});

test('every history has an address that gives the same history again', () => {
  const list: ReturnType<typeof parse> = {
    period: 'ayer',
    type: 'SUBSCRIPTION',
    format: 'CSV',
    status: 'IN_PROCESS',
    page: 2,
    limit: 25,
    sort: { field: 'CREATED_DATE', direction: 'ASCENDING' },
  };
  expect(exportList.parse(format(list), now)).toEqual(list);
});

test('what does not exist is left out, and is told', () => {
  const search = 'period=2026-13&tipo=todo&formato=pdf&status=listo';
  expect(parse(search)).toEqual(empty);
  expect(invalidParameters(new URLSearchParams(search))).toEqual([
    'El período “2026-13” no es válido; se muestra el mes actual.',
    'El tipo “todo” no existe; se muestran todos.',
    'El formato “pdf” no existe; se muestran todos.',
    'El estado “listo” no existe; se muestran todos.',
  ]);
  expect(invalidParameters(new URLSearchParams('period=ayer&tipo=payments&formato=json&status=error'))).toEqual([]);
});

test('the gateway is asked for what is filtered and for nothing else', () => {
  expect(filterOf(parse('period=ayer&tipo=payments&formato=xlsx&status=finished'), now)).toEqual({
    period: { from: '2026-11-20', to: '2026-11-20' },
    type: 'PAYMENTS',
    format: 'XLSX',
    statuses: ['FINISHED'],
  });
});
