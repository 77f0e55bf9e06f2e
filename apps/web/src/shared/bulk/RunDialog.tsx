import type { OfferedRow } from '@/shared/actions';
import type { Amount } from '@/shared/format';
import type { BulkAction, BulkColumn, BulkDefinition, BulkItem } from './bulk-definition';
import { bulkTexts } from './bulk.texts';
import { BulkProgressDialog } from './BulkProgressDialog';
import type { BulkRun } from './create-bulk-run';

/** Returns the columns of the result file. Amounts have a decimal comma, so that a spreadsheet can add them. */
const resultColumns = <Row,>(
  columns: readonly BulkColumn<Row>[],
  amountOf: ((row: Row) => Amount) | undefined,
): readonly BulkColumn<BulkItem<Row>>[] => {
  const ofRow = ({ valueOf, ...column }: BulkColumn<Row>): BulkColumn<BulkItem<Row>> => ({
    ...column,
    valueOf: ({ row }) => (row ? valueOf(row) : ''),
  });
  const amounts: readonly BulkColumn<Row>[] = amountOf
    ? [
        { header: bulkTexts.columns.amount, valueOf: (row) => amountOf(row).amount.replace('.', ','), isNumber: true },
        { header: bulkTexts.columns.currency, valueOf: (row) => amountOf(row).currencyId },
      ]
    : [];
  return [{ header: bulkTexts.columns.id, valueOf: ({ id }) => id }, ...[...columns, ...amounts].map(ofRow)];
};

interface RunDialogProps<Row> {
  readonly bulk: Pick<BulkDefinition<Row, never, never>, 'labelOf' | 'columns'>;
  readonly action: BulkAction<Row>;
  readonly run: BulkRun<BulkItem<Row>>;
  readonly amountOf: ((row: Row) => Amount) | undefined;
  /** False when the run is only displayed and cannot continue. */
  readonly mayGoOn?: boolean;
  readonly onClose: () => void;
}

/** Progress of an action on many rows of a list. */
export const RunDialog = <Row extends OfferedRow>({
  bulk,
  action,
  run,
  amountOf,
  mayGoOn = true,
  onClose,
}: RunDialogProps<Row>) => (
  <BulkProgressDialog
    title={action.title(run.snapshot().lines.length)}
    ended={action.ended}
    run={run}
    keyOf={({ id }) => id}
    labelOf={({ id, row }) => (row ? bulk.labelOf(row) : id)}
    amountOf={amountOf && (({ row }) => row && amountOf(row))}
    fileName={action.file}
    done={action.done}
    columns={resultColumns(bulk.columns, amountOf)}
    mayGoOn={mayGoOn}
    onClose={onClose}
  />
);
