import { bankOf, warningsOf } from '@/domain/destination';
import { routes } from '@/domain/routes';
import { useOfferedDialogs } from '@/shared/actions';
import type { FieldTable } from '@/shared/detail';
import { ABSENT, dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { withdrawalOffers } from './actions/withdrawal.offers';
import {
  useWithdrawalForActionQuery,
  WithdrawalCurrentVersionDocument,
  type WithdrawalForActionFragment,
} from './actions/WithdrawalChanges.generated';
import { statusDetailTexts } from '../status-detail.texts';
import { RequestDetailDialog } from '../RequestDetailDialog';
import { detailTexts as texts } from './withdrawal.texts';
import { withdrawalStatus, WithdrawalStatusChip } from './withdrawal.status';

const moment = (value: string | null): string => (value === null ? ABSENT : dateTime(value));

const nameOf = ({ collectorName, collectorId }: WithdrawalForActionFragment): string => collectorName ?? collectorId;

/** The fields of a withdrawal; its status stands beside the title. */
export const withdrawalFields: FieldTable<WithdrawalForActionFragment> = {
  status: [texts.status, (withdrawal) => statusText(withdrawalStatus, withdrawal), { only: 'comparison' }],
  collector: [texts.collector, nameOf, { only: 'comparison' }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate)],
  requestedBy: [texts.requestedBy, ({ requestedBy }) => requestedBy],
  approvedDate: [texts.approvedDate, ({ approvedDate }) => moment(approvedDate)],
  transferDate: [texts.transferDate, ({ transferDate }) => moment(transferDate)],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail),
    { when: ({ statusDetail }) => statusDetail !== null },
  ],
  account: [texts.account, ({ destination }) => destination.account, { copy: texts.copyAccount, wide: true }],
  bank: [texts.bank, ({ destination }) => bankOf(destination)],
  holder: [texts.holder, ({ destination }) => destination.holder],
  warnings: [
    texts.warnings,
    ({ destination }) => warningsOf(destination).join(' · '),
    { when: ({ destination }) => warningsOf(destination).length > 0, wide: true },
  ],
};

interface WithdrawalDetailDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A withdrawal with the balance of its collector, which its authorization takes from (B68, B75, B386). */
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
      statusOf={(entity) => <WithdrawalStatusChip of={entity} />}
      actions={offered(result.data?.entity)}
      currentVersion={WithdrawalCurrentVersionDocument}
      onClose={onClose}
    />
  );
};
