import { errorOf } from '@/shared/apollo';
import { Nothing, PartFailed, PartLoading, ShowMore, useShowMore } from '@/shared/detail';
import { AppDialog } from '@/shared/dialog';
import { paymentDetailTexts } from '../detail.texts';
import { HistoryTable, type PaymentVersionRow } from './HistoryTable';
import { usePaymentHistoryQuery } from './PaymentHistory.generated';

const texts = paymentDetailTexts.history;

interface VersionsProps {
  /** Newest first: the first one is the current version. */
  readonly versions: readonly PaymentVersionRow[];
  readonly shown: number;
}

const Versions = ({ versions, shown }: VersionsProps) => {
  const { rows, more } = useShowMore(versions);
  if (versions.length === 0) return <Nothing>{texts.empty}</Nothing>;
  return (
    <>
      <HistoryTable rows={rows} current={versions[0]?.version} shown={shown} />
      <ShowMore label={paymentDetailTexts.more} onMore={more} />
    </>
  );
};

interface HistoryProps {
  readonly paymentId: string;
  /** Number of the version on the screen. */
  readonly shown: number;
}

const HistoryContent = ({ paymentId, shown }: HistoryProps) => {
  const result = usePaymentHistoryQuery({ variables: { id: paymentId } });
  const failure = errorOf(result, 'payment.history');
  const versions = result.data?.payment?.history;
  if (versions) return <Versions versions={versions} shown={shown} />;
  if (result.loading) return <PartLoading />;
  if (failure) return <PartFailed title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />;
  return <Nothing>{texts.empty}</Nothing>;
};

interface HistoryDialogProps extends HistoryProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The versions of a payment; picking one shows it in place of the payment (A68). */
export const HistoryDialog = ({ open, onClose, paymentId, shown }: HistoryDialogProps) => (
  <AppDialog open={open} onClose={onClose} title={texts.title} width={640}>
    <HistoryContent paymentId={paymentId} shown={shown} />
  </AppDialog>
);
