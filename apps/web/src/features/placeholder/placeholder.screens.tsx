import type { Permission } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import type { Screen } from '@/shared/feature/feature';

const placeholder =
  (state: 'planned' | 'excluded') =>
  (path: string, title: string, ...anyOf: readonly Permission[]): Screen => ({
    path,
    title,
    anyOf,
    load: async () => {
      const { PlaceholderPage } = await import('./PlaceholderPage');
      return () => <PlaceholderPage title={title} state={state} />;
    },
  });

const planned = placeholder('planned');
const excluded = placeholder('excluded');

/** Addresses of the documents whose screens are not there yet (A32, B26), or are no part of the product (GAP-03). */
export const placeholderScreens: readonly Screen[] = [
  planned(routes.taxForms.path, 'Presentaciones AFIP', 'AFIP_SHOW'),
  planned('/afip/generar', 'Nueva presentación', 'AFIP_CREATE'),
  planned('/afip/:id', 'Detalle de la presentación', 'AFIP_SHOW'),
  planned(
    routes.servicePayments.path,
    'Pago de servicios',
    'SERVICE_PAYMENT_SHOW_BATCH',
    'GATEWAY_BATCH_SHOW_BATCH_DATA',
  ),
  planned('/pagos/pago-de-servicios/transacciones', 'Lotes de transacción', 'SERVICE_PAYMENT_SHOW_BATCH'),
  planned('/pagos/pago-de-servicios/gateways', 'Lotes de gateways', 'GATEWAY_BATCH_SHOW_BATCH_DATA'),
  planned(routes.bins.path, 'BIN', 'BIN_SHOW'),
  planned('/bin/:id', 'Detalle de BIN', 'BIN_SHOW', 'BIN_CREATE', 'BIN_UPDATE'),
  planned(routes.integrations.path, 'Reporte plano de integraciones', 'SOFT_PROVIDER_SHOW'),
  excluded('/cvu', 'Cuentas CVU'),
  excluded('/terminales-de-pago', 'Terminales de pago'),
  excluded('/precargadas', 'Tarjetas precargadas'),
  excluded('/debitos-automaticos', 'Débitos automáticos'),
  excluded('/facturacion', 'Facturación'),
  excluded('/detail', 'Detalle'),
  excluded('/medios-de-pago-excluidos', 'Medios de pago excluidos'),
];
