import type { GatewayContext } from '../../context.ts';

/** Types of records that decide where money goes when it is sent later. */
export interface EditedThings {
  /** As in the schema; every mutation that changes it is `@audited(awaited: true)`. */
  readonly type: string;
  readonly ids: readonly string[];
}

/**
 * Returns whether the person changed one of these things last, where two people must take part for this amount
 * (`FOUR_EYES`). @throws GatewayError where the edits are not kept, or their store does not answer
 */
export const isOwnEdit = async (
  amount: string,
  thingsOf: () => Promise<EditedThings> | EditedThings,
  { activity, viewer, asker }: GatewayContext,
): Promise<boolean> => {
  const { fourEyes } = asker();
  if (fourEyes(viewer.id, amount) === undefined) return false;
  const { type, ids } = await thingsOf();
  const editors = await activity.edits.lastEditors(type, ids);
  return [...editors].some((editor) => fourEyes(editor, amount) === 'own_request');
};
