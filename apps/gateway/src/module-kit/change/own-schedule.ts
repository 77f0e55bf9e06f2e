import { scheduleValueOf } from '@backoffice/validators';
import { refusedByRule, type ChangeErrorParent } from '../../changes/change-error.ts';
import type { GatewayContext } from '../../context.ts';
import { ownSchedule } from '../shared-refusals.texts.ts';
import { isOwnEdit } from './last-editors.ts';

/** Money that leaves a collector. */
interface MoneyOut {
  readonly collectorId: string;
  /** Null where nobody is named: a schedule requested it, perhaps. */
  readonly requestedBy: string | null;
  readonly amount: string;
}

/**
 * Refuses to send what no person is named to have requested, where the same person set the schedule of the collector last
 * (`FOUR_EYES`).
 */
export const unlessOwnSchedule = async (
  { collectorId, requestedBy, amount }: MoneyOut,
  context: GatewayContext,
): Promise<ChangeErrorParent | undefined> => {
  if (context.asker().requesterOf(requestedBy) === 'person') return undefined;
  const schedule = async () => {
    const entries = await context.sources.collector.configurations(collectorId);
    const ids = entries.filter(({ variable: { code } }) => scheduleValueOf(code)).map(({ id }) => id);
    // an entry whose answer was lost is known by its collector alone
    return { type: 'CollectorConfiguration', ids: [...ids, collectorId] };
  };
  return (await isOwnEdit(amount, schedule, context)) ? refusedByRule(ownSchedule) : undefined;
};
