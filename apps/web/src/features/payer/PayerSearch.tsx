import { RecordMarks } from '@/domain/note';
import { RecordLink, useRecordSearch } from '@/domain/record-search';
import { FilterForm, ListBody, ListResults, useFilteredList, useListPage } from '@/shared/list';
import { payerList, payerView } from './payer-list';
import { usePayerSearchQuery } from './PayerSearch.generated';
import { payersTexts as texts } from './payer.texts';

/** Search of payers in one box, with its results (A56, GAP-16). */
export const PayerSearch = () => {
  const list = useFilteredList(payerList);
  const query = usePayerSearchQuery({ variables: { ...list.filter, ...list.paging } });
  const page = useListPage(query, list);
  return (
    <ListBody>
      <FilterForm list={list} recordOf={useRecordSearch()} />
      <RecordMarks of="Payer" rows={page.content.rows}>
        <ListResults
          texts={texts}
          list={list}
          page={page}
          view={payerView}
          elsewhere={<RecordLink text={list.state.text} />}
        />
      </RecordMarks>
    </ListBody>
  );
};
