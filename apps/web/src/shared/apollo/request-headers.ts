type Headers = Readonly<Record<string, string>>;

/**
 * Adds the headers `source: backoffice` and, when the browser speaks Spanish, `locale: es_AR`. A request with `source:
 * collector` is not changed (A14, B295).
 */
export const withOrigin = (headers: Headers, language: string): Headers => {
  if (headers['source'] === 'collector') return headers;
  const spanish = language.toLowerCase().startsWith('es');
  return { ...headers, source: 'backoffice', ...(spanish ? { locale: 'es_AR' } : {}) };
};
