import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Gavel from '@mui/icons-material/GavelRounded';
import { routes } from '@/domain/routes';
import { reportsGroup } from '@/features/export/export.feature';
import { defineFeature, SEARCH, type MenuGroup, type MenuLink } from '@/shared/feature/feature';
import { placeholderScreens } from './placeholder.screens';

const taxes: MenuGroup = { id: 'taxes', label: 'Impuestos', icon: Gavel, order: 11 };
const bin: MenuGroup = { id: 'bin', label: 'BIN', icon: CreditCard, order: 13 };

const menu: readonly MenuLink[] = [
  { group: taxes, label: 'Presentaciones AFIP', to: routes.taxForms.path, anyOf: ['AFIP_SHOW'] },
  {
    group: reportsGroup,
    label: 'Pago de servicios',
    to: routes.servicePayments.path,
    anyOf: ['SERVICE_PAYMENT_SHOW_BATCH', 'GATEWAY_BATCH_SHOW_BATCH_DATA'],
  },
  { group: reportsGroup, label: 'Integraciones', to: routes.integrations.path, anyOf: ['SOFT_PROVIDER_SHOW'] },
  { group: bin, label: SEARCH, to: routes.bins.path, anyOf: ['BIN_SHOW'] },
];

/** Areas of the documents without screens of their own yet; a feature that is built takes its lines with it. */
export const feature = defineFeature({
  screens: placeholderScreens,
  menu: menu.map((item) => ({ ...item, planned: true })),
  permissions: [
    {
      area: 'Presentaciones AFIP',
      words: {
        AFIP_SHOW: 'Ver',
        AFIP_CREATE: 'Crear',
        AFIP_DELIVER: 'Presentar',
        AFIP_DOWNLOAD: 'Descargar',
        AFIP_REPROCESS: 'Re-procesar',
      },
    },
    {
      area: 'Integraciones',
      words: { SOFT_PROVIDER_SHOW: 'Ver', SOFT_PROVIDER_APPROVE: 'Aprobar', SOFT_PROVIDER_REJECT: 'Rechazar' },
    },
    { area: 'BIN', words: { BIN_SHOW: 'Ver', BIN_CREATE: 'Crear', BIN_UPDATE: 'Modificar', BIN_DELETE: 'Borrar' } },
    {
      area: 'Pago de servicios',
      words: {
        SERVICE_PAYMENT_SHOW_BATCH: 'Ver lotes de transacción',
        GATEWAY_BATCH_SHOW_BATCH_DATA: 'Ver lotes de gateways',
        GATEWAY_BATCH_CONCILIATE_BATCH: 'Conciliar lotes de gateways',
      },
    },
    { area: 'Desarrollo', words: { DEVELOPER: 'Explorar el esquema y ejecutar consultas' } },
  ],
});
