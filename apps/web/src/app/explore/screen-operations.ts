import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';

/** A query that the screen shows the answer of. */
export interface ScreenOperation {
  readonly name: string;
  /** Address that opens it in the explorer, with the variables of its last request. */
  readonly address: string;
}

type Variables = Readonly<Record<string, unknown>>;

/** The explorer reads it from the fragment, which goes to no server: a filter may hold the name of a person. */
const addressOf = (operation: string, variables: Variables): string =>
  `/explorer/#${new URLSearchParams({ operation, variables: JSON.stringify(variables, null, 2) }).toString()}`;

/** Returns whether a query has the page of a list, or what the address names. */
const isOfAddress = (variables: Variables, path: string): boolean => {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment));
  return 'page' in variables || Object.values(variables).some((value) => segments.some((segment) => segment === value));
};

/**
 * Operations of the open screen, its main query first: the one of the address, and of several the largest. The client
 * knows them, so that no screen has to list them.
 */
export const screenOperations = (client: ApolloClient, path: string): readonly ScreenOperation[] => {
  const operations = [...client.getObservableQueries()].map(({ queryName = '', options: { query }, variables }) => {
    const text = print(query);
    const rank = (isOfAddress(variables, path) ? 1_000_000 : 0) + text.length;
    return { name: queryName, address: addressOf(text, variables), rank };
  });
  const once = new Map(operations.map((operation) => [operation.address, operation]));
  return [...once.values()].sort((a, b) => b.rank - a.rank);
};
