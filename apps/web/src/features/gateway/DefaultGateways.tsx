import { ListResults, useListPage, useListState } from '@/shared/list';
import { defaultGatewayListCodec } from './gateway-list.address';
import { gatewayView } from './gateway-view';
import { useDefaultGatewaysPageQuery } from './GatewaysPage.generated';
import { gatewaysTexts as texts } from './gateway.texts';
import { defaultGatewaysList } from './gateway.feature';

/** The gateways that collectors without one of their own use; there are few, and nothing to search them by. */
export const DefaultGateways = () => {
  const [list, change, shown] = useListState(defaultGatewayListCodec, defaultGatewaysList.key);
  const { page, limit, sort } = list;
  const asked = useDefaultGatewaysPageQuery({ variables: { page, limit, sorts: [sort] } });
  return (
    <ListResults
      texts={texts}
      shown={shown}
      page={useListPage(asked, ({ defaultGateways }) => defaultGateways, list, change)}
      view={gatewayView}
      paging={list}
      onPaging={change}
    />
  );
};
