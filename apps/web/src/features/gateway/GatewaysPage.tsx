import { operationPermissions } from '@backoffice/schema/permissions';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { useCan } from '@/shared/auth';
import { NoPermission } from '@/shared/feedback';
import { FilterForm, ListResults, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { defaultGatewayList, gatewayList, gatewayViewOf, gatewayViewPaths, type GatewayView } from './gateway-list';
import { gatewayView } from './gateway-view';
import { useDefaultGatewaysPageQuery, useGatewaysPageQuery } from './GatewaysPage.generated';
import { gatewaysTexts as texts } from './gateway.texts';

const ViewTabs = ({ view }: { readonly view: GatewayView }) => (
  <Tabs value={view} aria-label={texts.views} component="nav">
    <Tab value="all" label={texts.all} component={Link} to={gatewayViewPaths.all} />
    <Tab value="default" label={texts.byDefault} component={Link} to={gatewayViewPaths.default} />
  </Tabs>
);

/** Search of all gateways by name. */
const AllGateways = () => {
  const list = useFilteredList(gatewayList);
  const query = useGatewaysPageQuery({ variables: { ...list.filter, ...list.paging } });
  const page = useListPage(query, list);
  return (
    <>
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={page} view={gatewayView} />
    </>
  );
};

/** List of the default gateways, which collectors without a gateway of their own use. */
const DefaultGateways = () => {
  const list = useFilteredList(defaultGatewayList);
  const query = useDefaultGatewaysPageQuery({ variables: list.paging });
  const page = useListPage(query, list);
  return <ListResults texts={texts} list={list} page={page} view={gatewayView} />;
};

/** Page of the gateways, with the views that the permissions allow (A29, CON-05). */
export const GatewaysPage = () => {
  const [search] = useSearchParams();
  const seesAll = useCan(...operationPermissions['Query.gateways']);
  const seesDefault = useCan(...operationPermissions['Query.defaultGateways']);
  const view = seesAll ? gatewayViewOf(search) : 'default';
  if (view === 'default' && !seesDefault)
    return <NoPermission needs={{ anyOf: operationPermissions['Query.defaultGateways'] }} />;
  return (
    <ListScreen help="Gateway">
      {seesAll && seesDefault && <ViewTabs view={view} />}
      {view === 'default' ? <DefaultGateways /> : <AllGateways />}
    </ListScreen>
  );
};
