import type { GatewayContext } from '../../context.ts';

/** Records that decide where money is sent later. */
export interface EditedRecords {
  /** Type name in the schema. Every mutation that changes such a record is `@audited(awaited: true)`. */
  readonly type: string;
  readonly ids: readonly string[];
}

/**
 * Returns whether this person was the last to change one of these records. Amounts that `FOUR_EYES` exempts return
 * false.
 * @throws GatewayError when edits are not stored, or their store does not answer
 */
export const isOwnEdit = async (
  amount: string,
  recordsOf: () => Promise<EditedRecords> | EditedRecords,
  { activity, viewer, asker }: GatewayContext,
): Promise<boolean> => {
  const { fourEyes } = asker();
  if (fourEyes(viewer.id, amount) === undefined) return false;
  const { type, ids } = await recordsOf();
  const editors = await activity.edits.lastEditors(type, ids);
  return [...editors].some((editor) => fourEyes(editor, amount) === 'own_request');
};
