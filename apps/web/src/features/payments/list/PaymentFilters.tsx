import { CollectorPicker } from '@/features/collectors';
import { FilterForm, filterTexts, offersMediaPayment, SelectFilter, useEntered, type WhoFilters } from '@/shared/list';
import { mediaPayments } from '@/shared/payment-method/media';
import { paymentsTexts as texts } from '../payments.texts';
import type { PaymentList } from './payment-list.address';
import { PeriodField } from './PeriodField';

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
  const offersMedia = offersMediaPayment(list);
  return (
    <FilterForm
      hint={texts.freeSearchHint}
      widths={`minmax(200px, 1.2fr) 200px${offersMedia ? ' 190px' : ''}`}
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
      <PeriodField period={entered.period} byRefundDate={entered.byRefundDate} onChange={enter} />
      {offersMedia && (
        <SelectFilter
          label={filterTexts.mediaPayment}
          value={entered.mediaPaymentId}
          allLabel={filterTexts.allMediaPayments}
          options={mediaPayments}
          onChange={(mediaPaymentId) => {
            enter({ mediaPaymentId });
          }}
        />
      )}
    </FilterForm>
  );
};
