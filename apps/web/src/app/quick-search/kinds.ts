import { statusNames } from '@backoffice/schema/activity-names';
import type { AmountRange } from '@backoffice/validators';
import { ofCollector, routes } from '@/domain/routes';
import { money, shortDate } from '@/shared/format';
import { LAST_YEAR as period } from './asks';
import type { StatusMeaning } from './facets';
import type { Guess } from './recognize';
import { quickSearchTexts as texts } from './quick-search.texts';
import type { QuickSearchQuery } from './QuickSearch.generated';

type Found = Readonly<{ label: string; detail?: string; to: string }>;

/** Records of one kind in the result of the search. */
interface Kind {
  readonly name: string;
  /** Total of matching records. */
  readonly size: number;
  readonly options: readonly Found[];
  /** Address of the list with all of them. Undefined if no address can express the search. */
  readonly list: string | undefined;
}

interface Page<Row> {
  readonly size: number;
  readonly rows: readonly Row[];
}

const kindOf = <Row>(
  name: string,
  page: Page<Row> | null | undefined,
  optionOf: (row: Row) => Found,
  list?: string,
): Kind[] => (page ? [{ name, size: page.size, options: page.rows.map(optionOf), list }] : []);

interface Sum {
  readonly id: string;
  readonly collectorId: string;
  readonly collectorName?: string | null;
  readonly amount: string;
  readonly currencyId: string;
  readonly requestDate: string;
  readonly statusCode?: string;
}

const sumText = (amount: string, currencyId: string, date: string): string =>
  `${money(amount, currencyId)} · ${shortDate(date)}`;

const statusText = (code: string): string => statusNames[code.toLowerCase()] ?? code;

const ofSum =
  (to: (id: string) => string) =>
  ({ id, collectorId, collectorName, amount, currencyId, requestDate, statusCode }: Sum): Found => ({
    label: [sumText(amount, currencyId, requestDate), ...(statusCode ? [statusText(statusCode)] : [])].join(' · '),
    detail: collectorName ?? collectorId,
    to: to(id),
  });

/** Formats a range as text for the amount filter. */
const rangeText = ({ from, to }: AmountRange = { from: '', to: '' }): string => {
  if (from === to) return from;
  if (from === '') return `<=${to}`;
  return to === '' ? `>=${from}` : `${from}-${to}`;
};

/** Converts a guess to the address parameters of a list. */
export const addressed = ({ kind, value, facets }: Guess, list: keyof StatusMeaning['of']) => {
  const { amount, days, lastFourDigits = '', firstSixDigits = '', status, overdue, methods, collector } = facets;
  return {
    q: kind === 'several' || Object.keys(facets).length === 0 ? value : '',
    cuenta: kind === 'account' || kind === 'alias' ? value : '',
    importe: rangeText(amount),
    tarjeta: lastFourDigits || firstSixDigits,
    status: (overdue ? 'OVERDUE' : (status?.of[list] ?? '')).toLowerCase(),
    medio: methods?.codes.join(',') ?? '',
    period: days ? `${days.from}..${days.to}` : period,
    ...(collector && ofCollector(collector)),
  };
};

/**
 * Returns the address of a list for a text of several facets. Undefined for another guess: an identifier finds its one
 * record, which needs no list.
 */
const ofFacts = ({ kind }: Guess, address: string): string | undefined => (kind === 'several' ? address : undefined);

const ofPeople = (data: QuickSearchQuery, q: string): Kind[] => [
  ...kindOf(
    texts.payers,
    data.payers,
    ({ id, name, email }) => ({ label: name, detail: email ?? id, to: routes.payer.href(id) }),
    routes.payers.href({ q }),
  ),
  ...kindOf(
    texts.collectors,
    data.collectors,
    ({ id, name }) => ({ label: name, detail: id, to: routes.collector.href(id) }),
    routes.collectors.href({ q }),
  ),
];

type Address = ReturnType<typeof addressed>;

/** Returns true if the list of subscriptions accepts the address: a method needs a search or a collector (A39). */
const isForSubscriptions = (address: Address): boolean =>
  address.medio === '' || address.q !== '' || 'collector_id' in address;

/** Returns true if the list of payments accepts the address: a method needs a search, a collector or a status. */
const isForPayments = (address: Address): boolean => isForSubscriptions(address) || address.status !== '';

