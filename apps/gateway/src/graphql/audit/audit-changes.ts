import { defaultFieldResolver, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { createChangeNotes, type ChangeNotes } from '../../changes/perform.ts';
import {
  auditEvent,
  identifierOf,
  IDS_IN_EVENT,
  stateOf,
  wordsOf,
  type AuditEvent,
} from '../../observability/audit-event.ts';
import { at, textAt } from '../../unknown-value.ts';
import { createChangedFields } from './changed-fields.ts';
import { auditedBy, failureOf, type Arguments, type Ending, type Field } from './audited-field.ts';

/** Field of a mutation, and the entity that it changes. */
interface Mutating {
  readonly action: string;
  readonly type: string;
  /** Its argument that identifies it. */
  readonly argument: string | undefined;
  /** The field of its payload that holds it. */
  readonly holder: string | undefined;
}

const endingOf = (payload: unknown, { repeated }: ChangeNotes): Ending => {
  const error = at(payload, 'error');
  if (error === null || error === undefined) return { result: repeated ? 'repeated' : 'done', code: null };
  return { result: 'refused', code: textAt(error, 'extendedCode') ?? textAt(error, 'code') ?? null };
};

/** The payload's field with the type that the mutation changes. */
const holderIn = (field: Field, type: string): string | undefined => {
  const payload = getNamedType(field.type);
  if (!isObjectType(payload)) return undefined;
  return Object.values(payload.getFields()).find((held) => getNamedType(held.type).name === type)?.name;
};

const mutatingOf = (schema: GraphQLSchema, field: Field, action: string): Mutating => {
  const audited = auditedBy(schema, field);
  const type = textAt(audited, 'type');
  if (type === undefined || !schema.getType(type))
    throw new Error(`Mutation.${action} needs @audited in the SDL, with the type that it changes.`);
  const argument = textAt(audited, 'id');
  if (argument !== undefined && !field.args?.[argument])
    throw new Error(`Mutation.${action} is @audited by its argument ${argument}, which it does not have.`);
  return { action, type, argument, holder: holderIn(field, type) };
};

/** One event for each run of a mutation, however it ends. */
export const auditChange = (schema: GraphQLSchema, field: Field, name: string): Field => {
  const { action, type, argument, holder } = mutatingOf(schema, field, name);
  const resolve = field.resolve ?? defaultFieldResolver;
  const changedFields = createChangedFields(schema, type);

  const eventOf = (given: Arguments, notes: ChangeNotes, ending: Ending, entity: unknown): AuditEvent => {
    const about = argument === undefined ? at(entity, 'id') : given[argument];
    const ids = (Array.isArray(about) ? about : [about]).map(identifierOf).filter((id) => id !== undefined);
    const made = ending.code === null;
    return auditEvent({
      kind: 'change',
      action,
      type,
      ids: ids.slice(0, IDS_IN_EVENT), // a change of a list takes no more (`deleteBins`)
      count: ids.length,
      before: stateOf(notes.before ?? (made ? null : entity)),
      after: made ? stateOf(entity) : null,
      changed: made && ending.result === 'done' ? changedFields(notes.before, entity, given) : null,
      reason: wordsOf(given['reason']),
      ...ending,
    });
  };

  return {
    ...field,
    resolve: async (source, given, context, info) => {
      const notes = createChangeNotes();
      try {
        const payload: unknown = await resolve(source, given, { ...context, notes }, info);
        const entity = holder === undefined ? undefined : at(payload, holder);
        context.trail.tell(eventOf(given, notes, endingOf(payload, notes), entity));
        return payload;
      } catch (error) {
        context.trail.tell(eventOf(given, notes, failureOf(error, context), null));
        throw error;
      }
    },
  };
};
