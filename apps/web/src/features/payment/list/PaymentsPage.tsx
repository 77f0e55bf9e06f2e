import Alert from '@mui/material/Alert';
import { RecordMarks } from '@/domain/note';
import { operationPermissions } from '@backoffice/schema/permissions';
import { ExportMenu, ExportSelection } from '@/features/export';
import { useCan } from '@/shared/auth';
import { SearchElsewhere, useRecordSearch } from '@/domain/record-search';
import { ListWithActions } from '@/shared/bulk';
import { useSettings } from '@/shared/settings';
import { useColumnChoices } from '@/shared/columns';
import { FilterForm, ListScreen, StatusMenu, useFilteredList, useListPage, useListSum } from '@/shared/list';
import { paymentsTexts as texts } from '../payment.texts';
import { paymentActions, paymentBulk } from '../actions/payment.actions';
import { MissingCodes } from './MissingCodes';
import { paymentExportOf } from './payment-export';
import { paymentList, statusGroups } from './payment-list';
import { PaymentSumDocument } from './PaymentSum.generated';
import { paymentView, refundedView } from './payment-view';
import { usePaymentsPageQuery } from './PaymentsPage.generated';
import { useRefundedSum } from './use-refunded-sum';

const exports = { usual: paymentExportOf(paymentView), refunded: paymentExportOf(refundedView) };

/** Page that searches payments (A38-A45). */
export const PaymentsPage = () => {
  const list = useFilteredList(paymentList);
  const { filter, paging, state, change } = list;
  const { byRefundDate } = state.dates;
  const exported = byRefundDate ? exports.refunded : exports.usual;
  const maySee = useCan(...operationPermissions['Query.collector']);
  const isShown = useColumnChoices(list.shown.key).extra.includes('collector');
  const returnedIn = byRefundDate ? filter.period : null;
  const query = usePaymentsPageQuery({
    variables: { filter, ...paging, withCollectors: maySee && isShown, returnedIn },
  });
  const page = useListPage(query, list);
  // by refund date, the sum of the amounts would look like the sum of the refunds
  const sum = useListSum(PaymentSumDocument, list, byRefundDate ? { ...page, size: undefined } : page);
  const { listsRefunds } = useSettings();
  const returned = useRefundedSum({ filter, page, isKnown: byRefundDate && listsRefunds });
  const dialog = paymentActions.usePageDialogs({
    onChanged: () => {
      page.refetch();
      returned.refetch();
    },
  });
  const bulk = paymentBulk.useBulk({
    list,
    page,
    ...(byRefundDate && { sumOf: returned.sumOf }),
    tools: (selection) => <ExportSelection list={list} selection={selection} exported={exported} />,
  });
  return (
    <ListScreen
      help="Pagos"
      tools={
        <>
          <StatusMenu status={state.status} groups={statusGroups} onChange={(status) => change({ status })} />
          <ExportMenu list={list} page={page} exported={exported} />
        </>
      }
    >
      <FilterForm list={list} recordOf={useRecordSearch()} />
      <MissingCodes codes={state.codes} filter={filter} wider={list.wider} />
      {byRefundDate && !listsRefunds && <Alert severity="info">{texts.onlyWhole}</Alert>}
      <RecordMarks of="Payment" rows={page.content.rows}>
        <ListWithActions
          texts={texts}
          list={list}
          page={page}
          view={byRefundDate ? refundedView : paymentView}
          sum={returned.sum ?? sum}
          elsewhere={<SearchElsewhere text={state.text} />}
          dialog={dialog}
          // in a list by refund date, the bar hides the sum of the payments: it would look like the sum of the refunds
          bulk={byRefundDate ? { ...bulk, amountOf: undefined } : bulk}
        />
      </RecordMarks>
    </ListScreen>
  );
};
