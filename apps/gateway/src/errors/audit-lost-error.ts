/** Nobody could tell later who changed what: nothing is changed. Becomes `SERVICE_UNAVAILABLE`. */
export class AuditLostError extends Error {
  override readonly name = 'AuditLostError';

  constructor() {
    super(
      'No se pueden hacer cambios en este momento: no se puede registrar quién los hace. Reintente en unos minutos.',
    );
  }
}
