import { defaultFieldResolver, getNamedType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
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
import { argumentsOf, createRecorder, partsOf, type Parts } from './recorded.ts';
import { auditedBy, failureOf, isAwaited, type Arguments, type Ending, type Field } from './audited-field.ts';

/** Mutation, and the type of the entity that it changes. */
interface Mutating {
  readonly action: string;
  readonly type: GraphQLNamedType;
  /** Argument with the identifier of the entity. */
  readonly argument: string | undefined;
  /** Type of the record that the entity is a part of, and the argument with its identifier. */
  readonly partOf: { readonly type: string; readonly argument: string } | undefined;
  /** Argument with the identifier of the owner of a new entity. */
  readonly whole: string | undefined;
  /** Field of the payload that contains the entity. */
  readonly holder: string | undefined;
  /** Field of the payload with the records that the change created inside the entity. */
  readonly creates: string | undefined;
}

/** Returns the fields of a payload by name. */
const payloadOf = (field: Field): Parts => partsOf(getNamedType(field.type));

/** Returns the name of the payload's field that has the changed type. */
const holderIn = (field: Field, type: string): string | undefined =>
  Object.entries(payloadOf(field)).find(([, held]) => getNamedType(held.type).name === type)?.[0];

/** Returns a field of a payload; undefined without its name. */
const partAt = (payload: unknown, name: string | undefined): unknown =>
  name === undefined ? undefined : at(payload, name);

/** Returns one identifier or several, as they are recorded. */
const recordIds = (about: unknown, answered: readonly unknown[]): readonly string[] =>
  (Array.isArray(about) ? about : [about]).map((id) => recordIdOf(id, answered)).filter((id) => id !== undefined);

/** Returns the identifiers of the records that a change created; undefined when there are none. */
const createdIn = (records: unknown): readonly string[] | undefined => {
  if (!Array.isArray(records)) return undefined;
  const ids = records.map((record) => at(record, 'id'));
  const recorded = recordIds(ids, ids);
  return recorded.length === 0 ? undefined : recorded.slice(0, IDS_IN_EVENT);
};

/** Returns the identifiers and their number. No mutation of a list accepts more than an event has (`deleteBins`). */
const countedIds = (ids: readonly string[]) => ({ ids: ids.slice(0, IDS_IN_EVENT), count: ids.length });

/** Returns the record that the changed entity is a part of; undefined when it is a part of none. */
const wholeOf = (given: Arguments, partOf: Mutating['partOf']) => {
  const id = partOf && recordIdOf(given[partOf.argument], []);
  return partOf && id !== undefined ? { type: partOf.type, id } : undefined;
};

/** Facts of an event beside the arguments and the ending of a mutation. */
interface Told {
  readonly kind?: 'change' | 'intent';
  /** Entity after the change. */
  readonly entity: unknown;
  /** Records that the change created inside the entity. */
  readonly created?: unknown;
}

const mutatingOf = (schema: GraphQLSchema, field: Field, action: string): Mutating => {
  const audited = auditedBy(schema, field);
  const type = textAt(audited, 'type');
  const changed = type === undefined ? undefined : schema.getType(type);
  if (type === undefined || changed === undefined)
    throw new Error(`Mutation.${action} needs @audited in the SDL, with the type that it changes.`);
  const argument = textAt(audited, 'id');
  const whole = textAt(audited, 'whole');
  const creates = textAt(audited, 'creates');
  const [wholeType, wholeId] = [textAt(audited, 'partOf'), textAt(audited, 'partOfId')];
  if (creates !== undefined && !payloadOf(field)[creates])
    throw new Error(`Mutation.${action} is @audited by ${creates}, which its payload does not have.`);
  for (const named of [argument, whole, wholeId])
    if (named !== undefined && !field.args?.[named])
      throw new Error(`Mutation.${action} is @audited by its argument ${named}, which it does not have.`);
  if (isAwaited(schema, field) && (argument ?? whole) === undefined)
    throw new Error(`Mutation.${action} is awaited: @audited names the argument that identifies what it is about.`);
  demandRecorded(schema, field, action, changed);
  const partOf = wholeType !== undefined && wholeId !== undefined ? { type: wholeType, argument: wholeId } : undefined;
  return { action, type: changed, argument, partOf, whole, holder: holderIn(field, type), creates };
};

/**
 * Adds the audit to the resolver of a mutation. Each run records an event at its end, and an intent before the change
 * is sent.
 */
export const auditChange = (schema: GraphQLSchema, field: Field, name: string): Field => {
  const { action, type, argument, partOf, whole, holder, creates } = mutatingOf(schema, field, name);
  const resolve = field.resolve ?? defaultFieldResolver;
  const beginEdit = isAwaited(schema, field) ? createBeginEdit(type.name, argument ?? whole) : undefined;
  const changedFields = createChangedFields(schema, type.name);
  const askedOf = createRecorder(schema, argumentsOf(field));
  const recordedOf = createRecorder(schema, partsOf(type));

  const eventOf = (
    given: Arguments,
    { notes, trail: { digestAccount } }: Pick<GatewayContext, 'notes' | 'trail'>,
    ending: Ending,
    { kind = 'change', entity, created }: Told,
  ): AuditEvent => {
    const told = (of: unknown) => stateOf(of, recordedOf(of, digestAccount));
    const about = argument === undefined ? at(entity, 'id') : given[argument];
    const made = kind === 'change' && ending.code === null;
    return auditEvent({
      kind,
      action,
      type: type.name,
      ...countedIds(recordIds(about, [at(notes.before, 'id'), at(entity, 'id')])),
      partOf: wholeOf(given, partOf),
      created: createdIn(created),
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
      const tell = async (ending: Ending, told: Told): Promise<void> => {
        context.trail.record(eventOf(given, noting, ending, told));
        await intent.end(ending, noting.notes, told.entity);
      };
      try {
        const payload: unknown = await resolve(source, given, noting, info);
        await tell(endingOf(payload, noting.notes), {
          entity: partAt(payload, holder),
          created: partAt(payload, creates),
        });
        return payload;
      } catch (error) {
        await tell(failureOf(error, context), { entity: null });
        throw error;
      }
    },
  };
};
