import type { ApolloCache, DocumentNode } from '@apollo/client';

interface Answer {
  readonly data?: { readonly payload: { readonly entity: object | null } | null } | null | undefined;
}

/**
 * Options of a mutation with a card number. Apollo's cache uses the arguments as part of a key, so it would keep the
 * card number. These options bypass the cache. They write only the fields of the fragment, from the returned record.
 */
export const withoutCaching = (fragment: DocumentNode, fragmentName: string) =>
  ({
    fetchPolicy: 'no-cache',
    update: (cache: ApolloCache, { data }: Answer): void => {
      const entity = data?.payload?.entity;
      if (entity) cache.writeFragment({ fragment, fragmentName, data: entity });
    },
  }) as const;
