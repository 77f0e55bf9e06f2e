import { rangeFilter } from './amounts';
import type { Asks } from './asks';
import type { NamedList, StatusMeaning } from './facets';
import type { Facets } from './several';

type AskedList = keyof StatusMeaning['of'];

/** Returns the filters that the lists of money share. */
const ofMoney = ({ amount, days, collector }: Facets) => ({
  ...(amount && { amount: rangeFilter(amount) }),
  ...(days && { period: days }),
  ...(collector && { collectorId: collector.id }),
});

/** Returns the filters that payments and subscriptions share. */
const ofPeople = ({ lastFourDigits, methods, words }: Facets) => ({
  ...(lastFourDigits !== undefined && { lastFourDigits }),
  ...(methods && { paymentMethodCodes: [...methods.codes] }),
  ...(words !== undefined && { search: words }),
});

/** Returns the filters that only payments have. */
const ofPayments = ({ firstSixDigits, overdue }: Facets) => ({
  ...(firstSixDigits !== undefined && { firstSixDigits }),
  ...(overdue && { overdue }),
});

const isEmpty = (conditions: object): boolean => Object.keys(conditions).length === 0;

/** Returns the filter of one list, with its code of the status. Empty if the list has no such status. */
const asked = <List extends AskedList, Conditions extends object>(
  list: List,
  { status }: Facets,
  conditions: Conditions,
) => {
  const meant = status?.of[list];
  if (status && meant === undefined) return {};
  return { [list]: { ...conditions, ...(meant && { status: meant }) } };
};

/** Returns true if these facts, the named list and the status are all facts of the text. The list can express them. */
const takes = (facets: Facets, ...facts: readonly (keyof Facets)[]): boolean =>
  Object.keys(facets).every((name) => ['list', 'status', ...facts].includes(name));

const exported = (facets: Facets): Asks => {
  const { exports } = asked('exports', facets, ofMoney(facets));
  const code = facets.status?.of.exports;
  return exports ? { exports: { ...ofMoney(facets), ...(code && { statuses: [code] }) } } : {};
};

/**
 * Returns the filters of the lists without payments. They are asked if the text names them, or for a status that
 * payments do not have.
 */
const ofQueues = (facets: Facets): Asks => {
  const { list, status, words } = facets;
  if (list === undefined && (status === undefined || status.of.payments !== undefined)) return {};
  const money = ofMoney(facets);
  const search = words === undefined ? {} : { search: words };
  return {
    ...(takes(facets, 'amount', 'days', 'collector') && asked('batches', facets, money)),
    ...(takes(facets, 'days', 'collector', 'words') && asked('imports', facets, { ...money, ...search })),
    ...(takes(facets, 'days', 'words') && asked('softwareProviderReports', facets, { ...money, ...search })),
    ...(takes(facets, 'words') && asked('taxForms', facets, search)),
    ...(takes(facets, 'days') && exported(facets)),
  };
};

/** Lists of money without names of people or cards. */
const sums = ['transfers', 'withdrawals', 'withdraws', 'distributions'] as const;

const listsOf = (list: NamedList): readonly (keyof Asks)[] =>
  list === 'withdrawals' ? ['withdrawals', 'withdraws'] : [list];

/**
 * Returns filters for the lists that support all of these facts. A list that the text names is the only one asked;
 * `withdrawals` means both kinds.
 */
export const byFacets = (facets: Facets): Asks => {
  const [money, people, payments] = [ofMoney(facets), ofPeople(facets), ofPayments(facets)];
  const { period: _period, ...amounts } = money;
  const { search, ...cards } = people;
  // the list of distributions shows those without a schedule, as the work queues count them
  const moneyOf = (list: (typeof sums)[number]) =>
    list === 'distributions' && facets.status ? { ...money, type: 'NO_SCHEDULED' } : money;
  const asks: Asks = {
    ...asked('payments', facets, { ...money, ...people, ...payments }),
    ...(isEmpty(payments) && !facets.days && asked('subscriptions', facets, { ...amounts, ...people })),
    ...(isEmpty(people) &&
      isEmpty(payments) &&
      Object.fromEntries(sums.flatMap((list) => Object.entries(asked(list, facets, moneyOf(list)))))),
    ...ofQueues(facets),
    // refunds repeat payments under another date, so they are asked only when the text names them
    ...(facets.list === 'refunds' &&
      isEmpty(payments) &&
      isEmpty(cards) &&
      asked('refunds', facets, { ...money, ...(search !== undefined && { search }) })),
  };
  const { list } = facets;
  if (list === undefined) return asks;
  return Object.fromEntries(listsOf(list).flatMap((name) => (asks[name] ? [[name, asks[name]]] : [])));
};
