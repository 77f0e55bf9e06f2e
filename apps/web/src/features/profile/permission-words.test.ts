// Guards: The profile lists permissions by area.
import { permissionAreas } from './permission-words';

test('permissions are told by area, in the order of the menu', () => {
  expect(permissionAreas(new Set(['PAYER_SHOW', 'PAYMENT_CANCEL', 'PAYMENT_SHOW']))).toEqual([
    {
      area: 'Pagos',
      items: [
        { permission: 'PAYMENT_SHOW', what: 'Buscar y ver' },
        { permission: 'PAYMENT_CANCEL', what: 'Cancelar' },
      ],
    },
    { area: 'Pagadores', items: [{ permission: 'PAYER_SHOW', what: 'Buscar y ver' }] },
  ]);
  expect(permissionAreas(new Set())).toEqual([]);
});
