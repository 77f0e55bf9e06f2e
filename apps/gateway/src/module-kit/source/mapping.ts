import type * as contract from '@backoffice/contracts/payment';
import type * as api from '../../api/schema-types.generated.ts';
import { olderVersionId } from './version-id.ts';

/** Above this doubles lie further apart than cents do. */
const largestAmount = 2 ** 46;
const withoutExponent = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });

/** Refuses what is no exact amount: nothing may be shown for it, or be made of it. */
const exact = (amount: number): number => {
  if (!(Math.abs(amount) <= largestAmount)) throw new RangeError('An amount is no number, or too large to be exact.');
  return amount;
};

/**
 * An amount with its two decimals, `"1234.50"`. Services send amounts as JSON numbers of at most two decimals; what a
 * binary sum of theirs left beyond the cents is dropped.
 */
export const money = (amount: number): string => exact(amount).toFixed(2);

/** An amount in whole cents, in which sums and differences are exact. */
export const cents = (amount: number): number => Math.round(exact(amount) * 100);

/** Asks if an amount, `"1234.50"`, is money that can be sent: a cent or more. */
export const isMoney = (amount: string): boolean => cents(Number(amount)) > 0;

/** Any other number as the service gave it: the shortest decimal that reads as the same number, never an exponent. */
export const decimal = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? withoutExponent.format(value) : text;
};

/** Maps what is there; absence has one spelling, null. */
export const nullable = <Given, Made>(value: Given | null | undefined, map: (given: Given) => Made): Made | null =>
  value === null || value === undefined ? null : map(value);

/** Maps a list; one that a service leaves out is an empty one. */
export const listOf = <Given, Made>(values: readonly Given[] | null | undefined, map: (given: Given) => Made): Made[] =>
  values?.map(map) ?? [];

/** The schema's value for a code of a service; undefined for a code that this version does not know. */
const fromCode = <Value>(values: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(values, code) ? values[code] : undefined;

/** The codes of a service with the schema's values: every value of the enum but `UNKNOWN`. */
type Codes<Value extends string> = Readonly<Record<Lowercase<Exclude<Value, 'UNKNOWN'>>, Value>>;

/** Maps codes of a service to an enum of the schema; a code that this version does not know is `UNKNOWN`. */
export const enumFrom =
  <Value extends string>(values: Codes<Value>) =>
  (code: string): Value | 'UNKNOWN' =>
    fromCode<Value>(values, code) ?? 'UNKNOWN';

/** A document as the schema has it (A95). */
export const identificationFrom = ({ type, ...rest }: contract.Identification): api.Identification => ({
  type: fromCode({ DNI_ARG: 'DNI_ARG', CUIT_ARG: 'CUIT_ARG' } as const, type) ?? 'UNKNOWN',
  typeCode: type,
  ...rest,
});

/** A row of a history, as every service with versions gives it. */
export interface HistoryRow {
  readonly version: number;
  readonly last_update_date: string;
  readonly id: string;
  readonly status: string;
}

/** Maps rows of a history (A91), with the domain's own statuses. */
export const versionWith =
  <Status>(statusOf: (code: string) => Status) =>
  ({ version, last_update_date, id, status }: HistoryRow) => ({
    id: olderVersionId(id, version),
    version,
    lastUpdateDate: last_update_date,
    status: statusOf(status),
    statusCode: status,
  });

/** Converts the origin of a payment or a subscription. */
export const sourceFrom = ({ id, name, type }: contract.Source): api.Source => ({ sourceId: id, name, type });

/** Converts the end of a delivery, from the code of a service. */
export const notificationStatusOf = enumFrom<api.NotificationStatus>({
  sent: 'SENT',
  pending: 'PENDING',
  error: 'ERROR',
});

export type PayerNotificationParent = Omit<api.PayerNotification, 'notification'>;

/** A notification to the payer, as a payment or a subscription holds it. */
export const payerNotificationFrom = ({
  id,
  date,
  type,
  action,
}: contract.PayerNotification): PayerNotificationParent => ({ notificationId: id, date, type, action });
