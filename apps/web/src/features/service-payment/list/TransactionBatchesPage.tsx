import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { ListResults, useFilteredList, useListPage } from '@/shared/list';
import { transactionBatchTexts as texts } from '../service-payment.texts';
import { transactionBatchList } from './batch-lists';
import { BatchListScreen } from './BatchListScreen';
import { transactionBatchView } from './transaction-batch-view';
import { useTransactionBatchesPageQuery } from './TransactionBatchesPage.generated';

const other = { path: routes.gatewayBatches.path, anyOf: operationPermissions['Query.gatewayBatches'] };

/** Page that searches transaction batches (B116). */
export const TransactionBatchesPage = () => {
  const list = useFilteredList(transactionBatchList);
  const { filter, paging } = list;
  const query = useTransactionBatchesPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  return (
    <BatchListScreen texts={texts} other={other} list={list}>
      <ListResults texts={texts} list={list} page={page} view={transactionBatchView} />
    </BatchListScreen>
  );
};
