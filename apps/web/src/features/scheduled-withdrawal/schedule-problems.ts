import { scheduleCodes as codes, scheduleValueOf } from '@backoffice/validators';
import type { WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import { accountText } from './account-text';
import { cronText } from './cron';
import type { ScheduleEntryFragment } from './Schedule.generated';
import { inForce, isCompatible, scheduleOf, takesAmount } from './schedule';
import { problemTexts as texts } from './schedule.texts';

/** Problem of a schedule, and the dialog that resolves it. */
export interface ScheduleProblem {
  readonly text: string;
  /**
   * `change` opens the dialog that sets account, amount and frequency. Without a withdrawal strategy, only `remove` is
   * possible.
   */
  readonly mend: 'change' | 'remove';
}

type Entries = readonly ScheduleEntryFragment[];

const valuesOf = (entries: Entries, ...parts: (keyof typeof codes)[]): readonly string[] =>
  parts.flatMap((part) => inForce(entries, part).map(({ value }) => value));

const isGood = (part: keyof typeof codes, value: string): boolean =>
  scheduleValueOf(codes[part])?.isValidSync(value) ?? true;

/**
 * Returns texts about accounts, amounts and frequencies with several values in force. The service may use another value
 * than the one shown.
 */
const twice = (entries: Entries): readonly string[] => {
  const accounts = valuesOf(entries, 'account');
  const amounts = valuesOf(entries, 'specific', 'minimum');
  const crons = valuesOf(entries, 'cron');
  return [
    ...(accounts.length > 1 ? [texts.accounts(accounts.map(accountText))] : []),
    ...(amounts.length > 1 ? [texts.amounts(amounts.length)] : []),
    ...(crons.length > 1 ? [texts.crons(crons.map(cronText))] : []),
  ];
};

/** Returns texts about the parts of an active schedule that are missing or invalid. */
const incomplete = (entries: Entries, strategy: WithdrawalStrategy): readonly string[] => {
  const { account, amount, cron } = scheduleOf(entries);
  if (cron === null) return [];
  return [
    ...(account === null ? [texts.noAccount] : []),
    ...(account !== null && !isGood('account', account) ? [texts.wrongAccount(accountText(account))] : []),
    ...(takesAmount(strategy) && amount === null ? [texts.noAmount] : []),
    ...(isGood('cron', cron) ? [] : [texts.unreadable(cron)]),
  ];
};

/** Returns the problems of the current schedule. */
export const problemsOf = (entries: Entries, strategy: WithdrawalStrategy | null): readonly ScheduleProblem[] => {
  if (!isCompatible(strategy))
    return scheduleOf(entries).cron === null ? [] : [{ text: texts.noStrategy, mend: 'remove' }];
  return [...twice(entries), ...incomplete(entries, strategy)].map((text) => ({ text, mend: 'change' }));
};
