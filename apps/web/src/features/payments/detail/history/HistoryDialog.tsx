import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { operationPermissions } from '@backoffice/schema/permissions';
import { errorOf } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { Nothing, PartFailed, PartLoading } from '@/shared/detail';
import { AppDialog } from '@/shared/dialog';
import { LoadingRows, NoPermission } from '@/shared/feedback';
import { paymentDetailTexts } from '../detail.texts';
import { parsePaymentSearch } from '../payment-address';
import { useHistoryAddress } from '../use-history-address';
import { comparisonTexts } from './comparison/comparison.texts';
import { usePaymentHistoryQuery } from './PaymentHistory.generated';
import { Versions, type Ticks } from './Versions';

const texts = paymentDetailTexts.history;

const Comparison = lazy(async () => ({ default: (await import('./comparison/Comparison')).Comparison }));

interface HistoryProps {
  readonly paymentId: string;
  /** Number of the version on the screen. */
  readonly shown: number;
}

const HistoryList = ({ paymentId, shown, ticks }: HistoryProps & { readonly ticks: Ticks }) => {
  const result = usePaymentHistoryQuery({ variables: { id: paymentId } });
  const failure = errorOf(result, 'payment.history');
  const versions = result.data?.payment?.history;
  if (versions && versions.length > 0) return <Versions versions={versions} shown={shown} ticks={ticks} />;
  if (result.loading) return <PartLoading />;
  if (failure) return <PartFailed title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />;
  return <Nothing>{texts.empty}</Nothing>;
};

interface HistoryDialogProps extends HistoryProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The versions of a payment: picking one shows it in place of the payment (A68), picking two what changed between. */
export const HistoryDialog = ({ open, onClose, paymentId, shown }: HistoryDialogProps) => {
  const [search] = useSearchParams();
  const { version, comparison } = parsePaymentSearch(search);
  const address = useHistoryAddress(version);
  const maySee = useCan(...operationPermissions['Payment.history']);
  const [ticked, setTicked] = useState<readonly number[]>(comparison ? [comparison.before, comparison.after] : []);
  const close = () => {
    setTicked([]);
    onClose();
  };
  const ticks = { ticked, setTicked, comparing: address.comparing };
  return (
    <AppDialog
      open={open}
      onClose={close}
      title={comparison ? comparisonTexts.title : texts.title}
      width={comparison ? 850 : 700}
    >
      {!maySee && <NoPermission />}
      {maySee && comparison && (
        <Suspense fallback={<LoadingRows />}>
          <Comparison
            paymentId={paymentId}
            pair={comparison}
            swapped={address.swapped(comparison)}
            onBack={address.toVersions}
          />
        </Suspense>
      )}
      {maySee && !comparison && <HistoryList paymentId={paymentId} shown={shown} ticks={ticks} />}
    </AppDialog>
  );
};
