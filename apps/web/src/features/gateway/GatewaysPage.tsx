import { operationPermissions } from '@backoffice/schema/permissions';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { useCan } from '@/shared/auth';
import { NoPermission } from '@/shared/feedback';
import { ListScreen } from '@/shared/list';
import { AllGateways } from './AllGateways';
import { DefaultGateways } from './DefaultGateways';
import { gatewayViewOf, gatewayViewPaths, type GatewayView } from './gateway-list.address';
import { gatewaysTexts as texts } from './gateway.texts';

const ViewTabs = ({ view }: { readonly view: GatewayView }) => (
  <Tabs value={view} aria-label={texts.views} component="nav">
    <Tab value="all" label={texts.all} component={Link} to={gatewayViewPaths.all} />
    <Tab value="default" label={texts.byDefault} component={Link} to={gatewayViewPaths.default} />
  </Tabs>
);

/** The gateways, all of them or those by default, as the permissions of the person allow (A29, CON-05). */
export const GatewaysPage = () => {
  const [search] = useSearchParams();
  const seesAll = useCan(...operationPermissions['Query.gateways']);
  const seesDefault = useCan(...operationPermissions['Query.defaultGateways']);
  const view = seesAll ? gatewayViewOf(search) : 'default';
  if (view === 'default' && !seesDefault) return <NoPermission />;
  return (
    <ListScreen title={texts.title}>
      {seesAll && seesDefault && <ViewTabs view={view} />}
      {view === 'default' ? <DefaultGateways /> : <AllGateways />}
    </ListScreen>
  );
};
