import type { RecordInput } from '../../api/schema-types.generated.ts';
import type { ChangeErrorParent } from '../../changes/change-error.ts';

/** Record whose marks are read after the event of the mutation; null where it has none to read. */
export interface RecordTakePayloadParent {
  readonly target: RecordInput | null;
  readonly error: ChangeErrorParent | null;
}
