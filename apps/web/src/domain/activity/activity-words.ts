import { actionNames, codeNames, fieldNames, statusNames, typeNames } from '@backoffice/schema/activity-names';
import { routes } from '@/domain/routes';
import { money } from '@/shared/format';
import { actionVerbs } from './action.texts';
import { activityTexts as texts, pronounOf } from './activity.texts';
import type { ActivityRowFragment } from './RecordActivity.generated';

type Row = ActivityRowFragment;

/** Name of what was done; what has none shows as the audit trail has it. */
export const actionName = ({ action }: Pick<Row, 'action'>): string => actionNames[action] ?? action;

/** Name of whoever did it. */
export const personName = ({ username }: Pick<Row, 'username'>): string => username ?? texts.nobody;

const pages: Readonly<Record<string, (id: string) => string>> = {
  Payment: (id) => routes.payment.href(id),
  PaymentSubscription: (id) => routes.subscription.href(id),
  Payer: (id) => routes.payer.href(id),
  Collector: (id) => routes.collector.href(id),
  Import: (id) => routes.import.href(id),
  TaxForm: (id) => routes.taxForm.href(id),
  Notification: (id) => routes.notification.href(id),
};

/** Address of the record that it was done to, where it has a page and there is one record alone. */
export const recordHref = ({ type, ids }: Pick<Row, 'type' | 'ids'>): string | undefined => {
  const [id] = ids;
  return id === undefined || ids.length > 1 ? undefined : pages[type]?.(id);
};

/** A record as people know it. */
export interface KnownRecord {
  readonly person: string | null;
  readonly collectorId: string;
  readonly amount: string;
  readonly currencyId: string;
}

/** Name of what it was done to: whose it is, where that is known, and its identifier elsewhere. */
export const recordName = ({ type, ids, count }: Pick<Row, 'type' | 'ids' | 'count'>, known?: KnownRecord): string => {
  const name = typeNames[type] ?? type;
  const [first] = ids;
  if (first === undefined) return name;
  if (known && count <= 1) return [name, known.person, known.collectorId].filter(Boolean).join(' · ');
  return [name, first, ...(count > 1 ? [texts.many(count - 1)] : [])].join(' ');
};

const currencyOf = ({ values }: Pick<Row, 'values'>): string =>
  values.find(({ field }) => field.endsWith('currencyId'))?.value ?? '';

const DECIMAL = /^-?\d+(\.\d+)?$/;

const valueText = ({ value, bank }: Row['values'][number], currency: string): string | undefined => {
  if (bank !== null) return [bank, value === null ? '' : `…${value}`].filter(Boolean).join(' ');
  return value !== null && DECIMAL.test(value) && value.includes('.') ? money(value, currency) : undefined;
};

/** The amount that it was about, or that the record has; undefined without any. */
export const recordAmount = (row: Row, known?: KnownRecord): string | undefined => {
  const named = row.values.find(({ field, value, bank }) => {
    const isMoney = bank === null && value !== null && DECIMAL.test(value) && value.includes('.');
    return isMoney && fieldNames[field] !== undefined;
  });
  if (named?.value) return money(named.value, currencyOf(row) || (known?.currencyId ?? ''));
  return known && row.count <= 1 ? money(known.amount, known.currencyId) : undefined;
};

/** Amounts and accounts that it was about, each with its name. */
const valuesIn = (row: Row): readonly string[] =>
  row.values.flatMap((value) => {
    const name = fieldNames[value.field];
    const text = valueText(value, currencyOf(row));
    return name === undefined || text === undefined ? [] : [`${name}: ${text}`];
  });

const statusText = (code: string): string => statusNames[code.toLowerCase()] ?? code;

const statusChange = ({ statusBefore: before, statusAfter: after }: Row): readonly string[] =>
  before === null || after === null || before === after
    ? []
    : [`${texts.status}: ${texts.from(statusText(before), statusText(after))}`];

/** Fields that were changed: amounts with what they were, others by their names. */
const changesIn = (row: Row): readonly string[] => {
  const amounts = row.changes.flatMap(({ field, before, after }) => {
    const name = fieldNames[field];
    if (name === undefined || before === null || after === null) return [];
    return [`${name}: ${texts.from(money(before, currencyOf(row)), money(after, currencyOf(row)))}`];
  });
  const named = row.changes.filter(({ before }) => before === null).flatMap(({ field }) => fieldNames[field] ?? []);
  const others = row.changes.length - amounts.length - named.length;
  const names = [...named, ...(others > 0 ? [texts.others(others)] : [])];
  return [...amounts, ...(names.length > 0 ? [`${texts.changed}: ${names.join(', ').toLowerCase()}`] : [])];
};

/** Details of it beside its reason, a line each. */
export const activityFacts = (row: Row): readonly string[] => {
  if (row.kind === 'GAP') return [texts.missing(row.count)];
  return [
    ...statusChange(row),
    ...(row.changes.length > 0 ? changesIn(row) : valuesIn(row)),
    ...(row.code === null ? [] : [codeNames[row.code] ?? `${texts.code}: ${row.code}`]),
  ];
};

/** Details of it, a line each. */
export const activityDetails = (row: Row): readonly string[] => [
  ...(row.reason === null ? [] : [`${texts.reason}: “${row.reason}”`]),
  ...activityFacts(row),
];

/** A sentence on a change that was made: `Lo autorizó tesoreria`; undefined where it has no verb. */
export const changeSentence = (row: Pick<Row, 'action' | 'type' | 'username'>): string | undefined => {
  const verb = actionVerbs[row.action];
  return verb && `${pronounOf(row.type)} ${verb} ${personName(row)}`;
};
