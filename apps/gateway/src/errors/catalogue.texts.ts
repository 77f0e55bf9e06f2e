const notAccepted = 'El servicio no aceptó los datos enviados.';
/** For a change of what is not the current version any more (GAP-43). */
export const staleVersion = 'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.';

/** For a key that was used for another change. */
export const keyReused = 'Esta operación ya se solicitó con otros datos. Recargue la página e intente nuevamente.';

/** Texts of refusals that hold for every service, by exact code (`extended_code`) and by class (`code`; GAP-39). */
export const commonRefusals: Readonly<Record<string, string>> = {
  bad_request: notAccepted,
  unprocessable: notAccepted,
  malformed_request: notAccepted,
  unsupported_media_type: notAccepted,
  invalid_list_query: 'El servicio no aceptó los filtros de la búsqueda.',
  not_found: 'No se encontró lo solicitado.',
  path_not_found: 'El servicio no ofrece esta operación.',
  conflict: 'El estado actual no permite esta operación. Actualice e intente nuevamente.',
  too_large: 'Los datos enviados superan el tamaño permitido.',
  invalid_idempotency_key: 'La solicitud no se pudo identificar. Recargue la página e intente nuevamente.',
  idempotency_key_reused: keyReused,
};
