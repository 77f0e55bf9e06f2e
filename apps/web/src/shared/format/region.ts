const names = new Intl.DisplayNames('es-AR', { type: 'region' });

/** The Spanish name of a country by its code of two letters; the code when the browser does not know it. */
export const regionName = (code: string): string => names.of(code) ?? code;
