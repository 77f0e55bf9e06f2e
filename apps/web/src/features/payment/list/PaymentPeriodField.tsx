import { lazy } from 'react';
import { PeriodField } from '@/shared/period';
import { paymentsTexts as texts } from '../payment.texts';
import type { PaymentList } from './payment-list.address';

/** Loads with the choices of the period. */
const RefundDateSwitch = lazy(async () => ({ default: (await import('./RefundDateSwitch')).RefundDateSwitch }));

/** Which days, and of what. */
type PaymentPeriod = Pick<PaymentList, 'period' | 'byRefundDate'>;

interface PaymentPeriodFieldProps extends PaymentPeriod {
  readonly onChange: (changed: Partial<PaymentPeriod>) => void;
}

/** The period of the list, and whether its days are those of the refund (A210). */
export const PaymentPeriodField = ({ period, byRefundDate, onChange }: PaymentPeriodFieldProps) => (
  <PeriodField
    period={period}
    onChange={(chosen) => {
      onChange({ period: chosen });
    }}
    hint={byRefundDate ? texts.refundDate : undefined}
  >
    <RefundDateSwitch
      checked={byRefundDate}
      onChange={(checked) => {
        onChange({ byRefundDate: checked });
      }}
    />
  </PeriodField>
);
