import Handshake from '@mui/icons-material/HandshakeOutlined';
import { createEntityActions, OfferedRowMenu, type OfferedEntity } from '@/shared/actions';
import type { GatewayBatchRowFragment } from '../list/GatewayBatchesPage.generated';
import { conciliateTexts, gatewayBatchTexts } from '../service-payment.texts';

const { useOfferedActions, usePageActions } = createEntityActions<'conciliate', OfferedEntity>({
  parameter: 'lote-de-gateway',
  display: { conciliate: { label: conciliateTexts.label, icon: <Handshake /> } },
  hiddenReasons: new Set(['no_permission']),
  load: async () => (await import('./gateway-batch.dialogs')).gatewayBatchDialogs,
});

/** Hook of the conciliation on a page, `?accion=conciliate&lote-de-gateway=…`. */
export const useGatewayBatchActions = usePageActions;

/** The menu of a gateway batch in the list. */
export const GatewayBatchRowMenu = ({ row }: { readonly row: GatewayBatchRowFragment }) => (
  <OfferedRowMenu row={row} texts={gatewayBatchTexts} useOfferedActions={useOfferedActions} />
);
