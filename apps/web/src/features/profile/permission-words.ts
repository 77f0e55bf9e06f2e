import type { Permission } from '@backoffice/schema/permissions';

type Words = readonly [area: string, what: string];

/** Every permission in words, by area. A new permission without words does not compile. */
const words: Readonly<Record<Permission, Words>> = {
  PAYMENT_SHOW: ['Pagos', 'Buscar y ver'],
  PAYMENT_CREATE: ['Pagos', 'Crear'],
  PAYMENT_UPDATE: ['Pagos', 'Cambiar medio de pago'],
  PAYMENT_CANCEL: ['Pagos', 'Cancelar'],
  PAYMENT_REFUND: ['Pagos', 'Devolver'],
  PAYMENT_CANCEL_OBJECTION: ['Pagos', 'Cancelar objeciones'],
  PAYMENT_REVERSE: ['Pagos', 'Reversar'],
  PAYMENT_UPDATE_GATEWAY: ['Pagos', 'Actualizar desde el gateway'],
  PAYMENT_SHOW_FEES: ['Pagos', 'Ver comisiones'],
  PAYMENT_SHOW_HISTORY: ['Pagos', 'Ver historial'],
  PAYMENT_SHOW_BATCHES: ['Pagos', 'Ver lotes'],
  PAYMENT_HOLDER: ['Pagos', 'Consultar el titular de la tarjeta'],
  SUBSCRIPTION_SHOW: ['Suscripciones', 'Buscar y ver'],
  SUBSCRIPTION_CREATE: ['Suscripciones', 'Crear'],
  SUBSCRIPTION_CANCEL: ['Suscripciones', 'Cancelar'],
  SUBSCRIPTION_UPDATE: ['Suscripciones', 'Cambiar medio de pago o importe'],
  SUBSCRIPTION_REMOVE_PAYMENT_METHOD: ['Suscripciones', 'Eliminar medio de pago'],
  SUBSCRIPTION_SHOW_HISTORY: ['Suscripciones', 'Ver historial'],
  COLLECTOR_SHOW: ['Entidades', 'Buscar y ver'],
  COLLECTOR_CREATE: ['Entidades', 'Crear y configurar'],
  PAYER_SHOW: ['Pagadores', 'Buscar y ver'],
  PAYER_CREATE: ['Pagadores', 'Crear'],
  PAYER_REFERENCE_SHOW: ['Pagadores', 'Ver referencias'],
  PAYER_REFERENCE_CREATE: ['Pagadores', 'Crear referencias'],
  PAYER_REFERENCE_UPDATE: ['Pagadores', 'Modificar referencias'],
  PAYER_REFERENCE_DELETE: ['Pagadores', 'Eliminar referencias'],
  PROMOTION_SHOW: ['Promociones', 'Ver'],
  PROMOTION_CREATE: ['Promociones', 'Crear'],
  MEDIA_PAYMENT_COST_SHOW: ['Costos de medios de pago', 'Ver'],
  MEDIA_PAYMENT_COST_CREATE: ['Costos de medios de pago', 'Crear'],
  GATEWAY_SHOW: ['Gateways', 'Ver'],
  GATEWAY_CREATE: ['Gateways', 'Crear'],
  GATEWAY_DEFAULT_SHOW: ['Gateways', 'Ver los gateways por defecto'],
  TARIFF_SHOW: ['Tarifas', 'Ver'],
  STRATEGY_SHOW: ['Estrategias', 'Ver'],
  EXPORT_SHOW: ['Exportaciones', 'Ver y descargar'],
  EXPORT_SEARCH: ['Exportaciones', 'Buscar en el historial'],
  EXPORT_CREATE: ['Exportaciones', 'Exportar'],
  NOTIFICATION_SHOW: ['Notificaciones', 'Ver'],
  NOTIFICATION_SEND: ['Notificaciones', 'Enviar'],
  IMPORT_REQUEST: ['Importaciones', 'Importar y ver'],
  IMPORT_APPROVE: ['Importaciones', 'Confirmar'],
  IMPORT_CANCEL: ['Importaciones', 'Cancelar'],
  TRANSFER_SHOW: ['Transferencias', 'Ver'],
  TRANSFER_UPDATE: ['Transferencias', 'Conciliar'],
  WITHDRAW_SHOW: ['Retiros a transferir', 'Ver'],
  WITHDRAW_TRANSFER: ['Retiros a transferir', 'Transferir'],
  WITHDRAW_DOWNLOAD: ['Retiros a transferir', 'Descargar'],
  WITHDRAW_REJECTED: ['Retiros a transferir', 'Rechazar'],
  WITHDRAW_RE_EXPORT: ['Retiros a transferir', 'Re-exportar'],
  WITHDRAWAL_SEARCH: ['Autorización de retiros', 'Buscar'],
  WITHDRAWAL_AUTHORIZE: ['Autorización de retiros', 'Autorizar y rechazar'],
  BATCH_WITHDRAW_SHOW: ['Lotes de retiros', 'Ver'],
  BATCH_WITHDRAW_REPROCESS: ['Lotes de retiros', 'Reprocesar'],
  BATCH_WITHDRAW_DOWNLOAD: ['Lotes de retiros', 'Descargar'],
  BATCH_WITHDRAW_RE_EXPORT: ['Lotes de retiros', 'Re-exportar'],
  DISTRIBUTION_SHOW: ['Distribuciones', 'Ver'],
  DISTRIBUTION_UPDATE: ['Distribuciones', 'Reprocesar, rechazar, autorizar y editar destino'],
  DISTRIBUTION_FORCE: ['Distribuciones', 'Forzar éxito'],
  DISTRIBUTION_SCHEDULED_UPDATE: ['Distribuciones', 'Editar programadas'],
  AFIP_SHOW: ['Presentaciones AFIP', 'Ver'],
  AFIP_CREATE: ['Presentaciones AFIP', 'Crear'],
  AFIP_DELIVER: ['Presentaciones AFIP', 'Presentar'],
  AFIP_DOWNLOAD: ['Presentaciones AFIP', 'Descargar'],
  AFIP_REPROCESS: ['Presentaciones AFIP', 'Re-procesar'],
  SOFT_PROVIDER_SHOW: ['Integraciones', 'Ver'],
  SOFT_PROVIDER_APPROVE: ['Integraciones', 'Aprobar'],
  SOFT_PROVIDER_REJECT: ['Integraciones', 'Rechazar'],
  BIN_SHOW: ['BIN', 'Ver'],
  BIN_CREATE: ['BIN', 'Crear'],
  BIN_UPDATE: ['BIN', 'Modificar'],
  BIN_DELETE: ['BIN', 'Borrar'],
  SERVICE_PAYMENT_SHOW_BATCH: ['Pago de servicios', 'Ver lotes de transacción'],
  GATEWAY_BATCH_SHOW_BATCH_DATA: ['Pago de servicios', 'Ver lotes de gateways'],
  GATEWAY_BATCH_CONCILIATE_BATCH: ['Pago de servicios', 'Conciliar lotes de gateways'],
  DEVELOPER: ['Desarrollo', 'Explorar el esquema y ejecutar consultas'],
};

export interface PermissionArea {
  readonly area: string;
  readonly items: readonly { readonly permission: Permission; readonly what: string }[];
}

// the keys of a complete record are exactly the permissions, which Object.keys does not say
const isPermission = (key: string): key is Permission => key in words;
const all = Object.keys(words).filter(isPermission);

/** What a person may do, in words, by area. */
export const permissionAreas = (held: ReadonlySet<Permission>): readonly PermissionArea[] => {
  const areas = new Map<string, { permission: Permission; what: string }[]>();
  for (const permission of all) {
    if (!held.has(permission)) continue;
    const [area, what] = words[permission];
    areas.set(area, [...(areas.get(area) ?? []), { permission, what }]);
  }
  return [...areas].map(([area, items]) => ({ area, items }));
};
