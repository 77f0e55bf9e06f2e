import type { TypePolicy } from '@apollo/client/cache';

/**
 * An entity with versions: an older one must not overwrite the current one, which lists show too.
 * @param parts fields of which lists and details ask for different parts: an answer replaces what was known
 */
export const versionedEntity = (...parts: readonly string[]): TypePolicy => ({
  keyFields: ({ lastModified }) => (lastModified === false ? ['id', 'version'] : ['id']),
  fields: Object.fromEntries(parts.map((name) => [name, { merge: false }])),
});

/** A row of the history of versions: its id is the entity's, the same in every row. */
export const versionRow: TypePolicy = { keyFields: ['id', 'version'] };

/** Data as its holder has it: another holder may have the same id with other data. */
export const embedded: TypePolicy = { keyFields: false };
