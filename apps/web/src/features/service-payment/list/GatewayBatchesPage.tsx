import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { OpenActionContext } from '@/shared/actions';
import { ListResults, useFilteredList, useListPage } from '@/shared/list';
import { useGatewayBatchActions } from '../conciliation/gateway-batch.actions';
import { gatewayBatchTexts as texts } from '../service-payment.texts';
import { gatewayBatchList } from './batch-lists';
import { BatchListScreen } from './BatchListScreen';
import { gatewayBatchView } from './gateway-batch-view';
import { useGatewayBatchesPageQuery } from './GatewayBatchesPage.generated';

const other = { path: routes.transactionBatches.path, anyOf: operationPermissions['Query.transactionBatches'] };

/** The search and the conciliation of gateway batches (B117, B119). */
export const GatewayBatchesPage = () => {
  const list = useFilteredList(gatewayBatchList);
  const { filter, paging } = list;
  const query = useGatewayBatchesPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const actions = useGatewayBatchActions({ onChanged: page.refetch });
  return (
    <BatchListScreen texts={texts} other={other} list={list}>
      <OpenActionContext value={actions.open}>
        <ListResults texts={texts} list={list} page={page} view={gatewayBatchView} />
        {actions.dialog}
      </OpenActionContext>
    </BatchListScreen>
  );
};
