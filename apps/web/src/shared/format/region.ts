const names = new Intl.DisplayNames('es-AR', { type: 'region' });

/**
 * Returns the Spanish name of a country by its two-letter code; the code when the browser does not know it. Throws a
 * `RangeError` for a text that is not a region code.
 */
export const regionName = (code: string): string => names.of(code) ?? code;
