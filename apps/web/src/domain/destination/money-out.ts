import { magnitude, totalsOf, type Amount } from '@/shared/format';
import type { DestinationPartsFragment } from './Destination.generated';
import { warningsOf } from './DestinationText';

/** One movement of outgoing money, before its confirmation. */
export interface MoneyOutRow extends Amount {
  readonly id: string;
  readonly collectorId: string;
  readonly collectorName: string | null;
  readonly requestDate: string;
  readonly destination: DestinationPartsFragment | null;
}

/** Above this number of movements or pesos, and for any other currency, a person types a text to confirm. */
const large = { count: 20, pesos: 50_000_000 } as const;
const PESOS = 'ARS';

interface OfAccount {
  readonly key: string;
  readonly destination: DestinationPartsFragment | null;
  readonly count: number;
  /** One sum for each currency. */
  readonly totals: readonly Amount[];
}

/** Collector that pays. */
export interface OfCollector {
  readonly id: string;
  readonly name: string;
  /** Amounts that it pays. */
  readonly amounts: readonly Amount[];
}

/** Summary of outgoing money, by destination account and by collector. */
export interface MoneyOutSummary {
  /** One sum for each currency. */
  readonly totals: readonly Amount[];
  readonly isLarge: boolean;
  readonly oldest: string;
  readonly newest: string;
  /** Destination accounts: most warnings first, then the largest sum. An unknown account counts as one warning. */
  readonly accounts: readonly OfAccount[];
  readonly collectors: readonly OfCollector[];
}

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** Returns the largest sum of an account, whatever its currency: there are no exchange rates. */
const largestOf = ({ totals }: OfAccount): number => Math.max(...totals.map(({ amount }) => magnitude(amount)));

const alarms = ({ destination }: OfAccount): number => (destination ? warningsOf(destination).length : 1);

/** Summarizes outgoing money. */
export const moneyOutOf = (rows: readonly MoneyOutRow[]): MoneyOutSummary => {
  const totals = totalsOf(rows);
  const dates = rows.map(({ requestDate }) => requestDate).sort();
  return {
    totals,
    isLarge:
      rows.length > large.count ||
      totals.some(({ amount, currencyId }) => currencyId !== PESOS || magnitude(amount) > large.pesos),
    oldest: dates[0] ?? '',
    newest: dates.at(-1) ?? '',
    accounts: [...grouped(rows, ({ destination }) => destination?.account ?? '')]
      .map(([key, of]) => ({ key, destination: of[0]?.destination ?? null, count: of.length, totals: totalsOf(of) }))
      .toSorted((one, other) => alarms(other) - alarms(one) || largestOf(other) - largestOf(one)),
    collectors: [...grouped(rows, ({ collectorId }) => collectorId)].map(([id, of]) => ({
      id,
      name: of[0]?.collectorName ?? id,
      amounts: of.map(({ amount, currencyId }) => ({ amount, currencyId })),
    })),
  };
};
