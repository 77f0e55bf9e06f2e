import { CollectorPicker } from '@/features/collector';
import { FilterForm, filterTexts, useEntered, type OwnerFilters } from '@/shared/list';
import { payerReferencesTexts as texts } from '../payer-reference.texts';

interface ReferenceFiltersProps {
  readonly list: OwnerFilters;
  readonly onSearch: (values: OwnerFilters) => void;
}

/** The filters of payer references: whom they name, and whose they are (B49). */
export const ReferenceFilters = ({ list: { text, collector }, onSearch }: ReferenceFiltersProps) => {
  const [entered, setEntered] = useEntered<OwnerFilters>({ text, collector });
  return (
    <FilterForm
      hint={texts.hint}
      widths="minmax(200px, 1.2fr)"
      text={entered.text}
      onText={(typed) => {
        setEntered({ ...entered, text: typed });
      }}
      onSearch={(searched) => {
        onSearch({ ...entered, text: searched });
      }}
    >
      <CollectorPicker
        label={filterTexts.collector}
        value={entered.collector}
        onChange={(chosen) => {
          setEntered({ ...entered, collector: chosen });
        }}
      />
    </FilterForm>
  );
};
