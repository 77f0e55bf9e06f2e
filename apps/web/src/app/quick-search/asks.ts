import { firstCharacters } from '@backoffice/validators';
import { daysOf } from '@/shared/period/chosen-period';
import { plainAmountIn } from './amounts';
import type { QuickSearchQueryVariables } from './QuickSearch.generated';

/** The period of a list that a guess leads to: lists begin with a month, and what is looked for is often older. */
export const LAST_YEAR = 'ultimos-12-meses';

const lastYear = (now: Date) => daysOf(LAST_YEAR, now);

/** Conditions of each list that is asked; a list without any is not. */
export type Asks = {
  readonly [List in Searched]?: NonNullable<QuickSearchQueryVariables[List]>;
};

/** Lists that a text may be looked for in; the names of their fields in the query. */
export type Searched = Exclude<keyof QuickSearchQueryVariables, `asks${string}` | 'limit'>;

/** Characters that a service takes. */
const LONGEST = 100;

/** Lists whose one search box takes whatever is typed. */
type WithText = 'payments' | 'subscriptions' | 'payers' | 'collectors' | 'imports';

/** Asks some lists by their search box. */
export const byText = (typed: string, lists: readonly WithText[]): Asks => {
  const search = firstCharacters(typed, LONGEST);
  return Object.fromEntries(lists.map((list) => [list, { search }]));
};

/** Asks every list for the identifier of one of its rows. */
export const byId = (id: string): Asks => {
  const search = { search: id };
  const ids = { ids: [id] };
  return {
    ...{ payments: search, subscriptions: search, payers: search, imports: search, transfers: search },
    ...{ withdrawals: search, withdraws: search, batches: search, distributions: ids, exports: ids },
    ...{ taxForms: search, softwareProviderReports: search },
  };
};

/** Asks for what pays to an account. */
export const byAccount = (destination: string): Asks => ({
  withdrawals: { destination },
  withdraws: { destination },
  distributions: { destination },
});

type Amount = Readonly<NonNullable<NonNullable<QuickSearchQueryVariables['payments']>['amount']>>;

/** Counts the payments of an amount of the last year, which plain digits may be. */
export const countingAmount = (digits: string, now: Date): Asks => {
  const amount = plainAmountIn(digits);
  return amount === undefined
    ? {}
    : { countedPayments: { amount: { from: amount, to: amount }, period: lastYear(now) } };
};

/** Counts the transfers of the last year that a CUIT made. */
export const countingTransfers = (payerCuit: string, now: Date): Asks => ({
  countedTransfers: { payerCuit, period: lastYear(now) },
});

/** Asks every list of money for an amount. */
export const byAmount = (amount: Amount): Asks => ({
  payments: { amount },
  subscriptions: { amount },
  transfers: { amount },
  withdrawals: { amount },
  withdraws: { amount },
  distributions: { amount },
});
