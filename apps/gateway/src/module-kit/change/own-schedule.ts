import { scheduleValueOf } from '@backoffice/validators';
import { refusedByRule, type ChangeErrorParent } from '../../changes/change-error.ts';
import type { GatewayContext } from '../../context.ts';
import { ownSchedule } from '../shared-refusals.texts.ts';
import { isOwnEdit } from './last-editors.ts';

/** Withdrawal or withdraw of a collector's money. */
interface MoneyOut {
  readonly collectorId: string;
  /** Null when the service names no requester, as for a schedule. */
  readonly requestedBy: string | null;
  readonly amount: string;
}

/**
 * Refuses when somebody who last edited the collector's schedule sends money that no person requested (`FOUR_EYES`).
 */
export const unlessOwnSchedule = async (
  { collectorId, requestedBy, amount }: MoneyOut,
  context: GatewayContext,
): Promise<ChangeErrorParent | undefined> => {
  if (context.asker().requesterOf(requestedBy) === 'person') return undefined;
  const schedule = async () => {
    const entries = await context.sources.collector.configurations(collectorId);
    const ids = entries.filter(({ variable: { code } }) => scheduleValueOf(code)).map(({ id }) => id);
    // an edit whose answer was lost is recorded under the collector's id only
    return { type: 'CollectorConfiguration', ids: [...ids, collectorId] };
  };
  return (await isOwnEdit(amount, schedule, context)) ? refusedByRule(ownSchedule) : undefined;
};
