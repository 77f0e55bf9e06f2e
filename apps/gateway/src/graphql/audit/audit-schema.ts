import { mapSchema, MapperKind } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { auditChange } from './audit-changes.ts';
import { auditAccess, shownBy } from './audit-access.ts';
import { auditedBy, isPersonal, type Field } from './audited-field.ts';

/** Leaves a mutation of what a person alone sees as it is; whatever else is changed is recorded. */
const unaudited = (schema: GraphQLSchema, field: Field, name: string): Field => {
  if (auditedBy(schema, field))
    throw new Error(`Mutation.${name} is either @audited or @personal in the SDL, not both.`);
  return field;
};

/**
 * Puts `@audited` into force, around the permissions: what is refused is recorded, too. Throws when a mutation carries
 * neither it nor `@personal`. Fields that show nothing protected stay as they are and cost nothing.
 */
export const auditSchema = (schema: GraphQLSchema): GraphQLSchema => {
  const access = (field: Field, name: string, typeName: string): Field => {
    // the rows of a page are recorded by the field that answers the page
    const shown = name === 'rows' ? undefined : shownBy(schema, field, typeName);
    return shown ? auditAccess(field, `${typeName}.${name}`, shown) : field;
  };
  return mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field: Field, name) =>
      isPersonal(schema, field) ? unaudited(schema, field, name) : auditChange(schema, field, name),
    [MapperKind.QUERY_ROOT_FIELD]: access,
    [MapperKind.OBJECT_FIELD]: access,
  });
};
