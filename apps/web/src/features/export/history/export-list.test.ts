// Guards: The history of exports filters by a single status, and reports unknown values.
import { exportList } from './export-list';

const now = new Date('2026-11-22T01:30:00Z');

test('each unknown value is reported with its own text', () => {
  const search = new URLSearchParams('period=2026-13&tipo=todo&formato=pdf&status=listo');
  expect(exportList.parse(search, now)).toEqual(exportList.empty(now));
  expect(exportList.invalidParameters(search)).toEqual([
    'El período “2026-13” no es válido; se muestra el período inicial.',
    'El tipo “todo” no existe: no se aplicó ese filtro.',
    'El formato “pdf” no existe: no se aplicó ese filtro.',
    'El estado “listo” no existe: no se aplicó ese filtro.',
  ]);
});

test('the filter for the GraphQL gateway contains a single status', () => {
  const list = exportList.parse(new URLSearchParams('period=ayer&tipo=payments&formato=xlsx&status=finished'), now);
  expect(exportList.filterOf(list, now)).toEqual({
    period: { from: '2026-11-20', to: '2026-11-20' },
    type: 'PAYMENTS',
    format: 'XLSX',
    statuses: ['FINISHED'],
  });
});
