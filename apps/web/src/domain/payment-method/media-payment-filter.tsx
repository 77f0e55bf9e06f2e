import { SelectField, type Filter } from '@/shared/list';
import { mediaPaymentNames } from './media';
import { mediaPayments } from './media.generated';
import { methodTexts } from './method.texts';

/** Codes of media payments. A record with any of them matches. An address may list several, as all of one brand. */
type Codes = readonly number[];

const none: Codes = [];

/**
 * Filter by payment method. `offersMediaPayment` tells when a list offers this filter: without a search or a collector
 * it would match too many records (A39).
 */
export const mediaPaymentFilter: Filter<Codes, { paymentMethodCodes?: number[] }> = {
  empty: () => none,
  read: (search) => {
    const codes = (search.get('medio') ?? '').split(',');
    return codes.every((code) => /^\d{1,3}$/.test(code)) ? codes.map(Number) : none;
  },
  write: (search, codes) => {
    if (codes.length > 0) search.set('medio', codes.join(','));
  },
  chip: (codes) => (codes.length === 0 ? undefined : { label: mediaPaymentNames(codes), without: () => none }),
  variables: (codes) => (codes.length === 0 ? {} : { paymentMethodCodes: [...codes] }),
  field: {
    kind: 'field',
    width: '190px',
    atOnce: true,
    render: ({ value: [first = null, ...others], onChange }) => (
      <SelectField
        value={others.length === 0 ? first : null}
        onChange={(code) => onChange(code === null ? none : [code])}
        label={methodTexts.kind}
        allLabel={methodTexts.allKinds}
        options={mediaPayments}
      />
    ),
  },
};

/** Returns true if the list's other filters allow the filter by payment method: a search or a collector (A39). */
export const offersMediaPayment = ({ text, collector }: { readonly text: string; readonly collector: object | null }) =>
  text !== '' || collector !== null;
