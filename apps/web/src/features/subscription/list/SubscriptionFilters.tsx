import { CollectorPicker } from '@/features/collector';
import {
  FilterForm,
  filterTexts,
  MediaPaymentFilter,
  offersMediaPayment,
  SelectFilter,
  useEntered,
  type WhoFilters,
} from '@/shared/list';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { paymentTypes } from './payment-types';
import type { SubscriptionList } from './subscription-list.address';

/** What the form changes of the list. */
type SubscriptionFilterValues = Pick<SubscriptionList, Exclude<keyof WhoFilters, 'payerEmail'> | 'paymentType'>;

interface SubscriptionFiltersProps {
  readonly list: SubscriptionList;
  readonly onSearch: (values: SubscriptionFilterValues) => void;
}

const valuesOf = ({ text, collector, paymentType, mediaPaymentId }: SubscriptionList): SubscriptionFilterValues => ({
  text,
  collector,
  paymentType,
  mediaPaymentId,
});

/** The filters of the list (A47, A51). */
export const SubscriptionFilters = ({ list, onSearch }: SubscriptionFiltersProps) => {
  const [entered, setEntered] = useEntered(valuesOf(list));
  const enter = (changed: Partial<SubscriptionFilterValues>) => {
    setEntered({ ...entered, ...changed });
  };
  return (
    <FilterForm
      hint={texts.freeSearchHint}
      widths={`minmax(200px, 1.2fr) 160px${offersMediaPayment(list) ? ' 190px' : ''}`}
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
      <SelectFilter
        label={texts.paymentType}
        value={entered.paymentType}
        allLabel={texts.allPaymentTypes}
        options={paymentTypes}
        onChange={(paymentType) => {
          enter({ paymentType });
        }}
      />
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
