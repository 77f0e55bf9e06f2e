import type { ServiceName } from '@backoffice/contracts';

type Texts = Readonly<Record<string, string>>;

/** What the people call each service. */
export const serviceLabels: Readonly<Record<ServiceName, string>> = {
  payment: 'pagos',
  payer: 'pagadores',
  collector: 'comercios',
};

/** Texts by exact code (`extended_code`) and by class (`code`); `shared` holds for every service (GAP-39). */
export const serviceTexts: Readonly<Record<ServiceName | 'shared', Texts>> = {
  shared: {
    bad_request: 'El servicio no aceptó los datos enviados.',
    unprocessable: 'El servicio no aceptó los datos enviados.',
    not_found: 'No se encontró lo solicitado.',
    conflict: 'El estado actual no permite esta operación. Actualice e intente nuevamente.',
    too_large: 'Los datos enviados superan el tamaño permitido.',
    malformed_request: 'El servicio no aceptó los datos enviados.',
    stale_version: 'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.',
    idempotency_key_reused: 'Esta operación ya se solicitó con otros datos. Recargue la página e intente nuevamente.',
  },
  payment: {
    payment_not_found: 'No se encontró el pago.',
    payment_version_not_found: 'No se encontró esa versión del pago.',
    payment_not_cancellable: 'El pago no se puede cancelar en su estado actual.',
  },
  payer: {
    payer_not_found: 'No se encontró el pagador.',
    payer_reference_not_found: 'No se encontró la referencia del pagador.',
  },
  collector: {
    collector_not_found: 'No se encontró el comercio.',
  },
};
