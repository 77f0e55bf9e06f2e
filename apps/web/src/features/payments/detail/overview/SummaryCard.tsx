import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Copyable, Fact, Facts, Section } from '@/shared/detail';
import { money } from '@/shared/format';
import { collectorPath } from '../paths-of-others';
import { paymentDetailTexts } from '../detail.texts';
import { useCollector } from '../parties/use-collector';
import { typeText } from '../payment-type';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import type { PaymentSummaryFragment } from './PaymentSummary.generated';

const { copy, field, summary: texts } = paymentDetailTexts;

const Amount = ({ payment }: { readonly payment: PaymentSummaryFragment }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 2 }}>
    <Typography
      component="p"
      sx={{ fontSize: '1.875rem', lineHeight: 1.2, fontWeight: 640, letterSpacing: '-0.025em' }}
    >
      {money(payment.finalAmount, payment.currencyId)}{' '}
      <Typography component="span" color="textSecondary" title={texts.currency}>
        {payment.currencyId}
      </Typography>
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <PaymentStatusChips payment={payment} />
    </Box>
  </Box>
);

/** The collector, with a link to its page for those who may see it (A32, CON-04). */
const CollectorLink = ({ id }: { readonly id: string }) => {
  const { collector, allowed } = useCollector(id);
  const name = collector?.name ?? id;
  if (!allowed) return name;
  return (
    <Link component={RouterLink} to={collectorPath(id)}>
      {name}
    </Link>
  );
};

/** What a payment is, at a glance. */
export const SummaryCard = ({ payment }: { readonly payment: PaymentSummaryFragment }) => (
  <Section title={texts.title}>
    <Amount payment={payment} />
    <Facts>
      <Fact label={texts.payer}>{payment.payer?.name}</Fact>
      <Fact label={texts.collector}>
        <CollectorLink id={payment.collectorId} />
      </Fact>
      <Fact label={texts.id}>
        <Copyable value={payment.id} label={copy.payment} />
      </Fact>
      <Fact label={texts.externalTransactionId}>
        {payment.externalTransactionId && (
          <Copyable value={payment.externalTransactionId} label={copy.externalTransactionId} />
        )}
      </Fact>
      <Fact label={texts.reference}>
        {payment.reference && <Copyable value={payment.reference} label={copy.reference} />}
      </Fact>
      <Fact label={field.statusDetail}>{payment.statusDetail}</Fact>
      <Fact label={field.type}>{typeText(payment.type)}</Fact>
      <Fact label={field.version}>{payment.version}</Fact>
    </Facts>
  </Section>
);
