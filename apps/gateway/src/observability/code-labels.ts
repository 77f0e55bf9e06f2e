/** Codes of one service that are told apart: what it answers is its own choice, and every label is a series. */
const CODES_OF_A_SERVICE = 20;
const PLAIN = /^[a-z][a-z0-9_]{0,59}$/i;

/** Makes labels of the codes of services: the first ones of a plain form, and `other` for all the rest. */
export const createCodeLabels = (): ((service: string, code: string) => string) => {
  const seen = new Map<string, Set<string>>();
  return (service, code) => {
    const codes = seen.get(service) ?? new Set<string>();
    seen.set(service, codes);
    if (!PLAIN.test(code)) return 'other';
    if (codes.size < CODES_OF_A_SERVICE) codes.add(code);
    return codes.has(code) ? code : 'other';
  };
};
