type Headers = Readonly<Record<string, string>>;

/**
 * Adds the origin and the language: `source: backoffice`, and `locale: es_AR` when the browser speaks Spanish. A
 * request that already says `source: collector` is left alone (A14, B295).
 */
export const withOrigin = (headers: Headers, language: string): Headers => {
  if (headers['source'] === 'collector') return headers;
  const spanish = language.toLowerCase().startsWith('es');
  return { ...headers, source: 'backoffice', ...(spanish ? { locale: 'es_AR' } : {}) };
};
