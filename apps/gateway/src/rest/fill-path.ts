import { LRUCache } from 'lru-cache';

const PLACEHOLDER = /\{(\w+)\}/;

/**
 * What services give as an identifier has a digit (a UUID, an ObjectId, a number), or is the short name of a collector, in
 * capitals. A mere word may be another address of the service: `/metrics`, `/health`.
 */
const IDENTIFIER = /^(?=.*\d|[A-Z]+$)[A-Za-z0-9_-]{1,64}$/;
/** What stands in a path and is no identifier: the kind of a file. */
const OTHERS: Readonly<Record<string, RegExp>> = { format: /^[a-z]{3,4}$/ };

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
    if (isName && !(OTHERS[part] ?? IDENTIFIER).test(text)) return undefined;
    filled += text;
    isName = !isName;
  }
  return filled;
};
