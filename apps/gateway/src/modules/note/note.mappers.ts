import type * as api from '../../api/schema-types.generated.ts';
import type { ChangeErrorParent } from '../../changes/change-error.ts';
import { at, textAt } from '../../unknown-value.ts';

/** Payload of `addNote`, before its notes are read. */
export interface AddNotePayloadParent {
  /** Record of the new note; null after a refusal. Its notes are read after the event of the new note is stored. */
  readonly target: Pick<api.RecordInput, 'type' | 'id'> | null;
  readonly error: ChangeErrorParent | null;
}

/** Note without the one that corrects it. */
type OneNote = Omit<api.Note, 'correctedBy'>;

/**
 * Maps the stored event of a note.
 * @param line line of the audit trail
 */
const noteFrom = ({ id, line }: { readonly id: string; readonly line: string }): OneNote => {
  const event: unknown = JSON.parse(line);
  const mentioned = at(at(event, 'note'), 'mentioned');
  return {
    id,
    time: textAt(event, 'time') ?? '',
    username: textAt(event, 'username') ?? '',
    text: textAt(event, 'reason') ?? '',
    mentioned: Array.isArray(mentioned) ? mentioned.map(String) : [],
    corrects: textAt(at(event, 'note'), 'corrects') ?? null,
  };
};

/** Maps stored notes, each with the one of them that corrects it. */
export const notesFrom = (events: readonly Parameters<typeof noteFrom>[0][]): api.Note[] => {
  const notes = events.map(noteFrom);
  return notes.map((note) => ({
    ...note,
    correctedBy: notes.find(({ corrects }) => corrects === note.id)?.id ?? null,
  }));
};

/** Maps stored notes that mention a person, each with its record. A note that another of them corrects is left out. */
export const mentionsFrom = (events: readonly Parameters<typeof noteFrom>[0][]): api.Mention[] => {
  const notes = new Map(notesFrom(events).map((note) => [note.id, note]));
  return events.flatMap(({ id, line }) => {
    const event: unknown = JSON.parse(line);
    const [note, type, ids] = [notes.get(id), textAt(event, 'type'), at(event, 'ids')];
    const recordId: unknown = Array.isArray(ids) ? ids[0] : undefined;
    if (note?.correctedBy !== null || type === undefined || typeof recordId !== 'string') return [];
    return [{ note, type, recordId }];
  });
};
