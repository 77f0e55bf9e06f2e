/**
 * Query hook of Apollo without the options that the whole application shares (`errorPolicy: all`, no partial data).
 * Apollo derives the result type from the options of each call. Without these options one plain type is correct, which
 * the only cast here asserts.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery, type SkipToken } from '@apollo/client/react';

type Variables = OperationVariables;
type Complete = 'complete' | 'streaming' | 'empty';

type NoneRequired<V extends Variables> = V extends Record<string, never> ? true : Partial<V> extends V ? true : false;

type Given<V extends Variables> = NoneRequired<V> extends true ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends Variables> = Omit<useQuery.Base.Options<D, V>, 'errorPolicy' | 'returnPartialData'> &
  Given<V>;

/** Arguments of a query hook. The options are optional when the query has no required variable. */
type QueryArguments<D, V extends Variables> =
  NoneRequired<V> extends true ? [options?: QueryOptions<D, V> | SkipToken] : [options: QueryOptions<D, V> | SkipToken];

type QueryHookResult<D, V extends Variables> = useQuery.Result<D, V, Complete, Partial<V>, 'all'>;

/**
 * Runs the query of a document. With `skipToken` the result has no data. A screen with a document of its own uses its
 * generated hook.
 */
export const useDocument = <D, V extends Variables>(
  document: TypedDocumentNode<D, V>,
  ...[options]: QueryArguments<D, V>
): QueryHookResult<D, V> => {
  const result: QueryHookResult<D, V> = useQuery(document, options as never);
  // Apollo keeps the previous data, which belong to the previous variables
  return options === skipToken ? { ...result, data: undefined, dataState: 'empty' } : result;
};

export type QueryHook<D, V extends Variables> = (...args: QueryArguments<D, V>) => QueryHookResult<D, V>;

/** Creates the `useXQuery` of a document, for the generated files. */
export const queryHook =
  <D, V extends Variables>(document: TypedDocumentNode<D, V>): QueryHook<D, V> =>
  (...args) =>
    useDocument(document, ...args);
