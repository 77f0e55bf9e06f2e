import operations from '../operations.generated.json' with { type: 'json' };
import { readRegisteredDocuments } from '../execution/registered-documents.ts';
import { operationsOfReleases } from '../execution/released-operations.ts';
import { assembleSchema } from './assemble-schema.ts';

const read = (knownReleases: number) => {
  const schema = assembleSchema();
  return { schema, registered: readRegisteredDocuments(schema, operations, operationsOfReleases(knownReleases)) };
};

/** Schemas by the number of known releases: to read one takes most of a start, and gateways of one process share it. */
const schemas = new Map<number, ReturnType<typeof read>>();

/** The public API with the operations of the application in so many releases before the present one. */
export const schemaFor = (knownReleases: number) => {
  const known = schemas.get(knownReleases) ?? read(knownReleases);
  schemas.set(knownReleases, known);
  return known;
};
