import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { skipToken, useDocument } from '@/shared/apollo';
import { totalText } from '@/shared/format';
import type { ListSumPartsFragment } from './ListSum.generated';
import type { ListPage } from './use-list-page';

/** Largest list that is added up, in rows. The gateway reads ten pages of its service for it. */
const MOST_ROWS = 1_000;

/** Milliseconds after which the gateway adds a list up anew: it keeps a sum for five seconds. */
const ANEW_MS = 6_000;

/** Result of a query that adds up a list. The gateway answers null without the permission. */
interface SumResult {
  readonly sum: ListSumPartsFragment | null;
}

/**
 * Hook that returns the formatted sum of a list with several pages. It is undefined when one page has all rows, for a
 * list of more than 1,000 rows, and while the sum has another number of rows than the list.
 */
export const useListSum = <Filter>(
  document: TypedDocumentNode<SumResult, { filter?: Filter | null | undefined }>,
  { filter }: { readonly filter: Filter | null | undefined },
  { content: { rows }, size }: Pick<ListPage<object>, 'content' | 'size'>,
): string | undefined => {
  const isAsked = size !== undefined && size > rows.length && size <= MOST_ROWS;
  const { data, refetch } = useDocument(
    document,
    isAsked ? { variables: { filter }, fetchPolicy: 'network-only' } : skipToken,
  );
  const sum = data?.sum;
  const isOld = isAsked && sum !== undefined && sum !== null && sum.size !== size;
  const readAnew = useEffectEvent(() => void refetch());
  useEffect(
    function readAfterChange() {
      if (!isOld) return undefined;
      const timer = setTimeout(readAnew, ANEW_MS);
      return () => clearTimeout(timer);
    },
    [isOld, size],
  );
  return sum && sum.size === size && sum.counted === size ? totalText(sum.totals) : undefined;
};
