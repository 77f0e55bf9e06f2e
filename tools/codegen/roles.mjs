import { getDirective } from '@graphql-tools/utils';

/** The roles of the realm, from the schema: one for each permission. Fails when a permission names none. */
export const rolesOfSchema = (schema) =>
  schema
    .getType('Permission')
    .getValues()
    .map(({ name: permission, description, ...value }) => {
      const role = getDirective(schema, value, 'role')?.[0]?.name;
      if (!role) throw new Error(`Permission ${permission} needs @role(name:).`);
      return { permission, role, description };
    });
