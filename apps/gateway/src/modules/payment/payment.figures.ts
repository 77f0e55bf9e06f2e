import { dayOf } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import type {
  PaymentFigure,
  PaymentFigures,
  PaymentStatus,
  QueryPaymentFiguresArgs,
} from '../../api/schema-types.generated.ts';
import type { GroupSum } from '../../module-kit/list/list-sums.ts';
import { filtersOf, sortsOf } from '../../module-kit/list/search.ts';
import { cents, money } from '../../module-kit/source/mapping.ts';
import type { PaymentParent } from './payment.mappers.ts';
import { paymentSearch } from './payment.search.ts';

/** Statuses of payments that were accepted. Refunded and objected payments had been approved before. */
const accepted: readonly PaymentStatus[] = ['APPROVED', 'PARTIAL', 'REFUNDED', 'OBJECTED'];

const WHOLE = 'all';

/** Kinds of groups. */
type Kind = 'whole' | 'day' | 'method';

/** Returns the groups of a payment: all payments, its day in Buenos Aires, and its payment methods. */
const groupsOf = ({ requestDate, paymentMethods }: PaymentParent): readonly (readonly [Kind, string])[] => [
  ['whole', WHOLE],
  ['day', dayOf(new Date(requestDate))],
  ...[...new Set(paymentMethods.flatMap(({ paymentMethodCode }) => paymentMethodCode ?? []))].map(
    (code) => ['method', String(code)] as const,
  ),
];

/**
 * Returns the addends of a payment for each of its groups. The name of a sum is `kind key measure`, and `approved` is
 * followed by the currency.
 */
const addendsOf = (payment: PaymentParent) => {
  const measures = [
    'decided',
    ...(accepted.includes(payment.status) ? ['accepted'] : []),
    ...(payment.status === 'APPROVED' ? [`approved ${payment.currencyId}`] : []),
  ];
  return groupsOf(payment).flatMap(([kind, key]) =>
    measures.map((measure) => ({ group: `${kind} ${key} ${measure}`, cents: cents(Number(payment.finalAmount)) })),
  );
};

const emptyFigure = (key: string): PaymentFigure => ({
  key,
  approvedCount: 0,
  collected: [],
  acceptedCount: 0,
  decidedCount: 0,
});

/** Orders days and numbers of payment methods. */
const byKey = new Intl.Collator('en', { numeric: true });

/** Returns the figures of one kind of groups, in the order of their keys. */
const figuresOf = (wanted: Kind, groups: ReadonlyMap<string, GroupSum>): PaymentFigure[] => {
  const figures = new Map<string, PaymentFigure>();
  for (const [name, sum] of [...groups].sort(([one], [other]) => byKey.compare(one, other))) {
    const [kind, key = '', measure, currencyId] = name.split(' ');
    if (kind !== wanted) continue;
    const figure = figures.get(key) ?? emptyFigure(key);
    figures.set(key, figure);
    if (measure === 'decided') figure.decidedCount = sum.count;
    if (measure === 'accepted') figure.acceptedCount = sum.count;
    if (currencyId === undefined) continue;
    figure.approvedCount += sum.count;
    figure.collected.push({ currencyId, amount: money(sum.cents / 100) });
  }
  return [...figures.values()];
};

/** Resolver that adds up the decided payments of some days, all together, by day and by payment method. */
export const paymentFigures = async (
  _root: unknown,
  { period, collectorId }: QueryPaymentFiguresArgs,
  { sources, now, listsRefunds, listSums }: Pick<GatewayContext, 'sources' | 'now' | 'listsRefunds' | 'listSums'>,
): Promise<PaymentFigures> => {
  const filter = { period, collectorId: collectorId ?? null, statuses: [...accepted, 'REJECTED' as const] };
  const { groups, ...sum } = await listSums({
    service: 'payment',
    name: 'figures',
    list: sources.payment.list,
    query: {
      filters: filtersOf(paymentSearch, filter, { now: now(), listsRefunds }),
      sorts: sortsOf(paymentSearch, [{ field: 'REQUEST_DATE', direction: 'ASCENDING' }]),
    },
    addendsOf,
  });
  const [whole = emptyFigure(WHOLE)] = figuresOf('whole', groups);
  return { whole, days: figuresOf('day', groups), methods: figuresOf('method', groups), ...sum };
};
