import { actionNames, codeNames, fieldNames, statusNames, typeNames } from '@backoffice/schema/activity-names';
import { routes } from '@/domain/routes';
import { money } from '@/shared/format';
import { actionVerbs } from './action.texts';
import { activityTexts as texts, pronounOf } from './activity.texts';
import type { ActivityRowFragment } from './RecordActivity.generated';

type Row = ActivityRowFragment;

/** Returns the name of an action, or its code if it has no name. */
export const actionName = ({ action }: Pick<Row, 'action'>): string => actionNames[action] ?? action;

/** Returns the name of the person who acted, the username if it is not known, or a text for an event without a session. */
export const personName = ({ name, username }: Pick<Row, 'name' | 'username'>): string =>
  name ?? username ?? texts.nobody;

const pages: Readonly<Record<string, (id: string) => string>> = {
  Payment: (id) => routes.payment.href(id),
  PaymentSubscription: (id) => routes.subscription.href(id),
  Payer: (id) => routes.payer.href(id),
  Collector: (id) => routes.collector.href(id),
  Import: (id) => routes.import.href(id),
  TaxForm: (id) => routes.taxForm.href(id),
  Notification: (id) => routes.notification.href(id),
};

/** Returns the address of the event's record. Undefined without exactly one record, or for a type without a page. */
export const recordHref = ({ type, ids }: Pick<Row, 'type' | 'ids'>): string | undefined => {
  const [id] = ids;
  return id === undefined || ids.length > 1 ? undefined : pages[type]?.(id);
};

/** Facts that identify a record to people. */
export interface KnownRecord {
  readonly person: string | null;
  readonly collectorId: string;
  readonly amount: string;
  readonly currencyId: string;
}

/**
 * Returns the type of the record with its payer and collector if they are known. Otherwise it has the first identifier
 * of the event, and the number of further records.
 */
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

/** Returns the amount of the event, or that of the known record. Undefined if there is none. */
export const recordAmount = (row: Pick<Row, 'values' | 'count'>, known?: KnownRecord): string | undefined => {
  const named = row.values.find(({ field, value, bank }) => {
    const isMoney = bank === null && value !== null && DECIMAL.test(value) && value.includes('.');
    return isMoney && fieldNames[field] !== undefined;
  });
  if (named?.value) return money(named.value, currencyOf(row) || (known?.currencyId ?? ''));
  return known && row.count <= 1 ? money(known.amount, known.currencyId) : undefined;
};

/** Returns the amounts and accounts of the event, each with its name. */
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

/** Returns the changed fields: amounts with their previous value, other fields by name. Unnamed fields are counted. */
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

/** Returns the details of an event except its reason, one text per line. */
export const activityFacts = (row: Row): readonly string[] => {
  if (row.kind === 'GAP') return [texts.missing(row.count)];
  return [
    ...statusChange(row),
    ...(row.changes.length > 0 ? changesIn(row) : valuesIn(row)),
    ...(row.code === null ? [] : [codeNames[row.code] ?? `${texts.code}: ${row.code}`]),
  ];
};

/** Returns all details of an event, one text per line. */
export const activityDetails = (row: Row): readonly string[] => [
  ...(row.reason === null ? [] : [`${row.kind === 'NOTE' ? texts.note : texts.reason}: “${row.reason}”`]),
  ...activityFacts(row),
];

/** Returns a sentence about a change: `Lo autorizó Teresa Sosa`. Undefined if the action has no verb. */
export const changeSentence = (row: Pick<Row, 'action' | 'type' | 'name' | 'username'>): string | undefined => {
  const verb = actionVerbs[row.action];
  return verb && `${pronounOf(row.type)} ${verb} ${personName(row)}`;
};
