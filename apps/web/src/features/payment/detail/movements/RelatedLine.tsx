import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { errorOf } from '@/shared/apollo';
import { Line, PartFailed } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import { useRelatedPaymentQuery, type RelatedPaymentQuery } from './RelatedPayment.generated';

const { field, relateds: texts } = paymentDetailTexts;

type RelatedPayment = NonNullable<RelatedPaymentQuery['payment']>;

const StatusAndAmount = ({ payment }: { readonly payment: RelatedPayment }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <PaymentStatusChips payment={payment} />
    {money(payment.finalAmount, payment.currencyId)}
  </Box>
);

interface RelatedLineProps {
  readonly type: string;
  readonly paymentId: string;
}

/** Another payment: how it is related, a link to it, and what it is. Each is asked for and fails by itself. */
export const RelatedLine = ({ type, paymentId }: RelatedLineProps) => {
  const result = useRelatedPaymentQuery({ variables: { id: paymentId } });
  const payment = result.data?.payment;
  const failure = errorOf(result);
  const kind = `${field.type} ${type}`;
  const link = (
    <Link component={RouterLink} to={routes.payment.href(paymentId)}>
      {paymentId}
    </Link>
  );
  if (payment)
    return (
      <Line
        title={link}
        detail={`${kind} · ${dateTime(payment.requestDate)}`}
        trailing={<StatusAndAmount payment={payment} />}
      />
    );
  if (result.loading) return <Line title={link} detail={kind} trailing={<Skeleton width={120} />} />;
  if (!failure) return <Line title={paymentId} detail={`${kind} · ${texts.unreadable}`} />;
  return (
    <Line
      title={link}
      detail={
        <>
          {kind}
          <PartFailed title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />
        </>
      }
    />
  );
};
