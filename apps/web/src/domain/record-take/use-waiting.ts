import type { TypedDocumentNode } from '@apollo/client';
import { waitingStatuses, type QueueType } from '@backoffice/schema/queues';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import type { ListPage, Waiting } from '@/shared/list';

type StatusOf<Type extends QueueType> = (typeof waitingStatuses)[Type][number];

/** Size of the list of each status of a queue, under its name. The gateway answers null when it cannot read one. */
type Sizes<Type extends QueueType> = Readonly<Record<StatusOf<Type>, { readonly size: number } | null>>;

/** Filters of the list by the statuses of a queue, under their names. */
interface Filters<Type extends QueueType, Filter> {
  [status: string]: Filter & { status: StatusOf<Type> };
}

/**
 * Hook that counts the records of a list that wait for a person, by status. A number is what the list shows when its
 * status is chosen: the other filters apply, such as collector and period. Only so it agrees with the rows that the
 * click brings. It is read anew after each reading of the list, so that rows never wait for it.
 */
export const useWaiting = <Type extends QueueType, Filter extends object>(
  type: Type,
  document: TypedDocumentNode<Sizes<Type>, Filters<Type, Filter>>,
  { filter }: { readonly filter: Filter },
  { content: { loading } }: Pick<ListPage<object>, 'content'>,
): Waiting => {
  const client = useApolloClient();
  const statuses: readonly StatusOf<Type>[] = waitingStatuses[type];
  const variables = Object.fromEntries(statuses.map((status) => [status, { ...filter, status }]));
  const key = JSON.stringify(variables);
  const [found, setFound] = useState<{ readonly key: string; readonly sizes: Partial<Sizes<Type>> | undefined }>();
  const read = useEffectEvent(() => client.query({ query: document, variables, fetchPolicy: 'network-only' }));
  useEffect(
    function count() {
      if (loading) return undefined;
      const left = { is: false };
      const show = (sizes: Partial<Sizes<Type>> | undefined) => {
        if (!left.is) setFound({ key, sizes });
      };
      read().then(
        ({ data }) => show(data),
        () => show(undefined),
      );
      return () => {
        left.is = true;
      };
    },
    [key, loading],
  );
  const sizes = found?.key === key ? found.sizes : undefined;
  return Object.fromEntries(statuses.map((status) => [status, sizes?.[status]?.size]));
};
