import type { Permission } from '@backoffice/schema/permissions';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';

type State = 'later' | 'excluded';

const route = (state: State, path: string, title: string, anyOf: readonly Permission[] = []): RouteObject => ({
  path,
  handle: { title, anyOf } satisfies RouteHandle,
  lazy: async () => {
    const { LaterPage } = await import('./LaterPage');
    return { element: <LaterPage title={title} state={state} /> };
  },
});

const later = (path: string, title: string, ...anyOf: Permission[]): RouteObject => route('later', path, title, anyOf);
const excluded = (path: string, title: string): RouteObject => route('excluded', path, title);

/** Routes of the documents whose screens are not there (A32, B26); a static address wins over one with a parameter. */
export const laterRoutes: RouteObject[] = [
  later('importacion', 'Importación', 'IMPORT_REQUEST'),
  later('importacion/:id', 'Detalle de importación', 'IMPORT_REQUEST'),
  later('conversion', 'Detalle de conversión', 'IMPORT_REQUEST'),
  later('importaciones', 'Historial de importaciones', 'IMPORT_REQUEST'),
  later('transferencias', 'Transferencias', 'TRANSFER_SHOW'),
  later('retiros', 'Autorización de retiros', 'WITHDRAWAL_SEARCH'),
  later('retiros/historial', 'Historial de retiros', 'WITHDRAWAL_SEARCH'),
  later('retirosUnificados', 'Retiros', 'WITHDRAWAL_SEARCH', 'WITHDRAW_SHOW', 'BATCH_WITHDRAW_SHOW'),
  later('lotes', 'Lotes de retiros', 'BATCH_WITHDRAW_SHOW'),
  later('lotes/lotes', 'Detalle de lote', 'BATCH_WITHDRAW_SHOW'),
  later('lotes/lotes/:collectorId/:id', 'Detalle de lote', 'BATCH_WITHDRAW_SHOW'),
  later('distribucion', 'Distribuciones', 'DISTRIBUTION_SHOW'),
  later('afip', 'Presentaciones AFIP', 'AFIP_SHOW'),
  later('afip/generar', 'Nueva presentación', 'AFIP_CREATE'),
  later('afip/:id', 'Detalle de la presentación', 'AFIP_SHOW'),
  later('pagos/pago-de-servicios', 'Pago de servicios', 'SERVICE_PAYMENT_SHOW_BATCH', 'GATEWAY_BATCH_SHOW_BATCH_DATA'),
  later('pagos/pago-de-servicios/transacciones', 'Lotes de transacción', 'SERVICE_PAYMENT_SHOW_BATCH'),
  later('pagos/pago-de-servicios/gateways', 'Lotes de gateways', 'GATEWAY_BATCH_SHOW_BATCH_DATA'),
  later('bin', 'BIN', 'BIN_SHOW'),
  later('bin/:id', 'Detalle de BIN', 'BIN_SHOW', 'BIN_CREATE', 'BIN_UPDATE'),
  later('soft-provider', 'Reporte plano de integraciones', 'SOFT_PROVIDER_SHOW'),
  excluded('cvu', 'Cuentas CVU'),
  excluded('terminales-de-pago', 'Terminales de pago'),
  excluded('precargadas', 'Tarjetas precargadas'),
  excluded('debitos-automaticos', 'Débitos automáticos'),
  excluded('facturacion', 'Facturación'),
  excluded('detail', 'Detalle'),
  excluded('medios-de-pago-excluidos', 'Medios de pago excluidos'),
];
