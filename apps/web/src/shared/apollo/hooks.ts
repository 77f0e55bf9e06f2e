/**
 * The library's query hook without the options that the whole application shares (`errorPolicy: all`, no partial data).
 * The library types its result by the options of each call; here the options that would change it are gone, so one
 * plain type is right, and the cast says so. Casts stand nowhere else.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery, type SkipToken } from '@apollo/client/react';

type Variables = OperationVariables;
type Complete = 'complete' | 'streaming' | 'empty';

type NoneRequired<V extends Variables> = V extends Record<string, never> ? true : Partial<V> extends V ? true : false;

type Given<V extends Variables> = NoneRequired<V> extends true ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends Variables> = Omit<useQuery.Base.Options<D, V>, 'errorPolicy' | 'returnPartialData'> &
  Given<V>;

/** The options may be left out only when no variable is required. */
type QueryArguments<D, V extends Variables> =
  NoneRequired<V> extends true ? [options?: QueryOptions<D, V> | SkipToken] : [options: QueryOptions<D, V> | SkipToken];

/** Result of a query. */
type QueryHookResult<D, V extends Variables> = useQuery.Result<D, V, Complete, Partial<V>, 'all'>;

/** Asks the query of a document; without a question the answer before is none. Screens use the hook of their document. */
export const useDocument = <D, V extends Variables>(
  document: TypedDocumentNode<D, V>,
  ...[options]: QueryArguments<D, V>
): QueryHookResult<D, V> => {
  const result: QueryHookResult<D, V> = useQuery(document, options as never);
  // the library keeps it there, and it would be shown under whatever the screen asks by then
  return options === skipToken ? { ...result, data: undefined, dataState: 'empty' } : result;
};

export type QueryHook<D, V extends Variables> = (...args: QueryArguments<D, V>) => QueryHookResult<D, V>;

/** Makes the `useXQuery` of a document. */
export const queryHook =
  <D, V extends Variables>(document: TypedDocumentNode<D, V>): QueryHook<D, V> =>
  (...args) =>
    useDocument(document, ...args);
