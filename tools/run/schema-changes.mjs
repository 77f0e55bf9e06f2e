import { readFile } from 'node:fs/promises';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  printSchema,
  specifiedDirectives,
} from 'graphql';
import { root } from './command.mjs';

/** Schema of the last release, on which clients rely, and schema of these sources. */
export const releasedSchema = 'packages/schema/released.graphql';
export const currentSchema = 'packages/schema/schema.generated.graphql';

/** Pattern of a deprecation reason: the replacement, and the UTC day after which the element may be removed. */
export const DEPRECATION = /^.+\. Removed after (\d{4}-\d{2}-\d{2})\.$/;

/** @param {string} path */
const read = async (path) => buildSchema(await readFile(root + path, 'utf8'));

/**
 * Returns the deprecated fields of object and input types and the deprecated enum values, with their reasons. Keys are
 * `Type.field` or `Type.VALUE`.
 * @param {import('graphql').GraphQLSchema} schema
 */
export const deprecationsOf = (schema) => {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    const elements = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    for (const { name, deprecationReason } of elements)
      if (deprecationReason) found.set(`${type.name}.${name}`, deprecationReason);
  }
  return found;
};

/**
 * Returns the breaking and dangerous changes between two schemas. The removal of an element whose announced day has
 * passed is `expired`, not `breaking`.
 * @param {import('graphql').GraphQLSchema} old
 * @param {import('graphql').GraphQLSchema} current
 * @param {Date} now
 */
export const changesBetween = (old, current, now) => {
  const today = now.toISOString().slice(0, 10);
  const expired = [...deprecationsOf(old)]
    .filter(([, reason]) => (DEPRECATION.exec(reason)?.[1] ?? '9999') < today)
    .map(([element]) => element);
  const isExpired = (/** @type {string} */ description) =>
    expired.some(
      (element) => description.startsWith(`${element} was removed`) || description === removedValue(element),
    );
  return [
    ...findBreakingChanges(old, current).map(({ description }) => ({
      kind: isExpired(description) ? 'expired' : 'breaking',
      description,
    })),
    ...findDangerousChanges(old, current).map(({ description }) => ({ kind: 'dangerous', description })),
  ];
};

/** Returns the message of graphql-js for a removed enum value. @param {string} element */
const removedValue = (element) => {
  const [type, value] = element.split('.');
  return `${value} was removed from enum type ${type}.`;
};

/** Returns the breaking and dangerous changes of the public schema since the last release. @param {Date} now */
export const schemaChanges = async (now) => changesBetween(await read(releasedSchema), await read(currentSchema), now);

/** Reads the current schema. */
export const readCurrentSchema = () => read(currentSchema);

/** Returns the text of the current schema for clients: without the directives of our own, which the gateway reads. */
export const printClientSchema = async () =>
  printSchema(new GraphQLSchema({ ...(await readCurrentSchema()).toConfig(), directives: specifiedDirectives }));
