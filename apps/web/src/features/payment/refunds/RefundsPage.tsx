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
} from '@/shared/list';
import { refundExport } from './refund-export';
import { refundList, refundStatuses } from './refund-list';
import { refundView, type RefundRow } from './refund-view';
import { refund, refundsTexts as texts } from './refund.texts';
import { useRefundsPageQuery, type RefundsPageQuery } from './RefundsPage.generated';

/** Nothing for a refund that gave nothing back: sums are of money that went. */
const amountOf = ({ returnedAmount, refund: { currencyId } }: RefundRow): Amount => ({
  amount: returnedAmount,
  currencyId,
});

/** Sum that all that match gave back; undefined where the service cannot say it. */
const sumOf = (page: RefundsPageQuery['page'] | undefined): string | undefined =>
  page?.returned && page.returned.length > 0 ? texts.returned(totalText(page.returned)) : undefined;

/** The search of refunds: one row each, with what they gave back. */
export const RefundsPage = () => {
  const list = useFilteredList(refundList);
  const { filter, paging, state, change, shown } = list;
  const query = useRefundsPageQuery({ variables: { filter, ...paging } });
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
      amountOf={amountOf}
      selection={selection}
      total={content.total}
      shown={content.rows.length}
    >
      <ExportSelection list={list} selection={selection} exported={refundExport} />
    </SelectedRowsBar>
  );
  return (
    <ListScreen
      tools={
        <>
          <StatusMenu status={state.status} groups={[refundStatuses]} onChange={(status) => change({ status })} />
          {isListed && <ExportMenu list={list} page={page} exported={refundExport} />}
          <ExportHistoryLink />
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
        view={refundView}
        sum={sumOf(found)}
        {...(isListed &&
          mayExport && { selectable: { selection, label: texts.select, selected: texts.selected, bar } })}
      />
    </ListScreen>
  );
};
