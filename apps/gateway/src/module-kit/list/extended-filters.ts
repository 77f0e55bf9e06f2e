import type { Filter } from '../../rest/rest-client.ts';

// In the specification, a condition has one field, one value and an operation (B156, B295). The four forms of this file
// go beyond it. docs/conformance.md lists where they are used, for people who connect real services.

/** Fields, any one of which may match. */
export type AnyOf = readonly [string, string, ...string[]];

/**
 * Creates a condition on one field, or on several of which one must match. `field` then has their names, separated by
 * commas (GAP-06, GAP-16).
 */
export const anyField = (fields: string | AnyOf, value: Filter['value'], operation: 'EQUAL' | 'CONTAINS'): Filter => ({
  field: typeof fields === 'string' ? fields : fields.join(','),
  value,
  operation,
});

/** Creates a condition on a list inside each row: one of its values lies between two ends, both included. */
export const betweenEnds = (field: string, ends: readonly [string, string]): Filter => ({
  field,
  value: ends,
  operation: 'BETWEEN',
});

/** Creates a condition that holds when either of two does. */
export const either = (one: Filter, or: Filter): Filter => ({ ...one, or });

/** Creates a condition that any one of several values meets: EQUAL with a list (GAP-13). */
export const anyValue = (field: string, values: readonly (string | number)[]): Filter => ({
  field,
  value: values,
  operation: 'EQUAL',
});
