import { firstCharacters } from '@backoffice/validators';
import { daysOf } from '@/shared/period/chosen-period';
import { plainAmountIn } from './amounts';
import type { QuickSearchQueryVariables } from './QuickSearch.generated';

/**
 * Period in the address of a list that a guess leads to. Many lists default to one month, and searches often concern
 * older records.
 */
export const LAST_YEAR = 'ultimos-12-meses';

const lastYear = (now: Date) => daysOf(LAST_YEAR, now);

/** Filter for each list that the query asks. A list without a filter is not asked. */
export type Asks = {
  readonly [List in Searched]?: NonNullable<QuickSearchQueryVariables[List]>;
};

/** Lists that can be searched, by the names of their variables in the query. */
export type Searched = Exclude<keyof QuickSearchQueryVariables, `asks${string}` | 'limit'>;

/** Maximum length in characters of the text that is searched. */
const LONGEST_SEARCH = 100;

/** Lists with a free-text search. */
type WithText = 'payments' | 'subscriptions' | 'payers' | 'collectors' | 'imports';

/** Returns filters that search the text in the given lists. */
export const byText = (typed: string, lists: readonly WithText[]): Asks => {
  const search = firstCharacters(typed, LONGEST_SEARCH);
  return Object.fromEntries(lists.map((list) => [list, { search }]));
};

/** Returns filters that search for an identifier in the lists whose records have one. */
export const byId = (id: string): Asks => {
  const search = { search: id };
  const ids = { ids: [id] };
  return {
    ...{ payments: search, subscriptions: search, payers: search, imports: search, transfers: search },
    ...{ withdrawals: search, withdraws: search, batches: search, distributions: ids, exports: ids },
    ...{ taxForms: search, softwareProviderReports: search },
  };
};

/** Returns filters for the lists of money paid to an account. */
export const byAccount = (destination: string): Asks => ({
  withdrawals: { destination },
  withdraws: { destination },
  distributions: { destination },
});

type Amount = Readonly<NonNullable<NonNullable<QuickSearchQueryVariables['payments']>['amount']>>;

/** Returns a filter that counts the payments of this amount in the last year. Empty if the digits are no amount. */
export const countingAmount = (digits: string, now: Date): Asks => {
  const amount = plainAmountIn(digits);
  return amount === undefined
    ? {}
    : { countedPayments: { amount: { from: amount, to: amount }, period: lastYear(now) } };
};

/** Returns a filter that counts the transfers of the last year from a CUIT. */
export const countingTransfers = (payerCuit: string, now: Date): Asks => ({
  countedTransfers: { payerCuit, period: lastYear(now) },
});

/** Returns filters that search for an amount in the lists of payments, subscriptions and other money. */
export const byAmount = (amount: Amount): Asks => ({
  payments: { amount },
  subscriptions: { amount },
  transfers: { amount },
  withdrawals: { amount },
  withdraws: { amount },
  distributions: { amount },
});
