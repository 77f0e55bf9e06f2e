import { getDirective } from '@graphql-tools/utils';

/** Returns the roles of the realm, one for each permission of the schema. Throws when a permission has no role. */
export const rolesOfSchema = (schema) =>
  schema
    .getType('Permission')
    .getValues()
    .map(({ name: permission, description, ...value }) => {
      const role = getDirective(schema, value, 'role')?.[0]?.name;
      if (!role) throw new Error(`Permission ${permission} needs @role(name:).`);
      return { permission, role, description };
    });
