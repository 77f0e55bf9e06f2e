import { useEffect } from 'react';
import { errorOf } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';
import type { GridContent } from '@/shared/grid';
import type { Paging } from './paging';

/** Result of the query of a page. */
interface PageQuery<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly size: number;
}

/** The page of a list that is shown now. */
export interface ListPage<Row> {
  readonly content: GridContent<Row>;
  /** Rows that match in all, once that is known. */
  readonly size: number | undefined;
  readonly failure: Failure | undefined;
  readonly refetch: () => void;
}

/** Keeps the answer before while another is on its way. */
const latestData = <Data>({ data, previousData, loading }: PageQuery<Data>): Data | undefined =>
  data ?? (loading ? previousData : undefined);

/**
 * Reads a page from its query. The rows before stay while others are on their way.
 * @param pageOf finds the page in the answer; null when it was refused or failed
 */
export const useListPage = <Data, Row>(
  query: PageQuery<Data>,
  pageOf: (data: Data) => Page<Row> | null,
  list: { readonly state: Pick<Paging, 'limit'>; readonly change: (to: Pick<Paging, 'page'>) => void },
): ListPage<Row> => {
  const { loading } = query;
  const data = latestData(query);
  const page = (data && pageOf(data)) ?? undefined;
  const lastPage = Math.ceil((page?.size ?? 0) / list.state.limit);
  const isPastTheEnd = !loading && page?.rows.length === 0 && page.size > 0;
  const { change } = list;

  useEffect(
    function goBackToTheLastPage() {
      // an action may have emptied the last page: its rows do not match any more (A144)
      if (isPastTheEnd) change({ page: lastPage });
    },
    [isPastTheEnd, lastPage, change],
  );
  return {
    // rows that came stand, even where another service failed for a part of them
    failure: loading || page ? undefined : errorOf(query),
    content: { rows: page?.rows ?? [], total: page?.size ?? 0, loading },
    size: page?.size,
    refetch: () => void query.refetch(),
  };
};
