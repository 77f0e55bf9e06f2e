import type { ApolloCache, DocumentNode } from '@apollo/client';

interface Answer<Payload> {
  readonly data?: { readonly payload: Payload } | null | undefined;
}

interface Remembered<Payload> {
  /** What the rest of the screens know of the entity that came back. */
  readonly fragment: DocumentNode;
  readonly fragmentName: string;
  /** The entity in what the mutation answered; null when none came back. */
  readonly entityOf: (payload: Payload) => object | null;
}

/**
 * Options of a mutation that carries the number of a card. The client reads what any other mutation answers through
 * its cache, which keeps the arguments as a key as long as the page lives; so this one passes it by, and only the
 * entity that came back is remembered.
 */
export const unremembered = <Payload>({ fragment, fragmentName, entityOf }: Remembered<Payload>) =>
  ({
    fetchPolicy: 'no-cache',
    update: (cache: ApolloCache, { data }: Answer<Payload>): void => {
      const entity = data ? entityOf(data.payload) : null;
      if (entity) cache.writeFragment({ fragment, fragmentName, data: entity });
    },
  }) as const;
