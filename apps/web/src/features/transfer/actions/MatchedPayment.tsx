import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { PaymentStatusChips } from '@/features/payment';
import { identificationText } from '@/domain/identification';
import { useCan } from '@/shared/auth';
import { EntityLine } from '@/shared/change';
import { QuerySection } from '@/shared/detail';
import { ToneIcon } from '@/shared/feedback';
import { ABSENT, money } from '@/shared/format';
import { differs } from '../difference';
import { dialogTexts as texts } from '../transfer.texts';
import {
  usePaymentOfTransferQuery,
  type PaymentOfTransferQuery,
  type TransferForActionFragment,
} from './TransferChanges.generated';

type Payment = NonNullable<PaymentOfTransferQuery['payment']>;

interface MatchProps {
  readonly transfer: TransferForActionFragment;
  readonly payment: Payment;
}

/** Returns the doubts about the match as texts. The service may accept the match anyway. */
const doubtsOf = ({ transfer, payment }: MatchProps): readonly string[] => {
  const payer = payment.payer?.identification;
  return [
    ...(differs(transfer.difference)
      ? [texts.otherAmount(money(transfer.difference.replace('-', ''), transfer.currencyId))]
      : []),
    // the middle of a person's CUIT is the DNI
    ...(payer && !transfer.payerCuit.includes(payer.number) ? [texts.otherPayer] : []),
    ...(payment.status === 'PENDING' || payment.status === 'ISSUED' ? [] : [texts.notWaiting]),
  ];
};

const Match = (props: MatchProps) => {
  const { payment } = props;
  const payer = payment.payer?.identification;
  const title = [payment.payer?.name, payer && identificationText(payer)].filter(Boolean).join(' · ');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <EntityLine
        id={payment.id}
        title={title || ABSENT}
        amount={money(payment.finalAmount, payment.currencyId)}
        status={<PaymentStatusChips payment={payment} />}
        lastUpdateDate={null}
      />
      {doubtsOf(props).map((doubt) => (
        <Box
          key={doubt}
          sx={{ display: 'flex', gap: 1, p: 1.25, borderRadius: '8px', bgcolor: 'tone.warning.surface' }}
        >
          <ToneIcon tone="warning" />
          <Typography variant="body2">{doubt}</Typography>
        </Box>
      ))}
    </Box>
  );
};

interface MatchedPaymentProps {
  /** Called after each render of the payment, or of the known facts about it. */
  readonly onSeen: () => void;
  readonly transfer: TransferForActionFragment;
  readonly paymentId: string;
}

/** Calls `onSeen` after each render, when its neighbors are on the screen. */
const Seen = ({ onSeen }: Pick<MatchedPaymentProps, 'onSeen'>) => {
  useEffect(function tellSeen() {
    onSeen();
  });
  return null;
};

const Matched = ({ transfer, paymentId, onSeen }: MatchedPaymentProps) => {
  const query = usePaymentOfTransferQuery({ variables: { id: paymentId }, fetchPolicy: 'network-only' });
  return (
    <QuerySection
      query={query}
      data={query.data?.payment}
      texts={{ failed: texts.paymentFailed, unknown: texts.paymentUnknown }}
    >
      {(payment) => (
        <>
          <Match transfer={transfer} payment={payment} />
          <Seen onSeen={onSeen} />
        </>
      )}
    </QuerySection>
  );
};

/** Facts about a payment that the person may not read. The difference is shown too, because the person accepts it. */
const Hidden = ({ transfer, paymentId }: MatchedPaymentProps) => (
  <>
    <Typography>{texts.paymentHidden(paymentId)}</Typography>
    {differs(transfer.difference) && (
      <Typography>{texts.otherAmount(money(transfer.difference.replace('-', ''), transfer.currencyId))}</Typography>
    )}
  </>
);

/** Payment that a transfer is conciliated with, in its current state, and the doubts about the match. */
export const MatchedPayment = (props: MatchedPaymentProps) => {
  const allowed = useCan(...operationPermissions['Query.payment']);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Typography sx={{ fontWeight: 560 }}>{texts.payment}</Typography>
      {allowed ? (
        <Matched {...props} />
      ) : (
        <>
          <Hidden {...props} />
          <Seen onSeen={props.onSeen} />
        </>
      )}
    </Box>
  );
};
