import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { ListWithActions } from '@/shared/bulk';
import { useFilteredList, useListPage } from '@/shared/list';
import { gatewayBatchActions } from '../conciliation/gateway-batch.actions';
import { gatewayBatchTexts as texts } from '../service-payment.texts';
import { gatewayBatchList } from './batch-lists';
import { BatchListScreen } from './BatchListScreen';
import { gatewayBatchView } from './gateway-batch-view';
import { useGatewayBatchesPageQuery } from './GatewayBatchesPage.generated';

const other = { path: routes.transactionBatches.path, anyOf: operationPermissions['Query.transactionBatches'] };

/** Page that searches and conciliates gateway batches (B117, B119). */
export const GatewayBatchesPage = () => {
  const list = useFilteredList(gatewayBatchList);
  const { filter, paging } = list;
  const query = useGatewayBatchesPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const dialog = gatewayBatchActions.usePageDialogs({ onChanged: page.refetch });
  return (
    <BatchListScreen texts={texts} other={other} list={list}>
      <ListWithActions texts={texts} list={list} page={page} view={gatewayBatchView} dialog={dialog} />
    </BatchListScreen>
  );
};
