import { collectorFilter } from '@/domain/collector';
import { choiceFilter, defineList, filterTexts, searchFilter } from '@/shared/list';
import { promotionsTexts as texts } from './promotion.texts';

/** List of promotions (A28), newest first. */
export const promotionList = defineList({
  key: 'promotions.list',
  order: {
    fields: ['NAME', 'VALID_FROM'],
    default: { field: 'VALID_FROM', direction: 'DESCENDING' },
  },
  filters: {
    text: searchFilter(texts.hint),
    collector: collectorFilter,
    state: choiceFilter({
      parameter: 'estado',
      options: [
        { id: 'activas', name: texts.actives },
        { id: 'inactivas', name: texts.inactives },
      ],
      invalid: texts.invalidState,
      widerLabel: filterTexts.widerStatus,
      variables: (state) => ({ active: state === 'activas' }),
      field: { label: texts.state, allLabel: texts.allStates, width: '160px' },
    }),
  },
  form: ['text', 'collector', 'state'],
});
