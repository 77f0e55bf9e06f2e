import type { RecordInput } from '../../api/schema-types.generated.ts';
import type { ChangeErrorParent } from '../../changes/change-error.ts';

/** Record whose marks are read after the mutation; null after an error other than a conflict. */
export interface RecordTakePayloadParent {
  readonly target: RecordInput | null;
  readonly error: ChangeErrorParent | null;
}
