import { mapSchema, MapperKind } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { auditChange } from './audit-changes.ts';
import { auditNote, auditTake } from './audit-on-record.ts';
import { auditAccess, protectedDataOf } from './audit-access.ts';
import { textAt } from '../../unknown-value.ts';
import { auditedBy, isPersonal, type Field } from './audited-field.ts';

/** Returns a personal mutation without audit. @throws Error when it has `@audited`, too */
const unaudited = (schema: GraphQLSchema, field: Field, name: string): Field => {
  if (auditedBy(schema, field))
    throw new Error(`Mutation.${name} is either @audited or @personal in the SDL, not both.`);
  return field;
};

/**
 * Adds the audit to all fields with `@audited`. It wraps the permissions, so that refusals are recorded, too. Fields
 * without protected data are not wrapped.
 * @throws Error for a mutation with neither `@audited` nor `@personal`, with both, or with money that is not recorded
 */
export const auditSchema = (schema: GraphQLSchema): GraphQLSchema => {
  const access = (field: Field, name: string, typeName: string): Field => {
    // the field that returns the page records its rows
    const shown = name === 'rows' ? undefined : protectedDataOf(schema, field, typeName);
    return shown ? auditAccess(field, `${typeName}.${name}`, shown) : field;
  };
  const mutation = (field: Field, name: string): Field => {
    const [noteOn, takeOf] = ['noteOn', 'takeOf'].map((argument) => textAt(auditedBy(schema, field), argument));
    if (noteOn !== undefined) return auditNote(schema, field, name, noteOn);
    return takeOf === undefined ? auditChange(schema, field, name) : auditTake(schema, field, name, takeOf);
  };
  return mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field: Field, name) =>
      isPersonal(schema, field) ? unaudited(schema, field, name) : mutation(field, name),
    [MapperKind.QUERY_ROOT_FIELD]: access,
    [MapperKind.OBJECT_FIELD]: access,
  });
};
