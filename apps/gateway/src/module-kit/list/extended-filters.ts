import type { Filter } from '../../rest/rest-client.ts';

// Four forms of a filter go beyond the documents, which name one field, one value and an operation (B156, B295). They are made
// here alone; docs/operations.md lists who uses them, for whoever connects real services.

/** Fields of which any one may meet a condition. */
export type AnyOf = readonly [string, string, ...string[]];

/** A condition on one field, or that any one of several may meet: `field` names them, separated by commas (GAP-06, GAP-16). */
export const anyField = (fields: string | AnyOf, value: Filter['value'], operation: 'EQUAL' | 'CONTAINS'): Filter => ({
  field: typeof fields === 'string' ? fields : fields.join(','),
  value,
  operation,
});

/** A condition on a list within each row: one of its values lies between two ends, both included. */
export const betweenEnds = (field: string, ends: readonly [string, string]): Filter => ({
  field,
  value: ends,
  operation: 'BETWEEN',
});

/** A condition that holds where one of two does. */
export const either = (one: Filter, or: Filter): Filter => ({ ...one, or });

/** A condition that any one of several values meets: EQUAL with a list (GAP-13). */
export const anyValue = (field: string, values: readonly (string | number)[]): Filter => ({
  field,
  value: values,
  operation: 'EQUAL',
});
