import operations from '../operations.generated.json' with { type: 'json' };
import { readRegisteredDocuments } from '../execution/registered-documents.ts';
import { operationsOfReleases } from '../execution/released-operations.ts';
import { assembleSchema } from './assemble-schema.ts';

const read = (knownReleases: number) => {
  const schema = assembleSchema();
  return { schema, registered: readRegisteredDocuments(schema, operations, operationsOfReleases(knownReleases)) };
};

/**
 * Cache of schemas by the number of known releases. Creating one is slow, and the gateways of one process share it.
 */
const schemas = new Map<number, ReturnType<typeof read>>();

/**
 * Returns the public API, with the operations of this release and of earlier ones.
 * @param knownReleases number of earlier releases
 */
export const schemaFor = (knownReleases: number) => {
  const known = schemas.get(knownReleases) ?? read(knownReleases);
  schemas.set(knownReleases, known);
  return known;
};
