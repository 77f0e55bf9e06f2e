import type { ApolloClient } from '@apollo/client';
import type { OfferedRow } from '@/shared/actions';
import type { ArgumentsOf, BulkAction, BulkItem } from './bulk-definition';
import { createBulkRun, newLines, type BulkRun, type ItemState } from './create-bulk-run';
import { argumentsFrom, storedArguments } from './stored/stored-arguments';
import { keepNewRun, keepOn } from './stored/run-keeper';
import type { StoredRunWholeFragment } from './stored/StoredRuns.generated';

/** Maximum number of rows that are processed concurrently. */
const AT_A_TIME = 4;

interface NewRunOptions<Row> {
  readonly rows: readonly Row[];
  readonly argumentsOf: ArgumentsOf;
}

/** Creates the run of an action on rows, with a keeper that stores the run at the gateway. */
export const beginRun = <Row extends OfferedRow>(
  client: ApolloClient,
  { change }: BulkAction<Row>,
  { rows, argumentsOf }: NewRunOptions<Row>,
): BulkRun<BulkItem<Row>> => {
  const items = rows.map((row): BulkItem<Row> => ({ id: row.id, version: row.version, row }));
  const lines = newLines(items);
  const stored = storedArguments(
    rows.map(({ id }) => id),
    argumentsOf,
  );
  const keeper = keepNewRun(client, {
    action: change.field,
    arguments: stored?.shared ?? null,
    items: lines.map(({ item: { id, version }, key }) => ({
      id,
      version,
      idempotencyKey: key,
      arguments: stored?.own(id) ?? [],
    })),
  });
  return createBulkRun({ lines, limit: AT_A_TIME, run: change.runWith(client, argumentsOf), keeper });
};

type StoredItem = NonNullable<StoredRunWholeFragment['items']>[number];

const stateOf = ({ state, mayBeMade, message, nextStep, requestId }: StoredItem): ItemState => {
  switch (state) {
    case 'WAITING':
      return { kind: 'waiting', mayBeMade };
    case 'DONE':
      return { kind: 'done' };
    case 'FAILED':
      return { kind: 'failed', message: message ?? '', nextStep, requestId };
    case 'UNKNOWN':
      return { kind: 'unknown', message: message ?? '', nextStep, requestId };
  }
};

/**
 * Creates the continuation of a stored run: its items in their stored states, with the same idempotency keys and
 * arguments.
 */
export const storedRun = <Row extends OfferedRow>(
  client: ApolloClient,
  { change }: BulkAction<Row>,
  { stored, rows }: { readonly stored: StoredRunWholeFragment; readonly rows: ReadonlyMap<string, Row> },
): BulkRun<BulkItem<Row>> => {
  const items = stored.items ?? [];
  const shared = stored.arguments ?? [];
  const own = new Map(items.map((item) => [item.id, argumentsFrom(shared, item.arguments)]));
  return createBulkRun({
    lines: items.map((item) => ({
      item: { id: item.id, version: item.version, row: rows.get(item.id) },
      key: item.idempotencyKey,
      mayBeMade: item.mayBeMade,
      state: stateOf(item),
    })),
    limit: AT_A_TIME,
    run: change.runWith(client, (id) => own.get(id) ?? {}),
    keeper: keepOn(client, stored.id),
  });
};
