import type { Decision } from '../../api/schema-types.generated.ts';
import { at, textAt } from '../../unknown-value.ts';

/**
 * Maps a stored change of a record; undefined without a record.
 * @param line line of the audit trail
 */
export const decisionFrom = ({ id, line }: { readonly id: string; readonly line: string }): Decision | undefined => {
  const event: unknown = JSON.parse(line);
  const ids = at(event, 'ids');
  const recordId: unknown = Array.isArray(ids) ? ids[0] : undefined;
  if (typeof recordId !== 'string') return undefined;
  return {
    id,
    time: textAt(event, 'time') ?? '',
    username: textAt(event, 'username') ?? '',
    action: textAt(event, 'action') ?? '',
    type: textAt(event, 'type') ?? '',
    recordId,
    reason: textAt(event, 'reason') ?? null,
  };
};
