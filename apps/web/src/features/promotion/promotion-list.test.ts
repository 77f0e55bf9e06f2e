// Guards: The promotions list filters by whether they are active.
import { promotionList } from './promotion-list';

const parse = (search: string) => promotionList.parse(new URLSearchParams(search));

test('a state that does not exist is told', () => {
  expect(promotionList.invalidParameters(new URLSearchParams('estado=dormidas'))).toEqual([
    'El estado “dormidas” no existe; se muestran todas.',
  ]);
});

test('the gateway is asked for active promotions, or for the others', () => {
  expect(promotionList.filterOf(parse('estado=activas'))).toEqual({ active: true });
  expect(promotionList.filterOf(parse('estado=inactivas'))).toEqual({ active: false });
});
