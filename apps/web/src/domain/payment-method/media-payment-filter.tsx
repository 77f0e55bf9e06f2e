import { SelectField, type Filter } from '@/shared/list';
import { mediaPaymentName } from './media';
import { mediaPayments } from './media.generated';
import { methodTexts } from './method.texts';

/**
 * The payment method to filter by. A list offers it beside a search or a collector only: alone it would list half of the
 * platform (A39).
 */
export const mediaPaymentFilter: Filter<number | null, { paymentMethodCode?: number }> = {
  empty: () => null,
  read: (search) => {
    const code = search.get('medio') ?? '';
    return /^\d{1,3}$/.test(code) ? Number(code) : null;
  },
  write: (search, id) => {
    if (id !== null) search.set('medio', String(id));
  },
  chip: (id) => (id === null ? undefined : { label: mediaPaymentName(id), without: () => null }),
  variables: (id) => (id === null ? {} : { paymentMethodCode: id }),
  field: {
    kind: 'field',
    width: '190px',
    render: (props) => (
      <SelectField {...props} label={methodTexts.kind} allLabel={methodTexts.allKinds} options={mediaPayments} />
    ),
  },
};

/** True for a list that offers the payment method as a filter. */
export const offersMediaPayment = ({ text, collector }: { readonly text: string; readonly collector: object | null }) =>
  text !== '' || collector !== null;
