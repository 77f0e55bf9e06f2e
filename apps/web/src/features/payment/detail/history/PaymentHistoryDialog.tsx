import { lazy } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { askedOf } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { HistoryDialog, Versions, type Ticks, type VersionLook } from '@/shared/versions';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import { paymentDetailTexts } from '../detail.texts';
import { usePaymentHistoryQuery, type PaymentHistoryQuery } from './PaymentHistory.generated';

const PaymentComparison = lazy(async () => ({
  default: (await import('./comparison/PaymentComparison')).PaymentComparison,
}));

type PaymentVersion = NonNullable<NonNullable<PaymentHistoryQuery['payment']>['history']>[number];

const look: VersionLook<PaymentVersion> = {
  pathOf: routes.payment.href,
  renderStatus: (version) => <PaymentStatusChips payment={version} />,
};

interface HistoryProps {
  readonly paymentId: string;
  /** Number of the version on the screen. */
  readonly shown: number;
}

const PaymentVersions = ({ paymentId, shown, ticks }: HistoryProps & { readonly ticks: Ticks }) => {
  const result = usePaymentHistoryQuery({ variables: { id: paymentId } });
  return (
    <Versions
      asked={{
        versions: result.data?.payment?.history,
        ...askedOf(result, 'payment.history'),
      }}
      look={look}
      shown={shown}
      ticks={ticks}
      empty={paymentDetailTexts.noVersions}
    />
  );
};

interface PaymentHistoryDialogProps extends HistoryProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The versions of a payment, and what changed between two of them. */
export const PaymentHistoryDialog = ({ open, onClose, ...history }: PaymentHistoryDialogProps) => (
  <HistoryDialog
    open={open}
    onClose={onClose}
    maySee={useCan(...operationPermissions['Payment.history'])}
    renderVersions={(ticks) => <PaymentVersions {...history} ticks={ticks} />}
    renderComparison={(pair) => <PaymentComparison paymentId={history.paymentId} pair={pair} />}
  />
);
