import Handshake from '@mui/icons-material/HandshakeOutlined';
import { createEntityActions } from '@/shared/actions';
import { conciliateTexts } from '../service-payment.texts';

/** Actions of gateway batches for row menu and dialog: `?accion=conciliate&lote-de-gateway=…`. */
export const gatewayBatchActions = createEntityActions({
  parameter: 'lote-de-gateway',
  actions: { conciliate: { label: conciliateTexts.label, icon: <Handshake /> } },
  load: async () => (await import('./gateway-batch.dialogs')).GatewayBatchDialog,
});
