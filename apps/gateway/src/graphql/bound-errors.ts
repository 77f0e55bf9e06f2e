import type { GraphQLError } from 'graphql';

/** Errors of one field that an answer tells of, whatever the number of rows that suffer from it. */
const TOLD_OF_A_FIELD = 10;
/** Errors that an answer tells of in all. */
const TOLD = 100;

/** A field, wherever in a list it stands: `payments.rows.collector`. */
const fieldOf = ({ path = [] }: GraphQLError): string => path.filter((part) => typeof part === 'string').join('.');

/** The errors that an answer tells of: some of every field, so that each part of a screen learns that it failed. */
export const errorsToTell = (errors: readonly GraphQLError[]): ReadonlySet<GraphQLError> => {
  if (errors.length <= TOLD_OF_A_FIELD) return new Set(errors);
  const told = new Set<GraphQLError>();
  const counts = new Map<string, number>();
  for (const error of errors) {
    const field = fieldOf(error);
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (count <= TOLD_OF_A_FIELD && told.size < TOLD) told.add(error);
  }
  return told;
};
