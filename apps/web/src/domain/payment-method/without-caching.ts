import type { ApolloCache, DocumentNode } from '@apollo/client';

interface Answer {
  readonly data?: { readonly payload: { readonly entity: object | null } | null } | null | undefined;
}

/**
 * Options of a mutation with a card number. Apollo's cache uses the arguments as part of a key, and would keep the card
 * number until the page is closed. So the mutation bypasses the cache, and only the returned record is written, under
 * the fragment.
 */
export const withoutCaching = (fragment: DocumentNode, fragmentName: string) =>
  ({
    fetchPolicy: 'no-cache',
    update: (cache: ApolloCache, { data }: Answer): void => {
      const entity = data?.payload?.entity;
      if (entity) cache.writeFragment({ fragment, fragmentName, data: entity });
    },
  }) as const;