const ofPayments = (data: QuickSearchQuery, guess: Guess): Kind[] => {
  const address = addressed(guess, 'payments');
  const ofSubscriptions = addressed(guess, 'subscriptions');
  return [
    ...kindOf(
      texts.payments,
      data.payments,
      ({ id, payer, finalAmount, currencyId, requestDate }) => ({
        label: sumText(finalAmount, currencyId, requestDate),
        detail: payer?.name ?? id,
        to: routes.payment.href(id),
      }),
      isForPayments(address) ? routes.payments.href(address) : undefined,
    ),
    ...kindOf(
      texts.refunds,
      data.refunds,
      ({ id, refund, payment, effectiveDate }) => ({
        label: `${money(refund.amount, refund.currencyId)}${effectiveDate === null ? '' : ` · ${shortDate(effectiveDate)}`}`,
        detail: payment.payer?.name ?? payment.paymentId,
        to: routes.payment.refundHref(payment.paymentId, id),
      }),
      routes.refunds.href(addressed(guess, 'refunds')),
    ),
    ...kindOf(
      texts.subscriptions,
      data.subscriptions,
      ({ id, payer, amount, currencyId, requestDate }) => ({
        label: payer?.name ?? id,
        detail: sumText(amount, currencyId, requestDate),
        to: routes.subscription.href(id),
      }),
      isForSubscriptions(ofSubscriptions)
        ? routes.subscriptions.href({ ...ofSubscriptions, tipo: 'todos' })
        : undefined,
    ),
    ...kindOf(
      texts.imports,
      data.imports,
      ({ id, fileName, requestDate }) => ({
        label: fileName ?? id,
        detail: shortDate(requestDate),
        to: routes.import.href(id),
      }),
      routes.imports.href(addressed(guess, 'imports')),
    ),
  ];
};

const ofMoney = (data: QuickSearchQuery, guess: Guess): Kind[] => {
  const all = (list: keyof StatusMeaning['of']) => {
    const { q, status, ...others } = addressed(guess, list);
    // without a status in the address, these lists show pending rows only
    return { ...others, q: others.cuenta === '' ? q : '', status: status === '' ? 'todos' : status };
  };
  const status = 'todos';
  return [
    ...kindOf(
      texts.transfers,
      data.transfers,
      ofSum((id) => routes.transfers.href({ q: id, status, period })),
      routes.transfers.href(all('transfers')),
    ),
    ...kindOf(
      texts.withdrawals,
      data.withdrawals,
      ofSum((id) => routes.withdrawalHistory.href({ q: id, period })),
      routes.withdrawalHistory.href({ ...all('withdrawals'), status: addressed(guess, 'withdrawals').status }),
    ),
    ...kindOf(
      texts.withdraws,
      data.withdraws,
      ofSum((id) => routes.allWithdrawals.href({ vista: 'por-lote', q: id, status, period })),
      routes.allWithdrawals.href({ vista: 'por-lote', ...all('withdraws') }),
    ),
    ...kindOf(
      texts.distributions,
      data.distributions,
      ({ type, totalAmount, ...row }) =>
        ofSum((id) => routes.distributions.href({ ver: id, period, tipo: type === 'SCHEDULED' ? 'programadas' : '' }))({
          ...row,
          amount: totalAmount,
        }),
      routes.distributions.href({
        ...addressed(guess, 'distributions'),
        q: guess.facets.collector?.id ?? '',
      }),
    ),
    ...kindOf(
      texts.batches,
      data.batches,
      ({ id, collectorId, collectorName, balance, currencyId, creationDate }) => ({
        label: sumText(balance, currencyId, creationDate),
        detail: collectorName ?? collectorId,
        to: routes.batch.href(collectorId, id),
      }),
      ofFacts(guess, routes.batches.href(addressed(guess, 'batches'))),
    ),
  ];
};

const ofFiles = (data: QuickSearchQuery, guess: Guess): Kind[] => [
  ...kindOf(
    texts.exports,
    data.exports,
    ({ id, fileName, createdDate }) => ({
      label: fileName ?? id,
      detail: shortDate(createdDate),
      to: routes.exports.href({ id, period }),
    }),
    ofFacts(guess, routes.exports.href(addressed(guess, 'exports'))),
  ),
  ...kindOf(
    texts.taxForms,
    data.taxForms,
    ({ id, formName, period: month }) => ({ label: formName, detail: month, to: routes.taxForm.href(id) }),
    ofFacts(guess, routes.taxForms.href(addressed(guess, 'taxForms'))),
  ),
  ...kindOf(
    texts.softwareProviderReports,
    data.softwareProviderReports,
    ({ id, softwareProvider, collectorId, endDate }) => ({
      label: `${softwareProvider} · ${shortDate(endDate)}`,
      detail: collectorId,
      to: routes.softwareProviderReports.href({ q: id, period }),
    }),
    ofFacts(guess, routes.softwareProviderReports.href(addressed(guess, 'softwareProviderReports'))),
  ),
];

/** Returns the records in the answer, by kind. */
export const kinds = (data: QuickSearchQuery, guess: Guess): readonly Kind[] => [
  ...ofPeople(data, guess.value),
  ...ofPayments(data, guess),
  ...ofMoney(data, guess),
  ...ofFiles(data, guess),
];
