import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferedRow } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
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

/**
 * Reads all matching rows once the person chooses them; rows excluded later cause no new request. Undefined until they
 * are read, and when reading fails: the confirmation shows the error.
 */
export const useMatchingRows = <Row extends OfferedRow, Filter>({
  load,
  filter,
  matching,
}: MatchingOptions<Row, Filter>): readonly Row[] | undefined => {
  const client = useApolloClient();
  const [found, setFound] = useState<{ readonly question: string; readonly rows: readonly Row[] }>();
  const expectedSize = matching?.expectedSize;
  const question = expectedSize === undefined ? undefined : JSON.stringify([filter, expectedSize]);
  const readNow = useEffectEvent(async (): Promise<readonly Row[] | undefined> => {
    const { matching: query } = await load();
    const variables = { filter, except: [], expectedSize: expectedSize ?? 0 };
    const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
    return data?.selection?.rows;
  });
  useEffect(
    function readAll() {
      if (question === undefined) return undefined;
      const left = { is: false };
      readNow().then(
        (rows) => {
          if (rows && !left.is) setFound({ question, rows });
        },
        () => undefined,
      );
      return () => {
        left.is = true;
      };
    },
    [question],
  );
  if (matching === undefined || found === undefined || found.question !== question) return undefined;
  const except = new Set(matching.except);
  return found.rows.filter(({ id }) => !except.has(id));
};
