import { operationPermissions } from '@backoffice/schema/permissions';
import Hub from '@mui/icons-material/HubOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH, type MenuGroup } from '@/shared/feature/feature';

const group: MenuGroup = { id: 'gateways', label: 'Gateways', icon: Hub, order: 5 };

/** Gateways: one screen with two views, each with its own permission (CON-05). */
export const feature = defineFeature({
  screens: [
    {
      path: routes.gateways.path,
      title: 'Buscar Gateways',
      anyOf: [...operationPermissions['Query.gateways'], ...operationPermissions['Query.defaultGateways']],
      load: async () => (await import('./GatewaysPage')).GatewaysPage,
      list: 'gateways.list',
      menu: [
        { group, label: SEARCH, goKey: 'w', anyOf: operationPermissions['Query.gateways'] },
        {
          group,
          label: 'Por defecto',
          to: routes.gateways.href({ vista: 'por-defecto' }),
          anyOf: operationPermissions['Query.defaultGateways'],
          list: { key: 'gateways.default', title: 'Gateways por defecto' },
        },
      ],
    },
  ],
  permissions: [
    { area: 'Costos de medios de pago', words: { MEDIA_PAYMENT_COST_SHOW: 'Ver', MEDIA_PAYMENT_COST_CREATE: 'Crear' } },
    {
      area: 'Gateways',
      words: { GATEWAY_SHOW: 'Ver', GATEWAY_CREATE: 'Crear', GATEWAY_DEFAULT_SHOW: 'Ver los gateways por defecto' },
    },
    { area: 'Tarifas', words: { TARIFF_SHOW: 'Ver' } },
    { area: 'Estrategias', words: { STRATEGY_SHOW: 'Ver' } },
  ],
});
