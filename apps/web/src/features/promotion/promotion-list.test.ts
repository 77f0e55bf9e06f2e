// Guards: The address holds the state of the promotions list.
import { plainList, promotionFilter, promotionListCodec as codec, type PromotionList } from './promotion-list.address';

const parse = (search: string): PromotionList => codec.parse(new URLSearchParams(search));

test('without parameters the list shows every promotion, the newest first, and its address is never empty', () => {
  expect(parse('')).toEqual(plainList());
  expect(codec.format(plainList()).toString()).toBe('pagina=1');
});

test('every list has an address that gives the same list again', () => {
  const list: PromotionList = {
    text: '3 cuotas & más',
    collector: { id: 'LUZN', name: 'Luz del Norte' },
    state: 'inactivas',
    page: 2,
    limit: 25,
    sort: { field: 'NAME', direction: 'ASCENDING' },
  };
  expect(codec.parse(codec.format(list))).toEqual(list);
});

test('a state that does not exist is left out, and is told', () => {
  expect(parse('estado=dormidas').state).toBeNull();
  expect(codec.misread(new URLSearchParams('estado=dormidas'))).toEqual([
    'El estado “dormidas” no existe; se muestran todas.',
  ]);
  expect(codec.misread(new URLSearchParams('estado=activas'))).toEqual([]);
});

test('the gateway is asked for what is filtered and for nothing else', () => {
  expect(promotionFilter(parse(''))).toEqual({});
  expect(promotionFilter(parse('q=cuotas&collector_id=LUZN&estado=activas'))).toEqual({
    search: 'cuotas',
    collectorId: 'LUZN',
    active: true,
  });
  expect(promotionFilter(parse('estado=inactivas'))).toEqual({ active: false });
});
