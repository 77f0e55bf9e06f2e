import { defaultFieldResolver, getNamedType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { createChangeNotes } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import {
  auditEvent,
  IDS_IN_EVENT,
  recordIdOf,
  stateOf,
  wordsOf,
  type AuditEvent,
} from '../../observability/audit/audit-event.ts';
import { at, textAt } from '../../unknown-value.ts';
import { createChangedFields } from './changed-fields.ts';
import { demandRecorded } from './demand-recorded.ts';
import { createBeginEdit } from './begin-edit.ts';
import { endingOf } from './ending-of.ts';
import { createIntent, INTENDED } from './intent.ts';
import { argumentsOf, createRecorder, partsOf } from './recorded.ts';
import { auditedBy, failureOf, isAwaited, type Arguments, type Ending, type Field } from './audited-field.ts';

/** Mutation, and the type of the entity that it changes. */
interface Mutating {
  readonly action: string;
  readonly type: GraphQLNamedType;
  /** Argument with the identifier of the entity. */
  readonly argument: string | undefined;
  /** Argument with the identifier of the owner of a new entity. */
  readonly whole: string | undefined;
  /** Field of the payload that contains the entity. */
  readonly holder: string | undefined;
}

/** Returns the name of the payload's field that has the changed type. */
const holderIn = (field: Field, type: string): string | undefined => {
  const payload = getNamedType(field.type);
  if (!isObjectType(payload)) return undefined;
  return Object.values(payload.getFields()).find((held) => getNamedType(held.type).name === type)?.name;
};

const mutatingOf = (schema: GraphQLSchema, field: Field, action: string): Mutating => {
  const audited = auditedBy(schema, field);
  const type = textAt(audited, 'type');
  const changed = type === undefined ? undefined : schema.getType(type);
  if (type === undefined || changed === undefined)
    throw new Error(`Mutation.${action} needs @audited in the SDL, with the type that it changes.`);
  const argument = textAt(audited, 'id');
  const whole = textAt(audited, 'whole');
  for (const named of [argument, whole])
    if (named !== undefined && !field.args?.[named])
      throw new Error(`Mutation.${action} is @audited by its argument ${named}, which it does not have.`);
  if (isAwaited(schema, field) && (argument ?? whole) === undefined)
    throw new Error(`Mutation.${action} is awaited: @audited names the argument that identifies what it is about.`);
  demandRecorded(schema, field, action, changed);
  return { action, type: changed, argument, whole, holder: holderIn(field, type) };
};

/**
 * Adds the audit to the resolver of a mutation. Each run records an event at its end, and an intent before the change
 * is sent.
 */
export const auditChange = (schema: GraphQLSchema, field: Field, name: string): Field => {
  const { action, type, argument, whole, holder } = mutatingOf(schema, field, name);
  const resolve = field.resolve ?? defaultFieldResolver;
  const beginEdit = isAwaited(schema, field) ? createBeginEdit(type.name, argument ?? whole) : undefined;
  const changedFields = createChangedFields(schema, type.name);
  const askedOf = createRecorder(schema, argumentsOf(field));
  const recordedOf = createRecorder(schema, partsOf(type));

  const eventOf = (
    given: Arguments,
    { notes, trail: { digestAccount } }: Pick<GatewayContext, 'notes' | 'trail'>,
    ending: Ending,
    { kind = 'change', entity }: { readonly kind?: 'change' | 'intent'; readonly entity: unknown },
  ): AuditEvent => {
    const told = (of: unknown) => stateOf(of, recordedOf(of, digestAccount));
    const about = argument === undefined ? at(entity, 'id') : given[argument];
    const answered = [at(notes.before, 'id'), at(entity, 'id')];
    const ids = (Array.isArray(about) ? about : [about])
      .map((id) => recordIdOf(id, answered))
      .filter((id) => id !== undefined);
    const made = kind === 'change' && ending.code === null;
    return auditEvent({
      kind,
      action,
      type: type.name,
      ids: ids.slice(0, IDS_IN_EVENT), // no mutation of a list accepts more (`deleteBins`)
      count: ids.length,
      asked: askedOf(given, digestAccount),
      before: told(notes.before ?? (made ? null : entity)),
      after: made ? told(entity) : null,
      changed: made && ending.result === 'done' ? changedFields(notes.before, entity, given) : null,
      reason: wordsOf(given['reason']),
      ...ending,
    });
  };

  return {
    ...field,
    resolve: async (source, given, context, info) => {
      const intent = createIntent({
        event: (notes) => eventOf(given, { ...context, notes }, INTENDED, { kind: 'intent', entity: null }),
        beginEdit: (notes) => beginEdit?.(given, context, notes),
        fields: (notes, entity) => changedFields(notes.before, entity, given),
        trail: context.trail,
      });
      const noting = { ...context, notes: createChangeNotes(intent.begin) };
      const tell = async (ending: Ending, entity: unknown): Promise<void> => {
        context.trail.record(eventOf(given, noting, ending, { entity }));
        await intent.end(ending, noting.notes, entity);
      };
      try {
        const payload: unknown = await resolve(source, given, noting, info);
        await tell(endingOf(payload, noting.notes), holder === undefined ? undefined : at(payload, holder));
        return payload;
      } catch (error) {
        await tell(failureOf(error, context), null);
        throw error;
      }
    },
  };
};
