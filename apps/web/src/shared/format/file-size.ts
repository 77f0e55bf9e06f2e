const decimals = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

const KILO = 1024;

/** Formats a number of bytes, with units of 1024: `3,2 MB`. */
export const fileSize = (bytes: number): string => {
  if (bytes < KILO) return `${Math.round(bytes)} bytes`;
  if (bytes < KILO * KILO) return `${decimals.format(bytes / KILO)} kB`;
  return `${decimals.format(bytes / KILO / KILO)} MB`;
};
