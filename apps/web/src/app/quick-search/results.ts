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

/** Somewhere to go, among others of its kind. */
export interface Option extends Place {
  readonly group: string;
  /** Detail that distinguishes it from the others. */
  readonly detail?: string;
}

/** Rows of each service. */
const LIMIT = 3;

/** The list that is counted. */
const plain = (list: Searched) => {
  if (list === 'countedPayments') return 'payments';
  if (list === 'countedTransfers') return 'transfers';
  return list === 'countedBins' ? 'bins' : list;
};

/** Asks only where it may be found, and where the person may look. */
export const variablesOf = ({ asks }: Guess, held: ReadonlySet<Permission>): QuickSearchQueryVariables => {
  const may = (list: Searched): boolean =>
    asks[list] !== undefined &&
    holdsAny(held, operationPermissions[`Query.${plain(list)}`]) &&
    // the list of exports wants this one, too
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
 * Records that the services found, the kinds that are most often meant first; then what the text may mean, too. A search
 * that leaves words out is offered only where nothing was found with them.
 */
export const foundIn = (data: QuickSearchQuery, guess: Guess): readonly Option[] => {
  const records = recordsIn(data, guess);
  if (guess.kind === 'several' && records.length > 0) return records;
  return [...records, ...guessesOf(data, guess).map((option) => ({ ...option, group: texts.goTo }))];
};
