import { CollectorPicker } from '@/features/collector';
import {
  FilterForm,
  filterTexts,
  MediaPaymentFilter,
  offersMediaPayment,
  useEntered,
  type WhoFilters,
} from '@/shared/list';
import { paymentsTexts as texts } from '../payment.texts';
import type { PaymentList } from './payment-list.address';
import { PaymentPeriodField } from './PaymentPeriodField';

/** What the form changes of the list. */
type PaymentFilterValues = Pick<PaymentList, Exclude<keyof WhoFilters, 'payerEmail'> | 'period' | 'byRefundDate'>;

interface PaymentFiltersProps {
  readonly list: PaymentList;
  readonly onSearch: (values: PaymentFilterValues) => void;
}

const valuesOf = ({ text, collector, period, byRefundDate, mediaPaymentId }: PaymentList): PaymentFilterValues => ({
  text,
  collector,
  period,
  byRefundDate,
  mediaPaymentId,
});

/** The filters of the list (A39). */
export const PaymentFilters = ({ list, onSearch }: PaymentFiltersProps) => {
  const [entered, setEntered] = useEntered(valuesOf(list));
  const enter = (changed: Partial<PaymentFilterValues>) => {
    setEntered({ ...entered, ...changed });
  };
  return (
    <FilterForm
      hint={texts.freeSearchHint}
      widths={`minmax(200px, 1.2fr) 200px${offersMediaPayment(list) ? ' 190px' : ''}`}
      text={entered.text}
      onText={(text) => {
        enter({ text });
      }}
      onSearch={(text) => {
        onSearch({ ...entered, text });
      }}
    >
      <CollectorPicker
        label={filterTexts.collector}
        value={entered.collector}
        onChange={(collector) => {
          enter({ collector });
        }}
      />
      <PaymentPeriodField period={entered.period} byRefundDate={entered.byRefundDate} onChange={enter} />
      <MediaPaymentFilter
        list={list}
        value={entered.mediaPaymentId}
        onChange={(mediaPaymentId) => {
          enter({ mediaPaymentId });
        }}
      />
    </FilterForm>
  );
};
