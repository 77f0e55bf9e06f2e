/** Pages of other domains that a payment leads to (A32, B28). Identifiers come from services: they are encoded. */

/** Page of a collector (CON-04). */
export const collectorPath = (id: string): string => `/comercios/${encodeURIComponent(id)}`;

/** Page of a payer. */
export const payerPath = (id: string): string => `/pagadores/${encodeURIComponent(id)}`;

/** Page of a subscription. */
export const subscriptionPath = (id: string): string => `/suscripcion/${encodeURIComponent(id)}`;

/** Page of a batch of withdrawals of a collector. */
export const batchPath = (collectorId: string, id: string): string =>
  `/lotes/lotes/${encodeURIComponent(collectorId)}/${encodeURIComponent(id)}`;
