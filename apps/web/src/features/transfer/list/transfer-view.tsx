import Visibility from '@mui/icons-material/VisibilityOutlined';
import { activityTexts, RecordActivity } from '@/domain/activity';
import { collectorText, CollectorName } from '@/domain/collector';
import { TakenPart } from '@/domain/record-take';
import { routes } from '@/domain/routes';
import { copyLine, entityOf } from '@/shared/actions';
import { cuit, dateTime, money } from '@/shared/format';
import {
  amountColumn,
  chipColumn,
  idColumn,
  linkColumn,
  nodeColumn,
  ranks,
  rightAligned,
  textColumn,
} from '@/shared/grid';
import { RowMark, rowView } from '@/shared/list';
import { differs } from '../difference';
import { transferActions } from '../actions/transfer.actions';
import { dialogTexts, transfersTexts as texts } from '../transfer.texts';
import { TransferStatusChip } from '../transfer.status';
import { transferList } from './transfer-list';
import type { TransfersPageQuery } from './TransfersPage.generated';

type Row = NonNullable<TransfersPageQuery['page']>['rows'][number];

/** Columns of the specification (B46), card, row menu and panel of the list. A row links to its payment, if any. */
export const transferView = rowView<Row>({
  order: transferList.order,
  headers: texts.columns,
  columns: [
    nodeColumn('COLLECTOR_ID', { minWidth: 120, flex: 1.2 }, ({ collectorId, collector }) => (
      <CollectorName id={collectorId} name={collector?.name} />
    )),
    textColumn('PAYER_CUIT', { width: 122 }, ({ payerCuit }) => cuit(payerCuit)),
    linkColumn('paymentId', { minWidth: 110, flex: 0.5, rank: ranks.spare }, ({ paymentId }) =>
      paymentId === null
        ? null
        : { to: routes.payment.href(paymentId), text: paymentId, isId: true, label: texts.seePayment },
    ),
    idColumn(
      'destinationTransferId',
      { minWidth: 116, flex: 0.5, rank: ranks.spare },
      (row) => row.destinationTransferId,
    ),
    amountColumn('AMOUNT', (row) => row),
    textColumn('difference', { width: 100, ...rightAligned }, ({ difference, currencyId }) =>
      differs(difference) ? money(difference, currencyId) : null,
    ),
    textColumn('REQUEST_DATE', { width: 152, hasTime: true }, ({ requestDate }) => dateTime(requestDate)),
    chipColumn('STATUS', { width: 120 }, (row) => <TransferStatusChip of={row} />),
  ],
  main: ['COLLECTOR_ID', 'PAYER_CUIT', 'AMOUNT', 'difference', 'STATUS'],
  menu: (row) => (
    <transferActions.RowMenu
      id={row.id}
      entity={entityOf(row)}
      label={texts.actionsOf(row.id)}
      lines={() => [
        ...(row.paymentId === null
          ? []
          : [{ label: texts.seePayment, icon: <Visibility />, to: routes.payment.href(row.paymentId) }]),
        copyLine(texts, row.id),
      ]}
    />
  ),
  opens: texts.seePayment,
  mark: ({ id }) => <RowMark id={id} />,
  card: (row) => ({
    ...(row.paymentId === null ? {} : { to: routes.payment.href(row.paymentId) }),
    title: collectorText({ id: row.collectorId, name: row.collector?.name }),
    lines: [`${dateTime(row.requestDate)} · CUIT ${cuit(row.payerCuit)}`],
    warnings: differs(row.difference) ? [dialogTexts.otherAmount(money(row.difference, row.currencyId))] : [],
    amount: money(row.amount, row.currencyId),
    status: <TransferStatusChip of={row} />,
  }),
  more: ({ id, status }) => ({
    facts: [[activityTexts.title, <RecordActivity key="activity" of="Transfer" id={id} />]],
    below: <TakenPart of="Transfer" id={id} status={status} />,
  }),
});
