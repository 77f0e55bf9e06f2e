import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CollectorLink } from '@/features/collectors';
import { Copyable, Fact, Facts, Section } from '@/shared/detail';
import { money } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { typeText } from '../payment-type';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import type { PaymentSummaryFragment } from './PaymentSummary.generated';

const { copy, field, summary: texts } = paymentDetailTexts;

const Headline = ({ payment }: { readonly payment: PaymentSummaryFragment }) => (
  <Box sx={{ display: 'grid', gap: 0.75, mb: 2.25 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
      <span>
        {texts.id} <Copyable value={payment.id} label={copy.payment} />
      </span>
      <span>
        {field.version} {payment.version}
      </span>
    </Box>
  </Box>
);

/** What a payment is, at a glance. */
export const SummaryCard = ({ payment }: { readonly payment: PaymentSummaryFragment }) => (
  <Section title={texts.title}>
    <Headline payment={payment} />
    <Facts>
      <Fact label={texts.payer}>{payment.payer?.name}</Fact>
      <Fact label={texts.collector}>
        <CollectorLink id={payment.collectorId} />
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
    </Facts>
  </Section>
);
