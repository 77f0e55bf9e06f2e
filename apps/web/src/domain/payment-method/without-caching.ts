import type { ApolloCache, DocumentNode } from '@apollo/client';

interface Answer {
  readonly data?: { readonly payload: { readonly entity: object | null } | null } | null | undefined;
}

/**
 * Options of a mutation that carries the number of a card. The client reads what any other mutation answers through
 * its cache, which keeps the arguments as a key as long as the page lives; so this one passes it by, and only the
 * entity that came back is cached, under the fragment.
 */
export const withoutCaching = (fragment: DocumentNode, fragmentName: string) =>
  ({
    fetchPolicy: 'no-cache',
    update: (cache: ApolloCache, { data }: Answer): void => {
      const entity = data?.payload?.entity;
      if (entity) cache.writeFragment({ fragment, fragmentName, data: entity });
    },
  }) as const;
