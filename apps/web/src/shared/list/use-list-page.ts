import { useEffect, useState } from 'react';
import { errorOf } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';
import type { GridContent } from '@/shared/grid';
import type { Paging } from '@/shared/paging';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly size: number;
}

/** Response to the query of a page, under the alias `page`; null when it was refused or failed. */
interface PageData<Row> {
  readonly page: Page<Row> | null;
}

/** Result of the query of a page. */
interface PageQuery<Row> {
  readonly data?: PageData<Row> | undefined;
  readonly previousData?: PageData<Row> | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Page of a list on the screen. */
export interface ListPage<Row> {
  readonly content: GridContent<Row>;
  /** Number of matching rows; undefined until it is known. */
  readonly size: number | undefined;
  readonly failure: Failure | undefined;
  readonly refetch: () => void;
}

/** Returns the response, or the previous one while the response is loading. */
const latestData = <Row>({ data, previousData, loading }: PageQuery<Row>): PageData<Row> | undefined =>
  data ?? (loading ? previousData : undefined);

/** Returns true while the shown rows belong to earlier filters, so that their total is not valid. */
const useIsStale = ({ data, loading }: PageQuery<unknown>, filter: unknown): boolean => {
  const key = JSON.stringify(filter);
  const [answered, setAnswered] = useState(key);
  const isAnswered = answered === key;
  const isHere = data !== undefined || !loading;
  if (isHere && !isAnswered) setAnswered(key);
  return !isHere && !isAnswered;
};

/** Hook that reads a page from its query. The previous rows stay while the next ones are loading. */
export const useListPage = <Row>(
  query: PageQuery<Row>,
  list: {
    readonly state: Pick<Paging, 'limit'>;
    readonly filter: unknown;
    readonly change: (to: Pick<Paging, 'page'>) => void;
  },
): ListPage<Row> => {
  const { loading } = query;
  const stale = useIsStale(query, list.filter);
  const page = latestData(query)?.page;
  const { rows, size } = page ?? { rows: [], size: 0 };
  const lastPage = Math.ceil(size / list.state.limit);
  const isPastTheEnd = !loading && rows.length === 0 && size > 0;
  const { change } = list;

  useEffect(
    function goBackToTheLastPage() {
      // an action may have emptied the last page, because its rows no longer match (A144)
      if (isPastTheEnd) change({ page: lastPage });
    },
    [isPastTheEnd, lastPage, change],
  );
  return {
    // rows are shown even when another service failed for some of their fields
    failure: loading || page ? undefined : errorOf(query),
    content: { rows, total: size, loading, stale },
    size: stale || !page ? undefined : size,
    refetch: () => void query.refetch(),
  };
};
