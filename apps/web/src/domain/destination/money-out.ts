import { magnitude, totalsOf, type Amount } from '@/shared/format';
import type { DestinationPartsFragment } from './Destination.generated';
import { warningsOf } from './DestinationText';

/** Money that is about to leave. */
export interface MoneyOutRow extends Amount {
  readonly id: string;
  readonly collectorId: string;
  readonly collectorName: string | null;
  readonly requestDate: string;
  readonly destination: DestinationPartsFragment | null;
}

/** More movements than this, or more pesos, ask to type how many they are. */
const large = { count: 20, pesos: 50_000_000 } as const;

interface OfAccount {
  readonly key: string;
  readonly destination: DestinationPartsFragment | null;
  readonly count: number;
  readonly amount: Amount;
}

/** A collector whose money leaves. */
export interface OfCollector {
  readonly id: string;
  readonly name: string;
  /** Amounts that leave it. */
  readonly amounts: readonly string[];
}

/** Money that is about to leave, with its origin and destination. */
export interface MoneyOutSummary {
  readonly total: Amount;
  readonly isLarge: boolean;
  readonly oldest: string;
  readonly newest: string;
  /** The accounts: those that something speaks against first, then the one that gets most. */
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

const sumOf = (rows: readonly Amount[]): Amount => totalsOf(rows)[0] ?? { amount: '0.00', currencyId: 'ARS' };

const alarms = ({ destination }: OfAccount): number => (destination ? warningsOf(destination).length : 1);

/** Sums up what is about to leave. */
export const moneyOutOf = (rows: readonly MoneyOutRow[]): MoneyOutSummary => {
  const total = sumOf(rows);
  const dates = rows.map(({ requestDate }) => requestDate).sort();
  return {
    total,
    isLarge: rows.length > large.count || magnitude(total.amount) > large.pesos,
    oldest: dates[0] ?? '',
    newest: dates.at(-1) ?? '',
    accounts: [...grouped(rows, ({ destination }) => destination?.account ?? '')]
      .map(([key, of]) => ({ key, destination: of[0]?.destination ?? null, count: of.length, amount: sumOf(of) }))
      .toSorted(
        (one, other) => alarms(other) - alarms(one) || magnitude(other.amount.amount) - magnitude(one.amount.amount),
      ),
    collectors: [...grouped(rows, ({ collectorId }) => collectorId)].map(([id, of]) => ({
      id,
      name: of[0]?.collectorName ?? id,
      amounts: of.map(({ amount }) => amount),
    })),
  };
};
