import type { EditEnd, EndEdit } from '../../activity/edits.ts';
import type { ChangeNotes } from '../../changes/perform.ts';
import type { AuditEvent, ChangedField } from '../../observability/audit/audit-event.ts';
import type { EndChange } from '../../observability/audit/open-changes.ts';
import type { RequestTrail } from '../../observability/audit/request-trail.ts';
import { textAt } from '../../unknown-value.ts';
import type { Ending } from './audited-field.ts';

/** Result that an intent records: the outcome is not known yet. */
export const INTENDED: Ending = { result: 'unknown', code: null };

interface IntentOptions {
  readonly event: (notes: ChangeNotes) => AuditEvent;
  /** Writes the edit; undefined when no rule of two people needs it. */
  readonly beginEdit: (notes: ChangeNotes) => Promise<EndEdit | undefined> | undefined;
  /** Returns the changed fields. */
  readonly fields: (notes: ChangeNotes, entity: unknown) => readonly ChangedField[];
  readonly trail: Pick<RequestTrail, 'intend'>;
}

/** Returns the outcome of an edit, from that of its change. Undefined when the outcome is unknown. */
const editEndOf = ({ result }: Ending, entity: unknown, fields: readonly ChangedField[]): EditEnd | undefined => {
  if (result === 'unknown') return undefined;
  if (result !== 'done' && result !== 'repeated') return { made: false };
  const recordId = textAt(entity, 'id');
  return { made: true, recordId, fields: result === 'done' ? fields.map(({ field }) => field) : null };
};

/**
 * Creates the intent of one run of a mutation. It is written before the change is sent, and completed when the run
 * ends.
 */
export const createIntent = ({ event, beginEdit, fields, trail }: IntentOptions) => {
  let endChange: EndChange | undefined;
  let endEdit: EndEdit | undefined;
  return {
    begin: async (notes: ChangeNotes): Promise<void> => {
      endChange = trail.intend(event(notes));
      endEdit = await beginEdit(notes);
    },
    end: async (ending: Ending, notes: ChangeNotes, entity: unknown): Promise<void> => {
      endChange?.();
      const end = endEdit && editEndOf(ending, entity, fields(notes, entity));
      if (end) await endEdit?.(end);
    },
  };
};
