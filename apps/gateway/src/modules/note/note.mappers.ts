import type * as api from '../../api/schema-types.generated.ts';
import type { ChangeErrorParent } from '../../changes/change-error.ts';
import { at, textAt } from '../../unknown-value.ts';

/** Payload of `addNote`, before its notes are read. */
export interface AddNotePayloadParent {
  /** Record of the new note; null after a refusal. The notes on it are read after the new note is stored. */
  readonly target: Pick<api.RecordInput, 'type' | 'id'> | null;
  readonly error: ChangeErrorParent | null;
}

/** Note without the identifier of the note that corrects it. */
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
    name: textAt(event, 'name') ?? null,
    text: textAt(event, 'reason') ?? '',
    mentioned: Array.isArray(mentioned) ? mentioned.map(String) : [],
    corrects: textAt(at(event, 'note'), 'corrects') ?? null,
  };
};

/** Maps stored notes, each with the identifier of the note among them that corrects it. */
export const notesFrom = (events: readonly Parameters<typeof noteFrom>[0][]): api.Note[] => {
  const notes = events.map(noteFrom);
  return notes.map((note) => ({
    ...note,
    correctedBy: notes.find(({ corrects }) => corrects === note.id)?.id ?? null,
  }));
};

type StoredNote = Parameters<typeof noteFrom>[0];

/** Returns the record of the stored event of a note. */
export const recordOf = ({ line }: StoredNote): Pick<api.Mention, 'type' | 'recordId'> | undefined => {
  const event: unknown = JSON.parse(line);
  const [type, ids] = [textAt(event, 'type'), at(event, 'ids')];
  const recordId: unknown = Array.isArray(ids) ? ids[0] : undefined;
  return type === undefined || typeof recordId !== 'string' ? undefined : { type, recordId };
};

/**
 * Maps stored notes that mention a person, each with its record. A corrected note is left out.
 * @param all all notes on these records; a correction may mention nobody
 */
export const mentionsFrom = (mentions: readonly StoredNote[], all: readonly StoredNote[]): api.Mention[] => {
  const corrected = new Set(all.map((event) => noteFrom(event).corrects));
  return mentions.flatMap((event) => {
    const record = recordOf(event);
    if (record === undefined || corrected.has(event.id)) return [];
    return [{ note: { ...noteFrom(event), correctedBy: null }, ...record }];
  });
};
