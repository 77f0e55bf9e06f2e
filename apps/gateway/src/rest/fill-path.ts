const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * What an identifier may look like. A positive pattern, because `encodeURIComponent('..')` is `'..'`, and a path with
 * such a segment, or an empty one, is another path: `/pagos/../cancelar`.
 */
const IDENTIFIER = /^[A-Za-z0-9_-]{1,64}$/;

/** Values of the placeholders of a path. */
export type PathParameters = Readonly<Record<string, string | number>>;

/** The path with its placeholders filled in; undefined when a value is none that anything can be called. */
export const fillPath = (path: string, parameters: PathParameters = {}): string | undefined => {
  const valueOf = (name = ''): string => String(parameters[name] ?? '');
  const acceptable = [...path.matchAll(PLACEHOLDER)].every(([, name]) => IDENTIFIER.test(valueOf(name)));
  return acceptable ? path.replace(PLACEHOLDER, (_placeholder, name: string) => valueOf(name)) : undefined;
};
