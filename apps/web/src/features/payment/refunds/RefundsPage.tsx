import { operationPermissions } from '@backoffice/schema/permissions';
import Alert from '@mui/material/Alert';
import { ExportHistoryLink, ExportMenu, ExportSelection } from '@/features/export';
import { useCan } from '@/shared/auth';
import { SelectedRowsBar } from '@/shared/bulk';
import { totalText, type Amount } from '@/shared/format';
import {
  FilterForm,
  ListResults,
  ListScreen,
  StatusMenu,
  useFilteredList,
  useListPage,
  useSelection,
  type Selection,
} from '@/shared/list';
import { useSettings } from '@/shared/settings';
import { refundExport } from './refund-export';
import { refundList, refundStatuses } from './refund-list';
import { refundView, refundViewWithoutRequester, type RefundRow } from './refund-view';
import { refund, refundsTexts as texts } from './refund.texts';
import { useRefundsPageQuery, type RefundsPageQuery } from './RefundsPage.generated';

/** Returns the refunded amount, which is zero for a rejected refund. */
const amountOf = ({ returnedAmount, refund: { currencyId } }: RefundRow): Amount => ({
  amount: returnedAmount,
  currencyId,
});

/** Returns the sum of all matching refunds. Undefined if the service cannot compute it. */
const sumOf = (page: RefundsPageQuery['page'] | undefined): string | undefined =>
  page?.returned && page.returned.length > 0 ? texts.returned(totalText(page.returned)) : undefined;

/** Returns the sum of the selected refunds. Undefined for "all except some", because the service cannot compute it. */
const selectedSum = ({ matching, rows }: Selection<RefundRow>, page: RefundsPageQuery['page'] | undefined) => {
  if (matching === undefined) return totalText(rows.map(amountOf));
  return page?.returned && matching.except.length === 0 ? totalText(page.returned) : undefined;
};

/** Page that searches refunds, one per row. */
export const RefundsPage = () => {
  const list = useFilteredList(refundList);
  const { activity: withRequesters } = useSettings();
  const { filter, paging, state, change, shown } = list;
  const query = useRefundsPageQuery({ variables: { filter, ...paging, withRequesters } });
  const page = useListPage(query, list);
  const { content, size } = page;
  const mayExport = useCan(...operationPermissions['Mutation.createExport']);
  const selection = useSelection({ key: shown.key, content, variables: { filter, ...paging } });
  const found = size === undefined ? undefined : (query.data ?? query.previousData)?.page;
  const ofPayments = found?.payments ?? null;
  const isListed = found?.payments === null;
  const bar = (
    <SelectedRowsBar
      noun={refund}
      selection={selection}
      sum={selectedSum(selection, found)}
      total={content.total}
      shown={content.rows.length}
    >
      <ExportSelection list={list} selection={selection} exported={refundExport} />
    </SelectedRowsBar>
  );
  return (
    <ListScreen
      help="Devoluciones"
      tools={
        <>
          <StatusMenu status={state.status} groups={[refundStatuses]} onChange={(status) => change({ status })} />
          {isListed ? <ExportMenu list={list} page={page} exported={refundExport} /> : <ExportHistoryLink />}
        </>
      }
    >
      <FilterForm list={list} />
      {ofPayments !== null && <Alert severity="info">{texts.paymentsAlone}</Alert>}
      <ListResults
        texts={
          ofPayments === null
            ? texts
            : { ...texts, total: (all: number) => texts.ofPayments(content.rows.length, ofPayments, all) }
        }
        list={list}
        page={page}
        view={withRequesters ? refundView : refundViewWithoutRequester}
        // without a list of refunds there is no sum, because partial refunds are missing
        sum={isListed ? sumOf(found) : undefined}
        {...(isListed &&
          mayExport && { selectable: { selection, label: texts.select, selected: texts.selected, bar } })}
      />
    </ListScreen>
  );
};
