import { routes } from '@/domain/routes';
import { money, quantity, wordedDay } from '@/shared/format';
import { plainAmountIn } from './amounts';
import { LAST_YEAR } from './asks';
import { facetLabel } from './facet-text';
import { addressed } from './kinds';
import type { Guess } from './recognize';
import { quickSearchTexts as texts } from './quick-search.texts';
import type { QuickSearchQuery } from './QuickSearch.generated';

interface Target {
  readonly label: string;
  readonly to: string;
}

const daysText = (value: string): string => {
  const [from = '', to = from] = value.split('..');
  return from === to ? texts.paymentsOf(wordedDay(from)) : texts.paymentsFrom(wordedDay(from), wordedDay(to));
};

const ofPayments = (guess: Guess): Target | undefined => {
  const { kind, value, facets } = guess;
  if (kind === 'date')
    return {
      label: daysText(value),
      to: routes.payments.href({ period: value.includes('..') ? value : `${value}..${value}` }),
    };
  const { words, ...others } = facets;
  if (kind === 'several')
    return {
      label: texts.paymentsWithout(facetLabel(others), words ?? ''),
      to: routes.payments.href({ ...addressed({ ...guess, value: '' }, 'payments'), q: '' }),
    };
  const amount = plainAmountIn(value);
  return amount === undefined
    ? undefined
    : {
        label: texts.paymentsOfAmount(money(amount, 'ARS')),
        to: routes.payments.href({ period: LAST_YEAR, importe: amount }),
      };
};

/** Returns the lists that the text may also mean, with their number of rows. Lists without rows are left out. */
export const guessesOf = (data: QuickSearchQuery, guess: Guess) => {
  const counted: readonly [page: { readonly size: number } | null | undefined, target: Target | undefined][] = [
    [data.countedPayments, ofPayments(guess)],
    [
      data.countedTransfers,
      {
        label: texts.transfersOfCuit,
        to: routes.transfers.href({ period: LAST_YEAR, cuit: guess.value, status: 'todos' }),
      },
    ],
    [data.countedBins, { label: texts.bins, to: routes.bins.href({ q: guess.value }) }],
  ];
  return counted.flatMap(([page, target]) =>
    page && target && page.size > 0 ? [{ ...target, detail: quantity(page.size) }] : [],
  );
};
