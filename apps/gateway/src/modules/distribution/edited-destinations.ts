import { refusedByRule, type ChangeErrorParent } from '../../changes/change-error.ts';
import type { GatewayContext } from '../../context.ts';
import { isOwnEdit } from '../../module-kit/change/last-editors.ts';
import { cents, money } from '../../module-kit/source/mapping.ts';
import { unpaid, type DistributionParent } from './distribution.mappers.ts';
import { reasons } from './distribution.texts.ts';

/** Returns the largest of the total, the sum of the unpaid parts, and each unpaid part: the amount for `FOUR_EYES`. */
const largestAmount = ({ details, totalAmount }: DistributionParent): string => {
  const parts = (details?.rows ?? []).filter(unpaid).map(({ amount }) => cents(Number(amount)));
  const together = parts.reduce((sum, part) => sum + part, 0);
  return money(Math.max(cents(Number(totalAmount)), together, ...parts) / 100);
};

/** Refuses to send money to destinations that the same person edited last (`FOUR_EYES`). */
export const unlessOwnEdit = async (
  distribution: DistributionParent,
  context: GatewayContext,
): Promise<ChangeErrorParent | undefined> => {
  const ids = distribution.details?.rows.map(({ id }) => id) ?? [];
  const parts = () => ({ type: 'DistributionDetail', ids });
  return (await isOwnEdit(largestAmount(distribution), parts, context))
    ? refusedByRule({ code: 'own_edit', message: reasons.own_edit })
    : undefined;
};
