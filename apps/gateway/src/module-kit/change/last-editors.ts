import type { GatewayContext } from '../../context.ts';

/** Records that decide where money is sent later. */
export interface EditedRecords {
  /** Type name in the schema. A mutation that changes where the money is sent is `@audited(awaited: true)`. */
  readonly type: string;
  readonly ids: readonly string[];
}

/**
 * Returns whether this person was among the last editors of one of these records. When `FOUR_EYES` does not apply to
 * the amount, it returns false without reading the records.
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
