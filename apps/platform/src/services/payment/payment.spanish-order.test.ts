// Guards: Names are sorted in Spanish order: ñ is a letter after n; accents and case are ignored.
import type { PaymentPage } from '@backoffice/contracts/payment';
import { callsTo, listQuery } from '../../testing/calls.ts';
import { aPayment, payments, startPlatform } from '../../testing/index.ts';

const names = ['Nandu', 'Ñandú', 'Nzoé', 'núñez', 'Nunez', 'Núñoz', 'Oñate', 'NUÑO', 'Nuño Á', 'Nun\u0303a', 'Onzari'];

test.each([
  ['ascending', 1],
  ['descending', -1],
] as const)('names are in %s order', async (direction, sign) => {
  const platform = await startPlatform({ payments: 0 });
  for (const [at, name] of names.entries()) {
    const payer = { id: null, name, email: null, external_reference: null, identification: null };
    await platform.add(
      payments,
      aPayment({ id: `named-${at}`, collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z', payer }),
    );
  }
  const page = listQuery({ sorts: [{ field: 'payer.name', direction }], limit: 20 });
  const { rows } = await callsTo(platform.urls.payment).read<PaymentPage>(`/pagos${page}`);
  const { compare } = new Intl.Collator('es');
  expect(rows.map((row) => row.payer?.name)).toEqual(names.toSorted((a, b) => sign * compare(a, b)));
});
