import { CollectorPicker } from '@/features/collector';
import { FilterForm, filterTexts, SelectFilter, useEntered } from '@/shared/list';
import { promotionStates, type PromotionList } from './promotion-list.address';
import { promotionsTexts as texts } from './promotion.texts';

/** What the form changes of the list. */
type PromotionFilterValues = Pick<PromotionList, 'text' | 'collector' | 'state'>;

interface PromotionFiltersProps {
  readonly list: PromotionList;
  readonly onSearch: (values: PromotionFilterValues) => void;
}

/** The filters of promotions: their name, whose they are, and whether they are switched on. */
export const PromotionFilters = ({ list: { text, collector, state }, onSearch }: PromotionFiltersProps) => {
  const [entered, setEntered] = useEntered<PromotionFilterValues>({ text, collector, state });
  const enter = (changed: Partial<PromotionFilterValues>) => {
    setEntered({ ...entered, ...changed });
  };
  return (
    <FilterForm
      hint={texts.hint}
      widths="minmax(200px, 1.2fr) 160px"
      text={entered.text}
      onText={(typed) => {
        enter({ text: typed });
      }}
      onSearch={(searched) => {
        onSearch({ ...entered, text: searched });
      }}
    >
      <CollectorPicker
        label={filterTexts.collector}
        value={entered.collector}
        onChange={(chosen) => {
          enter({ collector: chosen });
        }}
      />
      <SelectFilter
        label={texts.state}
        value={entered.state}
        allLabel={texts.allStates}
        options={promotionStates}
        onChange={(chosen) => {
          enter({ state: chosen });
        }}
      />
    </FilterForm>
  );
};
