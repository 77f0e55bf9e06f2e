import { refusedByRule, type ChangeErrorParent } from '../../changes/change-error.ts';
import type { GatewayContext } from '../../context.ts';
import { isOwnEdit } from '../../module-kit/change/last-editors.ts';
import type { DistributionParent } from './distribution.mappers.ts';
import { reasons } from './distribution.texts.ts';

/** Refuses to send money to destinations that the same person changed last (`FOUR_EYES`). */
export const unlessOwnEdit = async (
  { details, totalAmount }: DistributionParent,
  context: GatewayContext,
): Promise<ChangeErrorParent | undefined> => {
  const ids = details?.rows.map(({ id }) => id) ?? [];
  const parts = () => ({ actions: ['updateDistributionDetail'], type: 'DistributionDetail', ids });
  return (await isOwnEdit(totalAmount, parts, context))
    ? refusedByRule({ code: 'own_edit', message: reasons.own_edit })
    : undefined;
};
