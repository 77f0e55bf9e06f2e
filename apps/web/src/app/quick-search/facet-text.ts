import type { AmountRange } from '@backoffice/validators';
import { collectorText } from '@/domain/collector';
import { money, shortDate, type Period } from '@/shared/format';
import { quickSearchTexts as texts } from './quick-search.texts';
import type { Facets } from './several';

const amountText = ({ from, to }: AmountRange): string => {
  const sum = (amount: string): string => money(amount, 'ARS').replaceAll('\u00A0', ' ');
  if (from === to) return sum(from);
  return [from && texts.from(sum(from)), to && texts.to(sum(to))].filter(Boolean).join(' ');
};

const daysText = ({ from, to }: Period): string =>
  from === to ? shortDate(from) : `${shortDate(from)} al ${shortDate(to)}`;

const fact = (name: string, value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : `${name} ${value}`;

/** Formats the facts in the words of the list filters. */
export const facetLabel = (facets: Facets): string =>
  [
    facets.list && texts[facets.list],
    facets.words && texts.words(facets.words),
    fact(texts.collector, facets.collector && collectorText(facets.collector)),
    fact(texts.amount, facets.amount && amountText(facets.amount)),
    fact(texts.date, facets.days && daysText(facets.days)),
    fact(texts.card, facets.lastFourDigits ?? facets.firstSixDigits),
    fact(texts.status, facets.status?.label ?? (facets.overdue && texts.overdue)),
    fact(texts.method, facets.methods?.word),
  ]
    .filter(Boolean)
    .join(' + ');
