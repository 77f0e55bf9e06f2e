import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { actionsTexts, type OfferedAction } from '@/shared/actions';
import { Line, LongList, Nothing, Section } from '@/shared/detail';
import { monthName } from '@/shared/format';
import { subscriptionDetailTexts } from './detail.texts';
import type { SubscriptionPeriodsFragment } from './SubscriptionPage.generated';

const { paymentPeriods: texts } = subscriptionDetailTexts;

/** Number of periods shown first, and added by each press (A214). */
const STEP = 5;

/** Link to the payment form. If it is refused, as on an older version, it is disabled and shows the reason (CON-11). */
const FormButton = ({ action: { refusal, effect } }: { readonly action: OfferedAction }) => {
  const button = { size: 'small', variant: 'outlined', color: 'inherit', startIcon: <OpenInNew /> } as const;
  if (refusal !== undefined)
    return (
      <Tooltip title={refusal}>
        <Button {...button} aria-disabled aria-label={texts.formRefused(refusal)} sx={{ color: 'text.disabled' }}>
          {texts.form}
        </Button>
      </Tooltip>
    );
  if (!('href' in effect)) return null;
  return (
    <Button
      {...button}
      href={effect.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${texts.form} ${actionsTexts.newWindow}`}
    >
      {texts.form}
    </Button>
  );
};

const PeriodLine = ({ period, paymentId }: SubscriptionPeriodsFragment['paymentsPeriods'][number]) => (
  <Line
    title={monthName(period)}
    detail={paymentId}
    trailing={
      paymentId === null ? (
        <Nothing>{texts.unpaid}</Nothing>
      ) : (
        <Button
          size="small"
          component={RouterLink}
          to={routes.payment.href(paymentId)}
          aria-label={texts.seePaymentOf(monthName(period))}
        >
          {texts.seePayment}
        </Button>
      )
    }
  />
);

interface PeriodsSectionProps {
  readonly subscription: SubscriptionPeriodsFragment;
  /** Action that opens the payment form. */
  readonly form: OfferedAction | undefined;
}

/** Section with the months, newest first, each with its payment, and the link to the payment form (A75). */
export const PeriodsSection = ({ subscription: { paymentsPeriods }, form }: PeriodsSectionProps) => (
  <Section title={texts.title} aside={form && <FormButton action={form} />}>
    {paymentsPeriods.length === 0 && <Nothing>{texts.none}</Nothing>}
    <LongList rows={paymentsPeriods} step={STEP} more={texts.more}>
      {(row) => <PeriodLine key={row.period} {...row} />}
    </LongList>
  </Section>
);
