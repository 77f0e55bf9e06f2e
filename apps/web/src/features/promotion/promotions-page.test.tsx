// Guards: Promotions are found by name and by active state.
import { choose, columnOf, fill, findAddress, openList, press, screen, rowsLoaded, waitFor } from '@/testing';

test('promotions show their terms, and are found by name and state', async () => {
  const user = await openList('/comercios/promociones');
  const all = screen.getByText(/^\d+ promociones$/).textContent;
  expect(columnOf('ENTIDAD')).toContain('Todas');
  expect(columnOf('VIGENCIA')[0]).toMatch(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/);
  await choose(user, 'Estado', 'Inactivas');
  await fill(user, screen.getByRole('searchbox'), 'cuotas');
  await press(user, 'Buscar');
  await findAddress('q', 'cuotas');
  await findAddress('estado', 'inactivas');
  await waitFor(() => expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Inactiva'])));
  await press(user, 'Limpiar filtros');
  await screen.findByText(all);
  await rowsLoaded();
});
