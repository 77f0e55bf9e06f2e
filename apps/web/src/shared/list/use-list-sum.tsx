import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { skipToken, useDocument } from '@/shared/apollo';
import { totalText } from '@/shared/format';
import { useGrowingSums } from '@/shared/polling';
import { sumTexts as texts } from './list.texts';
import type { ListSumPartsFragment } from './ListSum.generated';
import { OfferedSum } from './OfferedSum';
import type { ListPage } from './use-list-page';

/** Largest list that is added up unasked, in rows. The GraphQL gateway reads up to ten pages of the service for it. */
const MOST_UNASKED = 1_000;

/** Largest list that the GraphQL gateway adds up, in rows. */
const MOST_ROWS = 10_000;

/** Result of a query that adds up a list. The gateway answers null without the permission. */
interface SumResult {
  readonly sum: ListSumPartsFragment | null;
}

interface SumVariables<Filter> {
  filter?: Filter | null | undefined;
  size?: number | null | undefined;
}

type ShownPage = Pick<ListPage<object>, 'content' | 'size' | 'refetch'>;

/** Hook that stores whether a person asked for a sum, and whether the list changed afterwards. A new key resets both. */
const useRequest = (key: string) => {
  const [request, setRequest] = useState({ key, isMade: false, isOld: false });
  if (request.key !== key) setRequest({ key, isMade: false, isOld: false });
  return {
    ...request,
    make: () => setRequest({ key, isMade: true, isOld: false }),
    end: () => setRequest({ key, isMade: false, isOld: true }),
  };
};

/** Hook that reads the sum of a list while it is asked for. */
const useSum = <Filter,>(
  document: TypedDocumentNode<SumResult, SumVariables<Filter>>,
  { filter, size }: { readonly filter: Filter | null | undefined; readonly size: number },
  isAsked: boolean,
) => {
  const { data, loading, refetch } = useDocument(
    document,
    isAsked ? { variables: { filter, size }, fetchPolicy: 'network-only' } : skipToken,
  );
  const sum = data?.sum;
  const ofList = sum?.size === size ? sum : undefined;
  useGrowingSums([ofList], refetch);
  return {
    whole: !loading && ofList?.counted === size ? totalText(ofList.totals) : undefined,
    isAdding: isAsked && (loading || ofList?.goesOn === true),
    problem: sum && !ofList ? texts.changed : texts.failed,
    refetch,
  };
};

/** Hook that calls a function when the rows have changed since they were read for the same page and number of rows. */
const useChangedRows = (page: string, { rows, loading }: ShownPage['content'], onChange: () => void) => {
  const last = useRef<{ readonly page: string; readonly rows: readonly object[] }>(undefined);
  const change = useEffectEvent(onChange);
  useEffect(
    function compareRows() {
      if (loading) return;
      const { current } = last;
      last.current = { page, rows };
      if (current?.page === page && current.rows !== rows) change();
    },
    [page, rows, loading],
  );
};

/**
 * Hook that returns the sum of a list with several pages: formatted, or with the button that requests it for a list of
 * more than 1,000 rows. It is undefined when one page has all rows, for a list of more than 10,000 rows, and while the
 * sum of a short list has another number of rows than the list.
 */
export const useListSum = <Filter,>(
  document: TypedDocumentNode<SumResult, SumVariables<Filter>>,
  { filter, paging }: { readonly filter: Filter | null | undefined; readonly paging: object },
  page: ShownPage,
): ReactNode => {
  const { content, size = 0 } = page;
  const { isMade, isOld, make, end } = useRequest(JSON.stringify(filter));
  const isShort = size > content.rows.length && size <= MOST_UNASKED;
  const isLong = size > MOST_UNASKED && size <= MOST_ROWS;
  const isAsked = isShort || (isLong && isMade);
  const { whole, isAdding, problem, refetch } = useSum(document, { filter, size }, isAsked);
  useChangedRows(JSON.stringify([filter, paging, size]), content, () => {
    if (isShort) void refetch();
    else if (isAsked) end();
  });
  if (!isLong) return whole;
  const ask = () => {
    make();
    if (!isAsked) return;
    void refetch();
    // the sum may be of other rows than the list has, which was read before
    page.refetch();
  };
  const shown = isAsked ? problem : undefined;
  return <OfferedSum sum={whole} isAdding={isAdding} problem={isOld ? texts.changed : shown} onAsk={ask} />;
};
