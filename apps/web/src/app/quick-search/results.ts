import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { holdsAny } from '@/shared/auth';
import { money, shortDate } from '@/shared/format';
import type { Guess, Searched } from './recognize';
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

/** Characters that a service takes. */
const LONGEST = 100;

/** Asks only where it may be found, and where the person may look. */
export const variablesOf = (guess: Guess, held: ReadonlySet<Permission>): QuickSearchQueryVariables => {
  const asks = (service: Searched): boolean =>
    guess.searched.includes(service) && holdsAny(held, operationPermissions[`Query.${service}`]);
  return {
    text: guess.value.slice(0, LONGEST),
    payments: asks('payments'),
    subscriptions: asks('subscriptions'),
    payers: asks('payers'),
    collectors: asks('collectors'),
    imports: asks('imports'),
    transfers: asks('transfers'),
    limit: LIMIT,
  };
};

interface Group<Row> {
  readonly name: string;
  readonly page: { readonly size: number; readonly rows: readonly Row[] } | null | undefined;
  readonly optionOf: (row: Row) => Omit<Option, 'group'>;
  /** The list that shows more of them; some lists begin a year ago. */
  readonly list: string;
}

const optionsOf = <Row>({ name, page, optionOf, list }: Group<Row>): readonly Option[] => {
  if (!page) return [];
  const more = page.size > page.rows.length ? [{ label: texts.more, to: list }] : [];
  return [...page.rows.map(optionOf), ...more].map((option) => ({ ...option, group: name }));
};

/** Records that the services found; the kinds that are most often meant come first. */
export const foundIn = (data: QuickSearchQuery, { value }: Guess): readonly Option[] => [
  ...optionsOf({
    name: texts.payers,
    page: data.payers,
    optionOf: ({ id, name, email }) => ({ label: name, detail: email ?? id, to: routes.payer.href(id) }),
    list: routes.payers.href({ q: value }),
  }),
  ...optionsOf({
    name: texts.collectors,
    page: data.collectors,
    optionOf: ({ id, name }) => ({ label: name, detail: id, to: routes.collector.href(id) }),
    list: routes.collectors.href({ q: value }),
  }),
  ...optionsOf({
    name: texts.payments,
    page: data.payments,
    optionOf: ({ id, payer, finalAmount, currencyId, requestDate }) => ({
      label: `${money(finalAmount, currencyId)} · ${shortDate(requestDate)}`,
      detail: payer?.name ?? id,
      to: routes.payment.href(id),
    }),
    list: routes.payments.href({ q: value, period: 'ultimos-12-meses' }),
  }),
  ...optionsOf({
    name: texts.subscriptions,
    page: data.subscriptions,
    optionOf: ({ id, payer, requestDate }) => ({
      label: payer?.name ?? id,
      detail: shortDate(requestDate),
      to: routes.subscription.href(id),
    }),
    list: routes.subscriptions.href({ q: value, tipo: 'todos' }),
  }),
  ...optionsOf({
    name: texts.imports,
    page: data.imports,
    optionOf: ({ id, fileName, requestDate }) => ({
      label: fileName ?? id,
      detail: shortDate(requestDate),
      to: routes.import.href(id),
    }),
    list: routes.imports.href({ q: value, period: 'ultimos-12-meses' }),
  }),
  ...optionsOf({
    name: texts.transfers,
    page: data.transfers,
    optionOf: ({ id, collectorId, amount, currencyId, requestDate }) => ({
      label: `${money(amount, currencyId)} · ${shortDate(requestDate)}`,
      detail: collectorId,
      to: routes.transfers.href({ q: id, period: 'ultimos-12-meses' }),
    }),
    list: routes.transfers.href({ q: value, period: 'ultimos-12-meses' }),
  }),
];
