// Guards: Every list of money can be filtered by a typed amount, and a chip shows the filter.
import { columnOf, fill, openList, press, screen, waitFor } from '@/testing';

test.each([
  '/pagos?period=ultimos-12-meses',
  '/suscripciones?tipo=todos',
  '/retiros',
  '/retiros/historial?period=ultimos-12-meses',
  '/retirosUnificados?vista=por-lote',
  '/lotes?collector_id=LUZN&period=ultimos-12-meses',
  '/distribucion?period=ultimos-12-meses',
])('%s', async (address) => {
  const user = await openList(address, 'administrador');
  const shown = columnOf('IMPORTE');
  const [amount = ''] = shown;
  expect(new Set(shown).size).toBeGreaterThan(1);
  await fill(user, screen.getByLabelText('Importe'), amount.replace('\u00a0', ' '));
  await press(user, 'Buscar');
  await screen.findByText(`Importe: ${amount.replace('\u00a0', ' ')}`);
  await waitFor(() => expect(new Set(columnOf('IMPORTE'))).toEqual(new Set([amount])));
  expect(new URLSearchParams(location.search).get('importe')).toBe(amount.replace('\u00a0', ' '));
});
