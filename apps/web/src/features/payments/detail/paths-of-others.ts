/** Pages that come later and that a payment leads to already (A32, B28). Identifiers come from services: they are encoded. */

/** Page of a subscription. */
export const subscriptionPath = (id: string): string => `/suscripcion/${encodeURIComponent(id)}`;

/** Page of a batch of withdrawals of a collector. */
export const batchPath = (collectorId: string, id: string): string =>
  `/lotes/lotes/${encodeURIComponent(collectorId)}/${encodeURIComponent(id)}`;
