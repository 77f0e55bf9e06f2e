/** Texts of the latest subscriptions of a payer or a collector. */
export const subscriptionLinesTexts = {
  title: 'Últimas suscripciones',
  all: 'Ver suscripciones',
  none: 'Sin suscripciones',
  unnamed: 'Suscripción sin concepto',
  failed: 'No se pudieron cargar las suscripciones',
  unknown: 'Sin suscripciones informadas',
} as const;
