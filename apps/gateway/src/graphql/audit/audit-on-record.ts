import { mentionsIn } from '@backoffice/validators';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { createChangeNotes, type ChangeNotes } from '../../changes/perform.ts';
import { auditEvent, recordIdOf, wordsOf, type AuditEvent } from '../../observability/audit/audit-event.ts';
import { at, textAt } from '../../unknown-value.ts';
import { failureOf, type Arguments, type Ending, type Field } from './audited-field.ts';
import { endingOf } from './ending-of.ts';

/** Recorded in the place of a type that the schema does not have. */
const NO_TYPE = 'Activity';

/** Facts of an event beside its record and its result. */
type Facts = Pick<AuditEvent, 'kind'> & Partial<Pick<AuditEvent, 'reason' | 'note'>>;
type FactsOf = (given: Arguments, ending: Ending) => Facts;

/** Returns the facts of a note. Leaves out words and `corrects` unless the note was made: they may be unvalidated. */
const noteFacts: FactsOf = (given, { result }) => {
  const isMade = result === 'done';
  const words = isMade ? wordsOf(given['text']) : null;
  const corrects = isMade ? textAt(given, 'corrects') : undefined;
  return { kind: 'note', reason: words, note: { mentioned: mentionsIn(words ?? ''), corrects: corrects ?? null } };
};

/** Creates the audit of mutations about a record of any type: one event for each run. */
const auditOnRecord =
  (factsOf: FactsOf) =>
  /** @param target argument that names the record */
  (schema: GraphQLSchema, field: Field, action: string, target: string): Field => {
    if (!field.args?.[target])
      throw new Error(`Mutation.${action} is @audited by its argument ${target}, which it does not have.`);
    const resolve = field.resolve ?? defaultFieldResolver;

    const eventOf = (given: Arguments, { before }: ChangeNotes, ending: Ending): AuditEvent => {
      const type = textAt(given[target], 'type') ?? NO_TYPE;
      const id = recordIdOf(textAt(given[target], 'id'), [at(before, 'id')]);
      return auditEvent({
        ...factsOf(given, ending),
        action,
        type: schema.getType(type) === undefined ? NO_TYPE : type,
        ids: id === undefined ? [] : [id],
        ...ending,
      });
    };

    return {
      ...field,
      resolve: async (source, given, context, info) => {
        const notes = createChangeNotes();
        const tell = (ending: Ending): void => context.trail.record(eventOf(given, notes, ending));
        try {
          const payload: unknown = await resolve(source, given, { ...context, notes }, info);
          tell(endingOf(payload, notes));
          return payload;
        } catch (error) {
          tell(failureOf(error, context));
          throw error;
        }
      },
    };
  };

/** Audits a mutation that leaves a note on a record. */
export const auditNote = auditOnRecord(noteFacts);

/** Audits a mutation that takes or releases a record. */
export const auditTake = auditOnRecord(() => ({ kind: 'take' }));
