import { mediaPayments } from '@/domain/payment-method/media';
import { filterTexts as texts } from './list.texts';
import { SelectFilter } from './SelectFilter';
import { offersMediaPayment, type WhoFilters } from './who-filters';

interface MediaPaymentFilterProps {
  /** What the list shows now. */
  readonly list: WhoFilters;
  readonly value: number | null;
  readonly onChange: (mediaPaymentId: number | null) => void;
}

/** The payment method to filter by, where the list offers it. */
export const MediaPaymentFilter = ({ list, value, onChange }: MediaPaymentFilterProps) =>
  offersMediaPayment(list) && (
    <SelectFilter
      label={texts.mediaPayment}
      value={value}
      allLabel={texts.allMediaPayments}
      options={mediaPayments}
      onChange={onChange}
    />
  );
