import { largestPage } from '@backoffice/validators';
import { inputError } from '../../errors/gateway-error.ts';
import { marksOf } from '../../module-kit/record/record-marks.ts';
import { demandSeen } from '../../module-kit/record/record-permissions.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { noteMutations } from './note.mutations.ts';
import { tooManyIds } from './note.texts.ts';
import { colleaguesOf } from './colleagues.ts';
import { mentionsOf, notesOn } from './stored-notes.ts';

/** Resolvers of notes on records, of their counts, and of mentions. */
export const noteResolvers: Resolvers = {
  Query: {
    notes: (_root, { target }, context, { schema }) => {
      demandSeen({ type: target.type, ids: [target.id] }, { schema, can: context.can, path: 'target.' });
      return notesOn(context, target);
    },
    recordMarks: (_root, { type, ids }, context, { schema }) => {
      demandSeen({ type, ids }, { schema, can: context.can, idArgument: 'ids' });
      if (ids.length > largestPage) throw inputError('ids', tooManyIds(largestPage), 'TOO_LONG');
      return marksOf(context, { type, ids });
    },
  },
  Viewer: {
    mentions: (_viewer, _args, context, { schema }) => mentionsOf(context, schema),
    colleagues: (_viewer, _args, context, { schema }) => colleaguesOf(context, schema),
  },
  Mutation: noteMutations,
  // read after the mutation, whose event is the note
  AddNotePayload: { notes: ({ target }, _args, context) => target && notesOn(context, target) },
};
