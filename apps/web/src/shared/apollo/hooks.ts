/**
 * The factories behind the generated hooks: the library's own hook with the document filled in and the options that the
 * whole application shares (`errorPolicy: all`, no partial data) left out. The library types its result by the options
 * of each call; here the options that would change it are gone, so one plain type is right, and the cast in each
 * factory says so. Casts stand nowhere else.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Cache } from '@apollo/client/cache';
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';

type Variables = OperationVariables;
type Complete = 'complete' | 'streaming' | 'empty';
type Shared = 'errorPolicy' | 'returnPartialData';

type NoneRequired<V extends Variables> = V extends Record<string, never> ? true : Partial<V> extends V ? true : false;

type Given<V extends Variables> = NoneRequired<V> extends true ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends Variables> = Omit<useQuery.Base.Options<D, V>, Shared> & Given<V>;

/** The options may be left out only when no variable is required. */
type QueryArguments<D, V extends Variables> =
  NoneRequired<V> extends true ? [options?: QueryOptions<D, V> | SkipToken] : [options: QueryOptions<D, V> | SkipToken];

export type QueryHook<D, V extends Variables> = (
  ...args: QueryArguments<D, V>
) => useQuery.Result<D, V, Complete, Partial<V>, 'all'>;

/** `useXQuery` of a document. */
export const queryHook = <D, V extends Variables>(document: TypedDocumentNode<D, V>): QueryHook<D, V> =>
  ((options?: never) => useQuery(document, options as never)) as unknown as QueryHook<D, V>;

export type LazyQueryHook<D, V extends Variables> = (
  options?: Omit<useLazyQuery.Options<D, V>, Shared>,
) => useLazyQuery.ResultTuple<D, V, Complete, 'all'>;

/** `useXLazyQuery` of a document. */
export const lazyQueryHook = <D, V extends Variables>(document: TypedDocumentNode<D, V>): LazyQueryHook<D, V> =>
  ((options?: never) => useLazyQuery(document, options as never)) as unknown as LazyQueryHook<D, V>;

export type MutationHook<D, V extends Variables> = (
  options?: Omit<useMutation.Options<D, V>, Shared | 'variables'>,
) => useMutation.ResultTuple<D, V, Cache.Implementation, 'all'>;

/** `useXMutation` of a document; the variables are given with each call. */
export const mutationHook = <D, V extends Variables>(document: TypedDocumentNode<D, V>): MutationHook<D, V> =>
  ((options?: never) => useMutation(document, options as never)) as unknown as MutationHook<D, V>;
