import { useEffect } from 'react';
import { errorOf } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';
import type { GridContent } from '@/shared/grid';
import type { Paging } from './paging';

/** What came of asking for a page. */
interface Asked<Data> {
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

/** What a list shows now. */
export interface ListPage<Row> {
  readonly content: GridContent<Row>;
  /** How many match in all, once that is known. */
  readonly size: number | undefined;
  readonly failure: Failure | undefined;
  readonly refetch: () => void;
}

/** The page before stays while another is on its way. */
const shownOf = <Data>({ data, previousData, loading }: Asked<Data>): Data | undefined =>
  data ?? (loading ? previousData : undefined);

/**
 * What a list shows now: the rows before stay while others are on their way.
 * @param pageOf finds the page in the answer
 * @param onPage goes to another page
 */
export const useListPage = <Data, Row>(
  asked: Asked<Data>,
  pageOf: (data: Data) => Page<Row>,
  { limit }: Pick<Paging, 'limit'>,
  onPage: (to: Pick<Paging, 'page'>) => void,
): ListPage<Row> => {
  const { loading } = asked;
  const data = shownOf(asked);
  const page = data && pageOf(data);
  const lastPage = Math.ceil((page?.size ?? 0) / limit);
  const isPastTheEnd = !loading && page?.rows.length === 0 && page.size > 0;

  useEffect(
    function goBackToTheLastPage() {
      // an action may have emptied the last page: its rows do not match any more (A144)
      if (isPastTheEnd) onPage({ page: lastPage });
    },
    [isPastTheEnd, lastPage, onPage],
  );
  return {
    // rows that came stand, whatever of them another service could not say
    failure: loading || page ? undefined : errorOf(asked),
    content: { rows: page?.rows ?? [], total: page?.size ?? 0, loading },
    size: page?.size,
    refetch: () => void asked.refetch(),
  };
};
