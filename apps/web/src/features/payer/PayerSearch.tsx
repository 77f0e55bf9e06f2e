import { SearchedList, textSearchCodec, useListPage, useListState } from '@/shared/list';
import { payerOrder, payerView } from './payer-view';
import { usePayerSearchQuery } from './PayerSearch.generated';
import { payersTexts as texts } from './payer.texts';
import { payersList } from './payer.feature';

const codec = textSearchCodec(payerOrder);

/** Search of payers in one box, with the results below (A56, GAP-16). */
export const PayerSearch = () => {
  const [list, change, shown] = useListState(codec, payersList.key);
  const { text: search, page, limit, sort } = list;
  const asked = usePayerSearchQuery({ variables: { search, page, limit, sorts: [sort] } });
  return (
    <SearchedList
      texts={texts}
      list={list}
      shown={shown}
      onChange={change}
      page={useListPage(asked, ({ payers }) => payers, list, change)}
      view={payerView}
    />
  );
};
