// Guards: The history of exports asks for one status as the only one, and names what does not exist.
import { exportList } from './export-list';

const now = new Date('2026-11-22T01:30:00Z');

test('what does not exist is told, each in its words', () => {
  const search = new URLSearchParams('period=2026-13&tipo=todo&formato=pdf&status=listo');
  expect(exportList.parse(search, now)).toEqual(exportList.empty(now));
  expect(exportList.invalidParameters(search)).toEqual([
    'El período “2026-13” no es válido; se muestra el mes actual.',
    'El tipo “todo” no existe: no se aplicó ese filtro.',
    'El formato “pdf” no existe: no se aplicó ese filtro.',
    'El estado “listo” no existe: no se aplicó ese filtro.',
  ]);
});

test('the gateway is asked for a status as the only one', () => {
  const list = exportList.parse(new URLSearchParams('period=ayer&tipo=payments&formato=xlsx&status=finished'), now);
  expect(exportList.filterOf(list, now)).toEqual({
    period: { from: '2026-11-20', to: '2026-11-20' },
    type: 'PAYMENTS',
    format: 'XLSX',
    statuses: ['FINISHED'],
  });
});
