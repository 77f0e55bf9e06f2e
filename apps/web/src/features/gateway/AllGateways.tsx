import { SearchedList, useListPage, useListState } from '@/shared/list';
import { gatewayListCodec } from './gateway-list.address';
import { gatewayView } from './gateway-view';
import { useGatewaysPageQuery } from './GatewaysPage.generated';
import { gatewaysTexts as texts } from './gateway.texts';
import { gatewaysList } from './gateway.feature';

/** Search of gateways by name. */
export const AllGateways = () => {
  const [list, change, shown] = useListState(gatewayListCodec, gatewaysList.key);
  const { text: search, page, limit, sort } = list;
  const asked = useGatewaysPageQuery({ variables: { search, page, limit, sorts: [sort] } });
  return (
    <SearchedList
      texts={texts}
      list={list}
      shown={shown}
      onChange={change}
      page={useListPage(asked, ({ gateways }) => gateways, list, change)}
      view={gatewayView}
    />
  );
};
