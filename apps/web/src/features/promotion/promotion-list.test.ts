// Guards: The list of promotions filters by active state.
import { promotionList } from './promotion-list';

const parse = (search: string) => promotionList.parse(new URLSearchParams(search));

test('an unknown state is reported', () => {
  expect(promotionList.invalidParameters(new URLSearchParams('estado=dormidas'))).toEqual([
    'El estado “dormidas” no existe; se muestran todas.',
  ]);
});

test('the filter for the GraphQL gateway asks for active promotions, or for inactive ones', () => {
  expect(promotionList.filterOf(parse('estado=activas'))).toEqual({ active: true });
  expect(promotionList.filterOf(parse('estado=inactivas'))).toEqual({ active: false });
});
