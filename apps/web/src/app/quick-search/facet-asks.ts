import { rangeFilter } from './amounts';
import type { Asks } from './asks';
import type { NamedList, StatusMeaning } from './facets';
import type { Facets } from './several';

type AskedList = keyof StatusMeaning['of'];

/** Conditions of the facts that a list of money has. */
const ofMoney = ({ amount, days, collector }: Facets) => ({
  ...(amount && { amount: rangeFilter(amount) }),
  ...(days && { period: days }),
  ...(collector && { collectorId: collector.id }),
});

/** Conditions of the facts that a subscription has as well as a payment. */
const ofPeople = ({ lastFourDigits, methods, words }: Facets) => ({
  ...(lastFourDigits !== undefined && { lastFourDigits }),
  ...(methods && { paymentMethodCodes: [...methods.codes] }),
  ...(words !== undefined && { search: words }),
});

/** Conditions of the facts that a payment alone has. */
const ofPayments = ({ firstSixDigits, overdue }: Facets) => ({
  ...(firstSixDigits !== undefined && { firstSixDigits }),
  ...(overdue && { overdue }),
});

const isEmpty = (conditions: object): boolean => Object.keys(conditions).length === 0;

/** A list with conditions and the status, where it has such a one; without it, where none is asked. */
const asked = <List extends AskedList, Conditions extends object>(
  list: List,
  { status }: Facets,
  conditions: Conditions,
) => {
  const meant = status?.of[list];
  if (status && meant === undefined) return {};
  return { [list]: { ...conditions, ...(meant && { status: meant }) } };
};

/** Lists that hold money alone: nobody's name, no card. */
const sums = ['transfers', 'withdrawals', 'withdraws', 'distributions'] as const;

const listsOf = (list: NamedList): readonly (keyof Asks)[] =>
  list === 'withdrawals' ? ['withdrawals', 'withdraws'] : [list];

/** Asks the lists that have all of these facts; of one that is named, that one, and of withdrawals both kinds. */
export const byFacets = (facets: Facets): Asks => {
  const [money, people, payments] = [ofMoney(facets), ofPeople(facets), ofPayments(facets)];
  const { period: _period, ...amounts } = money;
  const { search, ...cards } = people;
  const asks: Asks = {
    ...asked('payments', facets, { ...money, ...people, ...payments }),
    ...(isEmpty(payments) && !facets.days && asked('subscriptions', facets, { ...amounts, ...people })),
    ...(isEmpty(people) &&
      isEmpty(payments) &&
      Object.fromEntries(sums.flatMap((list) => Object.entries(asked(list, facets, money))))),
    // refunds are payments under another date: only who names them wants them
    ...(facets.list === 'refunds' &&
      isEmpty(payments) &&
      isEmpty(cards) &&
      asked('refunds', facets, { ...money, ...(search !== undefined && { search }) })),
  };
  const { list } = facets;
  if (list === undefined) return asks;
  return Object.fromEntries(listsOf(list).flatMap((name) => (asks[name] ? [[name, asks[name]]] : [])));
};
