import { routes } from '@/domain/routes';
import { RequestDetailDialog } from '../RequestDetailDialog';
import { useWithdrawForActionQuery, WithdrawCurrentVersionDocument } from './actions/WithdrawChanges.generated';
import { withdrawFields } from './actions/withdraw.fields';
import { WithdrawStatusChip } from './withdraw.status';

interface WithdrawDetailDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A withdraw with its account, the reason of its end, its collector and the balance of that. */
export const WithdrawDetailDialog = ({ id, onClose }: WithdrawDetailDialogProps) => {
  const result = useWithdrawForActionQuery({ variables: { id } });
  return (
    <RequestDetailDialog
      type="Withdraw"
      result={result}
      entity={result.data?.entity ?? undefined}
      path={`${routes.allWithdrawals.path}?vista=por-lote&accion=detail&retiro=${encodeURIComponent(id)}`}
      fields={withdrawFields}
      statusOf={(entity) => <WithdrawStatusChip of={entity} />}
      currentVersion={WithdrawCurrentVersionDocument}
      onClose={onClose}
    />
  );
};
