import { scheduleCodes as codes } from '@backoffice/validators';
import type { WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import type { ScheduleEntryFragment } from './Schedule.generated';

type Part = keyof typeof codes;

/** Amount of a scheduled withdrawal: always this much, or the balance once it is this much (B235). */
export interface ScheduledAmount {
  readonly type: 'minimum' | 'specific';
  /** Decimal text, such as `1234.50`. */
  readonly value: string;
}

/** Schedule of the withdrawals of a collector; a part that is not set is null. */
export interface Schedule {
  /** Digits of the account, or its alias. */
  readonly account: string | null;
  readonly amount: ScheduledAmount | null;
  /** Five fields, in the time of Buenos Aires; scheduled is what has one (B181). */
  readonly cron: string | null;
}

/** One change of the configuration. */
export type Step =
  | { readonly kind: 'disable'; readonly part: Part; readonly id: string; readonly version: number }
  | { readonly kind: 'add'; readonly part: Part; readonly value: string };

type Entries = readonly ScheduleEntryFragment[];

/** Asks if withdrawals of a collector can be scheduled (B237). */
export const isCompatible = (strategy: WithdrawalStrategy | null): strategy is Exclude<WithdrawalStrategy, 'UNKNOWN'> =>
  strategy !== null && strategy !== 'UNKNOWN';

/** Asks if a schedule needs an amount: batches take what is in them (B84). */
export const takesAmount = (strategy: WithdrawalStrategy | null): boolean =>
  strategy !== 'BATCH_ACCREDITATION' && strategy !== 'BATCH_APPROBATION';

/** Entries of a part that hold: one, unless two people added theirs. */
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
  /** Null where nothing is to stand. */
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
 * Steps left until a schedule stands. Of each part, the old value is disabled before the new one is created (B183). The
 * periodicity comes last, because it is what schedules (B181). Empty when all of it stands: after a failure, the plan
 * of what it left goes on from there.
 * @param wanted without an amount, as batches are, what stands of amounts is left alone
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

/** Steps left until nothing is scheduled: the periodicity first; the account stays (B182). */
export const planOfDeletion = (entries: Entries): readonly Step[] => [
  ...change(entries, [{ part: 'cron', value: null }]),
  ...change(entries, [
    { part: 'minimum', value: null },
    { part: 'specific', value: null },
  ]),
];
