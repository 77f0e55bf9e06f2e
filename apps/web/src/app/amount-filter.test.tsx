// Guards: Lists of money can be filtered by a typed amount, and a chip shows the filter.
import { columnOf, faults, fill, openList, press, screen, waitFor } from '@/testing';

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

test.each(['/pagos?period=ultimos-12-meses', '/suscripciones?tipo=todos'])(
  'an amount in the search box of %s finds nothing there, and is then searched as an amount',
  async (address) => {
    const user = await openList(address, 'administrador');
    const [amount = ''] = columnOf('IMPORTE');
    const text = amount.replace(/^\D+/, '').replaceAll('.', ''); // as `14637,06`
    await fill(user, screen.getByRole('searchbox'), text);
    await press(user, 'Buscar');
    await press(user, 'Buscar como importe');
    await waitFor(() => expect(new Set(columnOf('IMPORTE'))).toEqual(new Set([amount])));
    const search = new URLSearchParams(location.search);
    expect([search.get('importe'), search.get('q')]).toEqual([text, null]);
  },
);

test('an amount that is typed before the name of the entity arrives stays', async () => {
  await faults.set({ service: 'collector', fault: { kind: 'delay', ms: 2_000 } });
  const user = await openList('/lotes?collector_id=LUZN&period=ultimos-12-meses', 'administrador');
  await fill(user, screen.getByLabelText('Importe'), '>1');
  await screen.findByDisplayValue(/Luz del Norte/);
  expect(screen.getByDisplayValue('>1')).toBe(screen.getByLabelText('Importe'));
  await faults.clear();
});
