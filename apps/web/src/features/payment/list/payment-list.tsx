import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { amountFilter } from '@/domain/amount-filter';
import { cardFilter } from '@/domain/card-filter';
import { collectorFilter } from '@/domain/collector';
import type { PaymentFilter, PaymentSortField } from '@/shared/apollo/schema-types.generated';
import {
  choiceFilter,
  codesFilter,
  defineList,
  filterTexts,
  periodFilter,
  searchFilter,
  type Filter,
} from '@/shared/list';
import { payerFilter } from '@/domain/payer-filter';
import { mediaPaymentFilter, offersMediaPayment } from '@/domain/payment-method/media-payment-filter';
import type { Order } from '@/shared/paging';
import { PeriodField } from '@/shared/period';
import { chosenPeriodLabel, type ChosenPeriod } from '@/shared/period/chosen-period';
import { useSettings } from '@/shared/settings';
import { paymentStatuses } from '../payment.status';
import { paymentsTexts as texts } from '../payment.texts';

/** Period of the list, which applies to the request date or to the refund date (A210). */
interface Dates {
  readonly period: ChosenPeriod;
  readonly byRefundDate: boolean;
}

const days = periodFilter({ width: 'minmax(168px, 200px)' });

/** Hint about the refunds that the period applies to. If the service lists no refunds, only whole refunds are found. */
const RefundDateHint = () => (
  <Typography variant="caption" color="textSecondary" component="p">
    {useSettings().listsRefunds ? texts.refundDateHint : texts.wholeRefundDateHint}
  </Typography>
);

const dates: Filter<Dates, Pick<PaymentFilter, 'period' | 'periodField'>> = {
  ...days,
  empty: (now) => ({ period: days.empty(now), byRefundDate: false }),
  read: (search, now) => ({ period: days.read(search, now), byRefundDate: search.get('fecha') === 'devolucion' }),
  write: (search, { period, byRefundDate }) => {
    days.write(search, period);
    if (byRefundDate) search.set('fecha', 'devolucion');
  },
  chip: ({ period, byRefundDate }, now) => {
    const label = chosenPeriodLabel(period, now);
    return byRefundDate
      ? { label: texts.byRefundDate(label), without: () => ({ period, byRefundDate: false }) }
      : { label };
  },
  wider: ({ period, byRefundDate }, now) => {
    const wider = days.wider?.(period, now);
    return wider && { ...wider, value: { period: wider.value, byRefundDate } };
  },
  variables: ({ period, byRefundDate }, now) => ({
    ...days.variables(period, now),
    periodField: byRefundDate ? 'REFUNDED_DATE' : 'REQUEST_DATE',
  }),
  field: {
    kind: 'field',
    width: '200px',
    atOnce: true,
    render: ({ value, onChange }) => (
      <PeriodField
        period={value.period}
        onChange={(period) => onChange({ ...value, period })}
        hint={value.byRefundDate ? texts.refundDate : undefined}
      >
        <FormControlLabel
          sx={{ mt: 1 }}
          control={
            <Switch
              checked={value.byRefundDate}
              onChange={(_event, byRefundDate) => onChange({ ...value, byRefundDate })}
            />
          }
          label={texts.refundDate}
        />
        <RefundDateHint />
      </PeriodField>
    ),
  },
};

/** Statuses to choose from. Overdue is a group of its own, because it is derived (CON-08). */
export const statusGroups = [paymentStatuses.choices, [{ id: 'OVERDUE' as const, name: texts.overdue }]] as const;

/** Possible orders of the list (A43). The default is the newest request first. */
const byRequest: Order<PaymentSortField> = {
  fields: ['REQUEST_DATE', 'PAYER_NAME', 'FINAL_AMOUNT', 'STATUS'],
  default: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
};

/** Possible orders of the list by refund date. The default is the latest refund first. */
export const byRefund: Order<PaymentSortField> = {
  fields: [...byRequest.fields, 'REFUNDED_DATE'],
  default: { field: 'REFUNDED_DATE', direction: 'DESCENDING' },
};

/** List of payments (A38-A45): the current month by default. */
export const paymentList = defineList({
  key: 'payments.list',
  starters: [
    { name: texts.rejectedThisWeek, search: 'status=rejected&period=ultimos-7-dias' },
    { name: texts.overdueOfYear, search: 'status=overdue&period=ultimos-12-meses' },
  ],
  order: byRequest,
  orderOf: ({ dates: { byRefundDate } }) => (byRefundDate ? byRefund : byRequest),
  filters: {
    text: searchFilter(texts.freeSearchHint),
    codes: codesFilter,
    collector: collectorFilter,
    payerEmail: payerFilter,
    paymentMethodCode: mediaPaymentFilter,
    status: choiceFilter({
      parameter: 'status',
      options: statusGroups.flat(),
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status): PaymentFilter => (status === 'OVERDUE' ? { overdue: true } : { status }),
    }),
    amount: amountFilter,
    card: cardFilter,
    dates,
  },
  form: ['text', 'collector', 'amount', 'card', 'dates', 'paymentMethodCode'],
  offered: {
    // an address may also set the method beside a status, as the bars of the home page do
    paymentMethodCode: (values) =>
      offersMediaPayment(values) || (values.status !== null && values.paymentMethodCode.length > 0),
  },
  // a status and the refund date exclude each other: the one changed last is kept (A210)
  settle: ({ status, dates: chosen }, changed) => {
    if (status === null || !chosen.byRefundDate) return {};
    return changed.status ? { dates: { ...chosen, byRefundDate: false } } : { status: null };
  },
});
