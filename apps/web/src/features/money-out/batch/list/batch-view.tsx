import Visibility from '@mui/icons-material/VisibilityOutlined';
import { bankFileLines } from '@/domain/bank-file/bank-file-lines';
import { collectorNameColumn } from '@/domain/collector';
import { routes } from '@/domain/routes';
import { copyLine, entityOf } from '@/shared/actions';
import { dateTime, money, quantity } from '@/shared/format';
import { amountColumn, chipColumn, linkColumn, rightAligned, textColumn } from '@/shared/grid';
import { RowMark, rowView, withReason } from '@/shared/list';
import { batchActions } from '../actions/batch.actions';
import { DownloadBatchFileDocument } from '../actions/BatchChanges.generated';
import { batchesTexts as texts, detailTexts, reasonOf } from '../batch.texts';
import { BatchStatusChip } from '../batch.status';
import { batchLists } from './batch-lists';
import type { BatchRowFragment } from './BatchesPage.generated';

const hrefOf = ({ collectorId, id }: BatchRowFragment): string => routes.batch.href(collectorId, id);

/** Columns of the specification (B90), card and row menu of the list. */
export const batchView = rowView<BatchRowFragment>({
  order: batchLists.own.order,
  headers: texts.columns,
  columns: [
    textColumn('COLLECTOR_ID', { width: 84 }, ({ collectorId }) => collectorId),
    collectorNameColumn(130),
    linkColumn('id', { width: 96 }, (row) => ({ to: hrefOf(row), text: row.id, isId: true })),
    textColumn('CREATION_DATE', { width: 168, hasTime: true }, ({ creationDate }) => dateTime(creationDate)),
    amountColumn('BALANCE', ({ balance, currencyId }) => ({ amount: balance, currencyId })),
    textColumn('RECORD_COUNT', { width: 110, ...rightAligned }, ({ recordCount }) => quantity(recordCount)),
    chipColumn('STATUS', { width: 130 }, (row) => <BatchStatusChip of={row} />),
  ],
  main: ['collectorName', 'CREATION_DATE', 'BALANCE', 'STATUS'],
  menu: (row) => (
    <batchActions.RowMenu
      id={row.id}
      entity={entityOf(row)}
      label={texts.actionsOf(row.id)}
      lines={() => [
        { label: detailTexts.seeDetail, icon: <Visibility />, dialog: 'detail' },
        copyLine(texts, row.id),
        ...bankFileLines(row.bulkActions, (client, format) =>
          client.mutate({ mutation: DownloadBatchFileDocument, variables: { id: row.id, format } }),
        ),
      ]}
    />
  ),
  mark: ({ id }) => <RowMark id={id} />,
  card: (row) => ({
    to: hrefOf(row),
    title: row.collectorName ?? row.collectorId,
    lines: [dateTime(row.creationDate), texts.records(row.recordCount)],
    amount: money(row.balance, row.currencyId),
    status: <BatchStatusChip of={row} />,
  }),
});

/** View of failed batches, with their reason. */
export const reasonView = withReason(batchView, reasonOf);
