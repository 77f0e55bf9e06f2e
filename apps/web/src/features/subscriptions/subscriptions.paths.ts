/** The list of subscriptions. */
export const subscriptionsPath = '/suscripciones';

/** The detail of a subscription. Identifiers come from services: they are encoded. */
export const subscriptionPath = (id: string): string => `/suscripcion/${encodeURIComponent(id)}`;

/** The detail of a subscription with the dialog of its versions. */
export const subscriptionHistoryPath = (id: string): string => `${subscriptionPath(id)}?historial`;
