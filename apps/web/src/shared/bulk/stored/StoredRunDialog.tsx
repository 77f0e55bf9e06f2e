import { largestPage } from '@backoffice/validators';
import { useCallback, useState } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import { useApolloClient, useChunks } from '@/shared/apollo';
import { AppDialog } from '@/shared/dialog';
import { LoadingRows } from '@/shared/feedback';
import { storedRun } from '../begin-run';
import { BULK_WIDTH, type BulkAction, type BulkDefinition } from '../bulk-definition';
import type { BulkDialogFrame } from '../create-bulk';
import { RunDialog } from '../RunDialog';
import type { StoredRunWholeFragment } from './StoredRuns.generated';

/**
 * Reads the rows of a stored run by their identifiers; undefined until they are read. Rows of a failed request are
 * missing, as are rows that no longer exist or may not be read.
 */
const useStoredRows = <Row extends OfferedRow, Filter>(
  { matching }: Pick<BulkDefinition<Row, Filter, never>, 'matching'>,
  ids: readonly string[],
): ReadonlyMap<string, Row> | undefined => {
  const client = useApolloClient();
  const read = useCallback(
    async (some: string[]): Promise<readonly Row[]> => {
      const variables = { filter: { ids: some }, except: [], expectedSize: some.length };
      const { data } = await client
        .query({ query: matching, variables, fetchPolicy: 'no-cache' })
        .catch(() => ({ data: undefined }));
      return data?.selection?.rows ?? [];
    },
    [client, matching],
  );
  const { rows, failed } = useChunks(ids, largestPage, read);
  if (failed) return new Map();
  return rows && new Map(rows.map((row) => [row.id, row]));
};

interface OpenRunProps<Row extends OfferedRow> extends BulkDialogFrame<Row> {
  readonly bulk: Pick<BulkDefinition<Row, never, never>, 'labelOf' | 'columns'>;
  readonly action: BulkAction<Row>;
  readonly stored: StoredRunWholeFragment;
  readonly rows: ReadonlyMap<string, Row>;
}

const OpenRun = <Row extends OfferedRow>({ bulk, action, stored, rows, amountOf, onFinished }: OpenRunProps<Row>) => {
  const client = useApolloClient();
  const [run] = useState(() => storedRun(client, action, { stored, rows }));
  return (
    <RunDialog
      bulk={bulk}
      action={action}
      run={run}
      amountOf={amountOf}
      mayGoOn={stored.isResumable}
      onClose={onFinished}
    />
  );
};

interface StoredRunDialogProps<Row extends OfferedRow, Filter, Action extends ActionName> extends BulkDialogFrame<Row> {
  readonly bulk: BulkDefinition<Row, Filter, Action>;
  readonly run: StoredRunWholeFragment;
}

/** Dialog of a stored run: completed, failed and waiting items, and the button that continues. */
export const StoredRunDialog = <Row extends OfferedRow, Filter, Action extends ActionName>({
  bulk,
  run: stored,
  ...frame
}: StoredRunDialogProps<Row, Filter, Action>) => {
  const rows = useStoredRows<Row, Filter>(
    bulk,
    (stored.items ?? []).map(({ id }) => id),
  );
  const action = Object.values<BulkAction<Row>>(bulk.actions).find(({ change }) => change.field === stored.action);
  if (!action) return null;
  if (rows) return <OpenRun bulk={bulk} action={action} stored={stored} rows={rows} {...frame} />;
  return (
    <AppDialog open title={action.title(stored.size)} width={BULK_WIDTH} onClose={frame.onClose}>
      <LoadingRows />
    </AppDialog>
  );
};
