import type * as contract from '@backoffice/contracts/payment';
import type * as api from '../../api/schema-types.generated.ts';
import { olderVersionId } from './version-id.ts';

/** Largest amount for which a double is exact to the cent. */
const largestAmount = 2 ** 46;
const withoutExponent = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });

/**
 * Returns an amount unchanged.
 * @throws RangeError for a value that is no number, or too large to be exact to the cent
 */
const exact = (amount: number): number => {
  if (!(Math.abs(amount) <= largestAmount)) throw new RangeError('An amount is no number, or too large to be exact.');
  return amount;
};

/**
 * Formats an amount with two decimals, `"1234.50"`. Services send JSON numbers with at most two decimals. Further
 * decimals come from binary sums and are rounded.
 * @throws RangeError for an amount that is no number or too large
 */
export const money = (amount: number): string => exact(amount).toFixed(2);

/**
 * Returns an amount in whole cents, which add and subtract exactly.
 * @throws RangeError for an amount that is no number or too large
 */
export const cents = (amount: number): number => Math.round(exact(amount) * 100);

/** Returns whether an amount such as `"1234.50"` can be sent: one cent or more. */
export const isMoney = (amount: string): boolean => cents(Number(amount)) > 0;

/** Formats a number that is not an amount as a decimal without an exponent. */
export const decimal = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? withoutExponent.format(value) : text;
};

/** Maps a value that may be absent; absent values become null. */
export const nullable = <Given, Made>(value: Given | null | undefined, map: (given: Given) => Made): Made | null =>
  value === null || value === undefined ? null : map(value);

/** Maps a list; an absent list becomes an empty one. */
export const listOf = <Given, Made>(values: readonly Given[] | null | undefined, map: (given: Given) => Made): Made[] =>
  values?.map(map) ?? [];

/** Returns the schema's value for a service's code; undefined for an unknown code. */
const fromCode = <Value>(values: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(values, code) ? values[code] : undefined;

/** Schema values by service code: every value of the enum but `UNKNOWN`. */
type Codes<Value extends string> = Readonly<Record<Lowercase<Exclude<Value, 'UNKNOWN'>>, Value>>;

/** Maps a service's codes to an enum of the schema. An unknown code becomes `UNKNOWN`. */
export const enumFrom =
  <Value extends string>(values: Codes<Value>) =>
  (code: string): Value | 'UNKNOWN' =>
    fromCode<Value>(values, code) ?? 'UNKNOWN';

/** Converts an identification (A95). */
export const identificationFrom = ({ type, ...rest }: contract.Identification): api.Identification => ({
  type: fromCode({ DNI_ARG: 'DNI_ARG', CUIT_ARG: 'CUIT_ARG' } as const, type) ?? 'UNKNOWN',
  typeCode: type,
  ...rest,
});

/** Row of a history, in the format that payments and subscriptions share. */
export interface HistoryRow {
  readonly version: number;
  readonly last_update_date: string;
  readonly id: string;
  readonly status: string;
}

/** Creates the mapper of history rows (A91), with the domain's own statuses. */
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

/** Converts a service's delivery status. */
export const notificationStatusOf = enumFrom<api.NotificationStatus>({
  sent: 'SENT',
  pending: 'PENDING',
  error: 'ERROR',
});

export type PayerNotificationParent = Omit<api.PayerNotification, 'notification'>;

/** Converts a notification to the payer, as a payment or a subscription holds it. */
export const payerNotificationFrom = ({
  id,
  date,
  type,
  action,
}: contract.PayerNotification): PayerNotificationParent => ({ notificationId: id, date, type, action });
