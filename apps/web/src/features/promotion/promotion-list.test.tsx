// Guards: The address holds the state of the promotions list.
import { promotionList } from './promotion-list';

const { format, invalidParameters, filterOf } = promotionList;
const parse = (search: string) => promotionList.parse(new URLSearchParams(search));

test('without parameters the list shows every promotion, the newest first, and its address is never empty', () => {
  expect(parse('')).toEqual(promotionList.empty());
  expect(format(promotionList.empty()).toString()).toBe('pagina=1');
});

test('every list has an address that gives the same list again', () => {
  const list: ReturnType<typeof parse> = {
    text: '3 cuotas & más',
    collector: { id: 'LUZN', name: 'Luz del Norte' },
    state: 'inactivas',
    page: 2,
    limit: 25,
    sort: { field: 'NAME', direction: 'ASCENDING' },
  };
  expect(promotionList.parse(format(list))).toEqual(list);
});

test('a state that does not exist is left out, and is told', () => {
  expect(parse('estado=dormidas').state).toBeNull();
  expect(invalidParameters(new URLSearchParams('estado=dormidas'))).toEqual([
    'El estado “dormidas” no existe; se muestran todas.',
  ]);
  expect(invalidParameters(new URLSearchParams('estado=activas'))).toEqual([]);
});

test('the gateway is asked for what is filtered and for nothing else', () => {
  expect(filterOf(parse(''))).toEqual({});
  expect(filterOf(parse('q=cuotas&collector_id=LUZN&estado=activas'))).toEqual({
    search: 'cuotas',
    collectorId: 'LUZN',
    active: true,
  });
  expect(filterOf(parse('estado=inactivas'))).toEqual({ active: false });
});
