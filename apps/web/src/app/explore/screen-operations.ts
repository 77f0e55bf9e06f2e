import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';

/** Active query of the client, which the explorer can open. */
export interface ScreenOperation {
  readonly name: string;
  /** Address of the explorer with the query and the variables of its last request. */
  readonly address: string;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Builds the address of the explorer. The query goes into the fragment, which no server receives: a filter may contain
 * the name of a person.
 */
const addressOf = (operation: string, variables: Variables): string =>
  `/explorer/#${new URLSearchParams({ operation, variables: JSON.stringify(variables, null, 2) }).toString()}`;

/** Returns true if the query reads a page of a list, or a variable has a value of the address. */
const isOfAddress = (variables: Variables, path: string): boolean => {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment));
  return 'page' in variables || Object.values(variables).some((value) => segments.some((segment) => segment === value));
};

/**
 * Returns the active queries of the Apollo client, without duplicates. Queries of the address (`isOfAddress`) come
 * first; within each group, the longest. Queries of the frame, such as the notices, are included.
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
