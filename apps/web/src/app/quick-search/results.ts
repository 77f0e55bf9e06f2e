import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { holdsAny } from '@/shared/auth';
import { quantity } from '@/shared/format';
import type { Searched } from './asks';
import { guessesOf } from './guesses';
import { kinds } from './kinds';
import type { Guess } from './recognize';
import type { Place } from './places';
import { quickSearchTexts as texts } from './quick-search.texts';
import type { QuickSearchQuery, QuickSearchQueryVariables } from './QuickSearch.generated';

/** Option of the quick search, in a group. */
export interface Option extends Place {
  readonly group: string;
  /** Detail that distinguishes the option from the others. */
  readonly detail?: string;
}

/** Maximum number of rows per list. */
const LIMIT = 3;

/** Returns the list that a counting variable belongs to; any other name is returned unchanged. */
const plain = (list: Searched) => {
  if (list === 'countedPayments') return 'payments';
  if (list === 'countedTransfers') return 'transfers';
  return list === 'countedBins' ? 'bins' : list;
};

/** Returns the variables of the query. A list is asked only if it has a filter and the person may read it. */
export const variablesOf = ({ asks }: Guess, held: ReadonlySet<Permission>): QuickSearchQueryVariables => {
  const may = (list: Searched): boolean =>
    asks[list] !== undefined &&
    holdsAny(held, operationPermissions[`Query.${plain(list)}`]) &&
    // the list of exports requires this permission too
    (list !== 'exports' || held.has('EXPORT_SHOW'));
  return {
    ...asks,
    limit: LIMIT,
    asksPayments: may('payments'),
    asksSubscriptions: may('subscriptions'),
    asksPayers: may('payers'),
    asksCollectors: may('collectors'),
    asksImports: may('imports'),
    asksTransfers: may('transfers'),
    asksWithdrawals: may('withdrawals'),
    asksWithdraws: may('withdraws'),
    asksBatches: may('batches'),
    asksDistributions: may('distributions'),
    asksExports: may('exports'),
    asksTaxForms: may('taxForms'),
    asksSoftwareProviderReports: may('softwareProviderReports'),
    asksRefunds: may('refunds'),
    asksCountedPayments: may('countedPayments'),
    asksCountedTransfers: may('countedTransfers'),
    asksCountedBins: may('countedBins'),
  };
};

const recordsIn = (data: QuickSearchQuery, guess: Guess): readonly Option[] =>
  kinds(data, guess).flatMap(({ name, size, options, list }) => {
    const more =
      list !== undefined && size > options.length ? [{ label: texts.more, detail: quantity(size), to: list }] : [];
    return [...options, ...more].map((option) => ({ ...option, group: name }));
  });

/**
 * Returns the records in the order of `kinds`, then the links to other lists. If the text has several facets (kind
 * `several`), these links are offered only if there are no records.
 */
export const foundIn = (data: QuickSearchQuery, guess: Guess): readonly Option[] => {
  const records = recordsIn(data, guess);
  if (guess.kind === 'several' && records.length > 0) return records;
  return [...records, ...guessesOf(data, guess).map((option) => ({ ...option, group: texts.goTo }))];
};
