const minute = 60_000;

/** Returns the timestamp some minutes after another. */
export const later = (iso: string, minutes: number): string =>
  new Date(Date.parse(iso) + minutes * minute).toISOString();
