const decimals = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

const KILO = 1024;

/** A number of bytes for people: `3,2 MB`, as file managers count them. */
export const fileSize = (bytes: number): string => {
  if (bytes < KILO) return `${Math.round(bytes)} bytes`;
  if (bytes < KILO * KILO) return `${decimals.format(bytes / KILO)} kB`;
  return `${decimals.format(bytes / KILO / KILO)} MB`;
};
