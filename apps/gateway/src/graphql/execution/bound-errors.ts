import type { GraphQLError } from 'graphql';

/** Errors of one field that an answer reports, whatever the number of rows that suffer from it. */
const REPORTED_OF_A_FIELD = 10;
/** Errors that an answer reports in all. */
const REPORTED = 100;

/** A field, wherever in a list it stands: `payments.rows.collector`. */
const fieldOf = ({ path = [] }: GraphQLError): string => path.filter((part) => typeof part === 'string').join('.');

/** The errors that an answer reports: some of every field, so that each part of a screen learns that it failed. */
export const errorsToTell = (errors: readonly GraphQLError[]): ReadonlySet<GraphQLError> => {
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
