import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferedRow } from '@/shared/actions';
import { errorOf, useApolloClient } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';
import type { Matching } from './bulk-definition';

/** Query of the rows, which is in the chunk of the dialogs. */
export interface MatchingQuery<Row, Filter> {
  readonly matching: Matching<Row, Filter>;
}

interface MatchingOptions<Row, Filter> {
  readonly load: () => Promise<MatchingQuery<Row, Filter>>;
  readonly filter: Filter | null | undefined;
  /** Undefined unless all matching rows are chosen. */
  readonly matching: { readonly expectedSize: number; readonly except: readonly string[] } | undefined;
}

/** All matching rows, or the failure of their request. */
interface MatchingRows<Row> {
  /** Undefined until the rows are read. */
  readonly rows: readonly Row[] | undefined;
  readonly failure: Failure | undefined;
}

type Found<Row> = MatchingRows<Row> & { readonly question: string };

const nothing = { rows: undefined, failure: undefined } as const;

/** Reads all matching rows when the person chooses them. Rows that are excluded later cause no new request. */
export const useMatchingRows = <Row extends OfferedRow, Filter>({
  load,
  filter,
  matching,
}: MatchingOptions<Row, Filter>): MatchingRows<Row> => {
  const client = useApolloClient();
  const [found, setFound] = useState<Found<Row>>();
  const expectedSize = matching?.expectedSize;
  const question = expectedSize === undefined ? undefined : JSON.stringify([filter, expectedSize]);
  const readNow = useEffectEvent(async (): Promise<MatchingRows<Row>> => {
    const { matching: query } = await load();
    const variables = { filter, except: [], expectedSize: expectedSize ?? 0 };
    const { data, error } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
    return { rows: data?.selection?.rows, failure: errorOf({ error }) };
  });
  useEffect(
    function readAll() {
      if (question === undefined) return undefined;
      const left = { is: false };
      const keep = (read: MatchingRows<Row>) => {
        if (!left.is) setFound({ question, ...read });
      };
      readNow().then(keep, (error: unknown) => keep({ rows: undefined, failure: errorOf({ error }) }));
      return () => {
        left.is = true;
        setFound(undefined); // the same rows are read again when they are chosen again
      };
    },
    [question],
  );
  if (matching === undefined || found === undefined || found.question !== question) return nothing;
  const except = new Set(matching.except);
  return { rows: found.rows?.filter(({ id }) => !except.has(id)), failure: found.failure };
};
