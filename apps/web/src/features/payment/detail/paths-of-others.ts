/** Page of a batch of withdrawals of a collector, which comes later (A32, B28). Identifiers are encoded. */
export const batchPath = (collectorId: string, id: string): string =>
  `/lotes/lotes/${encodeURIComponent(collectorId)}/${encodeURIComponent(id)}`;
