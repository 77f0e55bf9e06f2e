import { bankOf, warningsOf } from '@/domain/destination';
import { routes } from '@/domain/routes';
import { useOfferedDialogs } from '@/shared/actions';
import { datesOf, type FieldTable, type TimelineDate } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { withdrawalOffers } from './actions/withdrawal.offers';
import {
  useWithdrawalForActionQuery,
  WithdrawalCurrentVersionDocument,
  type WithdrawalForActionFragment,
} from './actions/WithdrawalChanges.generated';
import { reasonOf } from '../status-detail.texts';
import { RequestDetailDialog } from '../RequestDetailDialog';
import { detailTexts as texts } from './withdrawal.texts';
import { withdrawalStatus, WithdrawalStatusChip } from './withdrawal.status';

const nameOf = ({ collectorName, collectorId }: WithdrawalForActionFragment): string => collectorName ?? collectorId;

/** Fields of a withdrawal, for its detail and for comparisons. The detail shows elsewhere what is `only` compared. */
export const withdrawalFields: FieldTable<WithdrawalForActionFragment> = {
  status: [texts.status, (withdrawal) => statusText(withdrawalStatus, withdrawal), { only: 'comparison' }],
  collector: [texts.collector, nameOf, { only: 'comparison' }],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId), { only: 'comparison' }],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate), { only: 'comparison' }],
  requestedBy: [texts.requestedBy, ({ requestedBy }) => requestedBy, { only: 'comparison' }],
  approvedDate: [
    texts.approvedDate,
    ({ approvedDate }) => dateTime(approvedDate),
    { only: 'comparison', when: ({ approvedDate }) => approvedDate !== null },
  ],
  transferDate: [
    texts.transferDate,
    ({ transferDate }) => dateTime(transferDate),
    { only: 'comparison', when: ({ transferDate }) => transferDate !== null },
  ],
  statusDetail: [
    texts.statusDetail,
    reasonOf,
    { only: 'comparison', when: ({ statusDetail }) => statusDetail !== null },
  ],
  account: [texts.account, ({ destination }) => destination.account, { copy: texts.copyAccount, wide: true }],
  bank: [texts.bank, ({ destination }) => bankOf(destination)],
  holder: [texts.holder, ({ destination }) => destination.holder],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  warnings: [texts.warnings, ({ destination }) => warningsOf(destination).join(' · '), { only: 'comparison' }],
};

/** Returns the dates of a withdrawal: its request, its authorization and its transfer. */
const stepsOf = (withdrawal: WithdrawalForActionFragment): readonly TimelineDate[] => [
  { field: 'requestDate', label: texts.requestDate, at: withdrawal.requestDate, by: withdrawal.requestedBy },
  ...datesOf({ approvedDate: texts.approvedDate, transferDate: texts.transferDate }, withdrawal, {
    approvedDate: ['authorizeWithdrawal'],
  }),
];

interface WithdrawalDetailDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Dialog with a withdrawal, and the balance of the collector that pays it (B68, B75, B386). */
export const WithdrawalDetailDialog = ({ id, onClose }: WithdrawalDetailDialogProps) => {
  const result = useWithdrawalForActionQuery({ variables: { id } });
  const offered = useOfferedDialogs(withdrawalOffers);
  return (
    <RequestDetailDialog
      type="Withdrawal"
      result={result}
      entity={result.data?.entity ?? undefined}
      path={`${routes.withdrawals.path}?accion=detail&retiro=${encodeURIComponent(id)}`}
      fields={withdrawalFields}
      dates={stepsOf}
      isFailed={({ status }) => status === 'ERROR'}
      statusOf={(entity) => <WithdrawalStatusChip of={entity} />}
      actions={offered(result.data?.entity)}
      currentVersion={WithdrawalCurrentVersionDocument}
      onClose={onClose}
    />
  );
};
