import { largestPage } from '@backoffice/validators';
import { useCallback } from 'react';
import type { OfferedRow } from '@/shared/actions';
import { errorOf, skipToken, useApolloClient, useChunks, useDocument } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';
import type { ChosenRows, Matching } from './bulk-definition';

/** Rows of a bulk action, which are read when its dialog opens. */
interface FoundRows<Row> {
  /** Undefined until the rows are read. */
  readonly rows: readonly Row[] | undefined;
  /** Rows that changed after they were selected one by one; none when all matching rows were chosen. */
  readonly changed: readonly Row[];
  readonly failure: Failure | undefined;
}

/** Reads selected rows again, in requests of up to 100 rows. Fails when the gateway does not return all of them. */
const useSelectedRows = <Row extends OfferedRow, Filter>(
  matching: Matching<Row, Filter>,
  selected: readonly Row[],
): FoundRows<Row> => {
  const client = useApolloClient();
  const read = useCallback(
    async (ids: string[]): Promise<readonly Row[]> => {
      const variables = { filter: { ids }, except: [], expectedSize: ids.length };
      // by default the client resolves with errors, and the dialog would lack the rows that were not read
      const options = { fetchPolicy: 'no-cache', errorPolicy: 'none' } as const;
      const { data } = await client.query({ query: matching, variables, ...options });
      return data.selection?.rows ?? [];
    },
    [client, matching],
  );
  const chunks = useChunks(
    selected.map(({ id }) => id),
    largestPage,
    read,
  );
  const found = new Map(chunks.rows?.map((row) => [row.id, row]));
  const changed = selected.flatMap(({ id, version }) => {
    const row = found.get(id);
    return row && row.version !== version ? [row] : [];
  });
  return {
    // in the order of the list
    rows: chunks.rows && selected.flatMap(({ id }) => found.get(id) ?? []),
    changed,
    failure: errorOf(chunks),
  };
};

/**
 * Reads the chosen rows again. When all matching rows were chosen and their number changed, the gateway refuses the
 * query.
 */
export const useChosenRows = <Row extends OfferedRow, Filter>(
  matching: Matching<Row, Filter>,
  chosen: ChosenRows<Row, Filter>,
): FoundRows<Row> => {
  const selected = useSelectedRows(matching, chosen.kind === 'rows' ? chosen.rows : []);
  const result = useDocument(
    matching,
    chosen.kind === 'rows'
      ? skipToken
      : {
          variables: { filter: chosen.filter, except: [...chosen.except], expectedSize: chosen.expectedSize },
          fetchPolicy: 'no-cache',
        },
  );
  if (chosen.kind === 'rows') return selected;
  return { rows: result.data?.selection?.rows, changed: [], failure: errorOf(result) };
};
