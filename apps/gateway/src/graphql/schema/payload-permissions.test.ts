// Guards: Who holds the permissions of a mutation may do it; what they may not see is left out of a plain success.
// Looks over: packages/schema/src/**
import { operationPermissions } from '@backoffice/schema/permissions';
import { roleOf, type Permission } from '@backoffice/schema/roles';
import { getNamedType, isObjectType } from 'graphql';
import { aKey, prepareMutation } from '../../testing/prepared-mutation.ts';
import { mutationArguments } from '../../testing/mutation-arguments.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { createWaitingEntities } from '../../testing/waiting-entities.ts';
import { assembleSchema } from './assemble-schema.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, keepsActivity: true });
const argumentsOf = mutationArguments(createWaitingEntities(platform, gateway.as('administrador')));
const schema = assembleSchema();
const mutations = schema.getMutationType()?.getFields() ?? {};

/** Permission for the list of an export. */
const alsoNeeded: Readonly<Record<string, readonly Permission[]>> = {
  createExport: ['PAYMENT_SHOW'],
  createExportDownload: ['PAYMENT_SHOW'],
};

/** Returns the roles of the permissions that a mutation requires, and no others. */
const rolesOf = (name: string): readonly string[] =>
  Object.entries<readonly Permission[]>(operationPermissions).flatMap(([operation, permissions]) =>
    operation === `Mutation.${name}`
      ? [...permissions, ...(alsoNeeded[name] ?? [])].map((permission) => roleOf[permission])
      : [],
  );

/** Selects every field of the payload, including the error. */
const answerOf = (name: string): string => {
  const payload = mutations[name] && getNamedType(mutations[name].type);
  const fields = isObjectType(payload) ? Object.values(payload.getFields()) : [];
  return fields
    .map((field) => (isObjectType(getNamedType(field.type)) ? `${field.name} { __typename }` : field.name))
    .join(' ');
};

test.each(Object.entries(argumentsOf))(
  '%s needs only its own permissions, and leaves hidden data out without an error',
  async (name, args) => {
    const token = await platform.tokenFor('sinpermisos', { claims: { realm_access: { roles: rolesOf(name) } } });
    const ask = await prepareMutation(name, args, answerOf(name));
    const { payload, errors } = await ask(gateway.withToken(token), aKey());
    expect(errors).toBeUndefined();
    // the rule of the action requires no other permission than the schema
    expect(payload?.error).toBeNull();
  },
);
