/** The words of the list of subscriptions; title, columns and the empty text are exact (A47-A53). */
export const subscriptionsTexts = {
  title: 'Buscar Suscripciones',
} as const;
