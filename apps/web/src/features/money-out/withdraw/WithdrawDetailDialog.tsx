import { routes } from '@/domain/routes';
import { RequestDetailDialog } from '../RequestDetailDialog';
import { useWithdrawForActionQuery, WithdrawCurrentVersionDocument } from './actions/WithdrawChanges.generated';
import { timelineOf, withdrawFields } from './actions/withdraw.fields';
import { WithdrawStatusChip } from './withdraw.status';

interface WithdrawDetailDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Dialog with a withdraw: account, reason of a rejection or error, collector and balance. */
export const WithdrawDetailDialog = ({ id, onClose }: WithdrawDetailDialogProps) => {
  const result = useWithdrawForActionQuery({ variables: { id } });
  return (
    <RequestDetailDialog
      type="Withdraw"
      result={result}
      entity={result.data?.entity ?? undefined}
      path={`${routes.allWithdrawals.path}?vista=por-lote&accion=detail&retiro=${encodeURIComponent(id)}`}
      fields={withdrawFields}
      dates={timelineOf}
      isFailed={({ status }) => status === 'ERROR'}
      statusOf={(entity) => <WithdrawStatusChip of={entity} />}
      currentVersion={WithdrawCurrentVersionDocument}
      onClose={onClose}
    />
  );
};
