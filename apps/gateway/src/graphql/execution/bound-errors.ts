import type { GraphQLError } from 'graphql';

/** Maximum number of errors of one field in an answer, however many rows fail. */
const REPORTED_OF_A_FIELD = 10;
/** Maximum number of errors in an answer. */
const REPORTED = 100;

/** Returns the path of an error without list indexes: `payments.rows.collector`. */
const fieldOf = ({ path = [] }: GraphQLError): string => path.filter((part) => typeof part === 'string').join('.');

/**
 * Returns the errors that an answer reports: the first ones of each field, up to a total. So a field with many errors
 * does not hide the errors of the others.
 */
export const reportedErrors = (errors: readonly GraphQLError[]): ReadonlySet<GraphQLError> => {
  if (errors.length <= REPORTED_OF_A_FIELD) return new Set(errors);
  const reported = new Set<GraphQLError>();
  const counts = new Map<string, number>();
  for (const error of errors) {
    const field = fieldOf(error);
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (count <= REPORTED_OF_A_FIELD && reported.size < REPORTED) reported.add(error);
  }
  return reported;
};
