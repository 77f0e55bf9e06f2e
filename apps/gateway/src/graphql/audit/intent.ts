import type { EditEnd, EndEdit } from '../../activity/edits.ts';
import type { ChangeNotes } from '../../changes/perform.ts';
import type { AuditEvent, ChangedField } from '../../observability/audit/audit-event.ts';
import type { EndChange } from '../../observability/audit/open-changes.ts';
import type { RequestTrail } from '../../observability/audit/request-trail.ts';
import { textAt } from '../../unknown-value.ts';
import type { Ending } from './audited-field.ts';

/** End of a change that is about to leave. */
export const INTENDED: Ending = { result: 'unknown', code: null };

interface IntentOptions {
  readonly event: (notes: ChangeNotes) => AuditEvent;
  /** Undefined where no rule of two people asks who made the change. */
  readonly beginEdit: (notes: ChangeNotes) => Promise<EndEdit | undefined> | undefined;
  /** Names the changed fields. */
  readonly fields: (notes: ChangeNotes, entity: unknown) => readonly ChangedField[];
  readonly trail: Pick<RequestTrail, 'intend'>;
}

/** Makes the end of an edit of the end of its change. @param fields changed ones; null where nobody knows */
const editEndOf = ({ result }: Ending, entity: unknown, fields: readonly ChangedField[]): EditEnd | undefined => {
  if (result === 'unknown') return undefined;
  if (result !== 'done' && result !== 'repeated') return { made: false };
  const thing = textAt(entity, 'id');
  return { made: true, thing, fields: result === 'done' ? fields.map(({ field }) => field) : null };
};

/** Creates the intent of one run of a mutation: written before its change leaves, and settled by its end. */
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
