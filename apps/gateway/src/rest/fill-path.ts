import { LRUCache } from 'lru-cache';

const PLACEHOLDER = /\{(\w+)\}/;

/**
 * What an identifier may look like. A positive pattern, because `encodeURIComponent('..')` is `'..'`, and a path with
 * such a segment, or an empty one, is another path: `/pagos/../cancelar`.
 */
const IDENTIFIER = /^[A-Za-z0-9_-]{1,64}$/;

/** Values of the placeholders of a path. */
export type PathParameters = Readonly<Record<string, string | number>>;

/** Paths of the contracts, taken apart once: texts at even places, names of placeholders at odd ones. */
const templates = new LRUCache<string, readonly string[]>({
  max: 500,
  memoMethod: (path) => path.split(PLACEHOLDER),
});

/** The path with its placeholders filled in; undefined when a value is none that anything can be called. */
export const fillPath = (path: string, parameters: PathParameters = {}): string | undefined => {
  let filled = '';
  let isName = false;
  for (const part of templates.memo(path)) {
    const text = isName ? String(parameters[part] ?? '') : part;
    if (isName && !IDENTIFIER.test(text)) return undefined;
    filled += text;
    isName = !isName;
  }
  return filled;
};
