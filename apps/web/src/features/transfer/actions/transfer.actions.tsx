import Handshake from '@mui/icons-material/HandshakeOutlined';
import { createEntityActions, type OfferedEntity } from '@/shared/actions';
import { conciliateTexts } from '../transfer.texts';

/** The actions of transfers: row menu and dialog, `?accion=conciliate&transferencia=…`. */
export const { useOfferedActions: useOfferedTransferActions, usePageActions: useTransferActions } = createEntityActions<
  'conciliate',
  OfferedEntity
>({
  parameter: 'transferencia',
  display: { conciliate: { label: conciliateTexts.label, icon: <Handshake /> } },
  hiddenReasons: new Set(['no_permission']),
  load: async () => (await import('./transfer.dialogs')).transferDialogs,
});
