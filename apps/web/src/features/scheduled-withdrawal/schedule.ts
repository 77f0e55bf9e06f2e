import { scheduleCodes as codes } from '@backoffice/validators';
import type { WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import type { ScheduleEntryFragment } from './Schedule.generated';

type Part = keyof typeof codes;

/** Amount of a scheduled withdrawal: a fixed amount, or the whole balance from a minimum (B235). */
export interface ScheduledAmount {
  readonly type: 'minimum' | 'specific';
  /** Amount as decimal text, such as `1234.50`. */
  readonly value: string;
}

/** Schedule of a collector's withdrawals. An account, amount or frequency that is missing is null. */
export interface Schedule {
  /** Digits of the account, or its alias. */
  readonly account: string | null;
  readonly amount: ScheduledAmount | null;
  /** Cron expression with five fields, in the time of Buenos Aires. Null if the collector has no schedule (B181). */
  readonly cron: string | null;
}

/** One change of a configuration entry. */
export type Step =
  | { readonly kind: 'disable'; readonly part: Part; readonly id: string; readonly version: number }
  | { readonly kind: 'add'; readonly part: Part; readonly value: string };

type Entries = readonly ScheduleEntryFragment[];

/** Returns true if the collector's strategy allows scheduled withdrawals (B237). */
export const isCompatible = (strategy: WithdrawalStrategy | null): strategy is Exclude<WithdrawalStrategy, 'UNKNOWN'> =>
  strategy !== null && strategy !== 'UNKNOWN';

/** Returns true if the schedule has an amount. Strategies with batches have none (B84). */
export const takesAmount = (strategy: WithdrawalStrategy | null): boolean =>
  strategy !== 'BATCH_ACCREDITATION' && strategy !== 'BATCH_APPROBATION';

/**
 * Returns the entries in force of one part of a schedule, such as its account. There may be several, for example if two
 * people added one at once.
 */
export const inForce = (entries: Entries, part: Part): Entries =>
  entries.filter(({ deleteDate, variable }) => deleteDate === null && variable.code === codes[part]);

/** Reads a schedule from the entries of a collector. */
export const scheduleOf = (entries: Entries): Schedule => {
  const valueOf = (part: Part): string | null => inForce(entries, part)[0]?.value ?? null;
  const amountOf = (type: ScheduledAmount['type']): ScheduledAmount | null => {
    const value = valueOf(type);
    return value === null ? null : { type, value };
  };
  return { account: valueOf('account'), amount: amountOf('specific') ?? amountOf('minimum'), cron: valueOf('cron') };
};

interface Wanted {
  readonly part: Part;
  /** Wanted value; null for none. */
  readonly value: string | null;
}

const change = (entries: Entries, wanted: readonly Wanted[]): Step[] => {
  const disables: Step[] = [];
  const adds: Step[] = [];
  for (const { part, value } of wanted) {
    const standing = inForce(entries, part);
    const kept = standing.find((entry) => entry.value === value);
    for (const { id, version } of standing) if (id !== kept?.id) disables.push({ kind: 'disable', part, id, version });
    if (value !== null && !kept) adds.push({ kind: 'add', part, value });
  }
  return [...disables, ...adds];
};

/**
 * Returns the remaining steps to a schedule. For each part, the old value is disabled before the new one is created
 * (B183). The frequency comes last, because it activates the schedule (B181). Empty if the schedule is complete: after
 * a failure, a new plan continues from the current entries.
 * @param wanted schedule; with a null amount, the amount entries are not changed
 */
export const planOf = (entries: Entries, { account, amount, cron }: Schedule): readonly Step[] => [
  ...change(entries, [{ part: 'account', value: account }]),
  ...(amount === null
    ? []
    : change(
        entries,
        (['minimum', 'specific'] as const).map((part) => ({ part, value: part === amount.type ? amount.value : null })),
      )),
  ...change(entries, [{ part: 'cron', value: cron }]),
];

/** Returns the remaining steps to remove a schedule. The frequency is first, and the account is kept (B182). */
export const planOfDeletion = (entries: Entries): readonly Step[] => [
  ...change(entries, [{ part: 'cron', value: null }]),
  ...change(entries, [
    { part: 'minimum', value: null },
    { part: 'specific', value: null },
  ]),
];
