import { largestPage } from '@backoffice/validators';
import { ConflictError } from '../../errors/conflict-error.ts';
import { InputError } from '../../errors/input-error.ts';
import type { CurrencyTotal } from '../../graphql/resolvers.generated.ts';
import type { Filter } from '../../rest/list-query.ts';
import { cents, money } from '../mapping.ts';
import type { PaymentParent } from './payment.mappers.ts';
import { paymentSorts } from './payment.search.ts';
import type { PaymentSource } from './payment.source.ts';

/** Payments that may be acted on at once: more than that is a job for an import, not for a person in front of a screen. */
const largestSelection = 1_000;

/** Which payments a person has chosen. */
export interface Chosen {
  readonly filters: Filter[];
  readonly except: readonly string[];
  readonly expectedSize: number;
}

const refuseMoved = (size: number, expected: number): void => {
  if (size !== expected)
    throw new ConflictError(
      'selection_moved',
      `La búsqueda cambió: ahora coinciden ${size} pagos y antes ${expected}. Revise la selección.`,
    );
};

/** Every payment of the search, page by page; refused when they are not as many as the person saw. */
const readAll = async (source: PaymentSource, filters: Filter[], expected: number): Promise<PaymentParent[]> => {
  const pageAt = (page: number) => source.list({ filters, sorts: paymentSorts(null), page, limit: largestPage });
  const first = await pageAt(1);
  refuseMoved(first.size, expected);
  const others = Array.from({ length: Math.ceil(expected / largestPage) - 1 }, (_, place) => pageAt(place + 2));
  const byId = new Map<string, PaymentParent>();
  for (const { rows, size } of [first, ...(await Promise.all(others))]) {
    refuseMoved(size, expected);
    for (const payment of rows) byId.set(payment.id, payment);
  }
  // one that moved from a page to the next while they were read would be there twice, and another one missing
  refuseMoved(byId.size, expected);
  return [...byId.values()];
};

/** The sums, a currency each, exact to the cent. */
const totalsOf = (payments: readonly PaymentParent[]): CurrencyTotal[] => {
  const sums = new Map<string, number>();
  for (const { currencyId, finalAmount } of payments)
    sums.set(currencyId, (sums.get(currencyId) ?? 0) + cents(Number(finalAmount)));
  return [...sums].map(([currencyId, sum]) => ({ currencyId, amount: money(sum / 100) }));
};

/** All payments that match, without those left out. */
export const selectPayments = async (source: PaymentSource, { filters, except, expectedSize }: Chosen) => {
  if (expectedSize > largestSelection)
    throw new InputError({
      expectedSize: `Se pueden seleccionar hasta ${largestSelection.toLocaleString('es-AR')} pagos. Acote la búsqueda.`,
    });
  if (expectedSize < 0) throw new InputError({ expectedSize: 'La cantidad esperada no es válida.' });
  const left = new Set(except);
  const rows = (await readAll(source, filters, expectedSize)).filter(({ id }) => !left.has(id));
  return { rows, totals: totalsOf(rows) };
};
