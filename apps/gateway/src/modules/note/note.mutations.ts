import { noteText } from '@backoffice/validators';
import { conflict, gone } from '../../changes/change-error.ts';
import { perform, refused } from '../../changes/perform.ts';
import type { Note } from '../../api/schema-types.generated.ts';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import { demandSeen, type NamedRecord } from '../../module-kit/record/record-permissions.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { correctedBefore, noNotes, notYourNote } from './note.texts.ts';
import { finderOf } from './noted-records.ts';
import { notesOn } from './stored-notes.ts';

/** Refuses to correct a note of another person or record, or one that was corrected before. */
const refusalOf = (notes: readonly Note[], corrects: string, { viewer }: GatewayContext) => {
  const note = notes.find(({ id }) => id === corrects);
  if (note?.username !== viewer.username) throw inputError('corrects', notYourNote);
  return note.correctedBy === null ? undefined : conflict('note_corrected', correctedBefore);
};

/** Mutations of notes. A note is stored as the event of the mutation in the audit trail. */
export const noteMutations = {
  addNote: async (_root, args, context, { fieldName: operation, schema }) => {
    const { target, corrects } = args;
    const { can, notes, sources } = context;
    const { error } = await perform<NamedRecord, null>(
      context,
      { area: 'notes', operation, args },
      {
        body: () => {
          demandSeen({ type: target.type, ids: [target.id] }, { schema, can, path: 'target.' });
          if (finderOf(target.type) === undefined) throw inputError('target.type', noNotes);
          checked('text', noteText, args.text);
          return null;
        },
        check: async () => {
          // rejects when the notes cannot be read: nobody could see the new one either
          const earlier = await notesOn(context, target);
          notes.before = (await finderOf(target.type)?.(sources, target.id)) ?? null;
          if (notes.before === null) return refused(gone);
          const refusal = corrects == null ? undefined : refusalOf(earlier, corrects, context);
          return refusal && refused(refusal);
        },
        send: () => Promise.resolve({ entity: target }),
      },
    );
    return { target: error === null ? target : null, error };
  },
} satisfies MutationResolvers;
