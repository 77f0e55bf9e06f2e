import { parse } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunksOf, withImports, type Chunk } from './vite-chunk-graph.ts';

export interface Shell {
  /** Module that the entry imports at once. Both are loaded on every screen. */
  readonly start: RegExp;
  /** Screens that people usually open first. */
  readonly often: readonly RegExp[];
}

/**
 * Unneeded compressed bytes that a screen may load to save one request. With a lower number, screens request more
 * scripts. Merged scripts also compress better.
 */
const REQUEST_BYTES = 5_000;

/** Weight of opening one of the usual first screens, compared with another screen. */
const OFTEN = 40;

/** Modules in one chunk, and the lazy entries that need them. */
interface Part {
  readonly bytes: number;
  readonly users: ReadonlySet<Chunk>;
  readonly modules: readonly string[];
  readonly needs: Set<Part>;
}

/** Builds without grouping. Modules share a chunk only when the same lazy entries need them. */
const finestChunks = async (config: InlineConfig): Promise<readonly Chunk[]> => {
  const rolldownOptions = { ...config.build?.rolldownOptions, experimental: { chunkOptimization: false } };
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, reportCompressedSize: false, rolldownOptions },
  });
  const outputs = 'close' in result ? [] : [result].flat();
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
};

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the chunks outside of the shell that several lazy entries need. */
const sharedParts = (chunks: readonly Chunk[], shell: ReadonlySet<Chunk>): readonly Part[] => {
  const users = new Map(chunks.map((chunk) => [chunk, new Set<Chunk>()]));
  for (const lazy of chunks.filter(({ isDynamicEntry }) => isDynamicEntry))
    for (const chunk of withImports(chunks, [lazy])) users.get(chunk)?.add(lazy);
  const parts = new Map<string, Part>();
  for (const [chunk, by] of users) {
    if (shell.has(chunk) || by.size < 2) continue;
    const bytes = brotliCompressSync(chunk.code, fast).length;
    parts.set(chunk.fileName, { bytes, users: by, modules: chunk.moduleIds, needs: new Set() });
  }
  for (const { fileName, imports } of chunks)
    for (const needed of imports.flatMap((file) => parts.get(file) ?? [])) parts.get(fileName)?.needs.add(needed);
  return [...parts.values()];
};

/** Returns whether a chunk imports another through a third one. Merging both would create an import cycle. */
const needsByWay = (part: Part, other: Part): boolean => {
  const seen = new Set([...part.needs].filter((needed) => needed !== other));
  for (const { needs } of seen) for (const needed of needs) seen.add(needed);
  return seen.has(other);
};

/** Returns the bytes that merging two chunks saves over all screens: saved requests, minus bytes loaded without need. */
const gainOf = (one: Part, other: Part, openings: (users: Iterable<Chunk>) => number): number => {
  const both = openings([...one.users].filter((user) => other.users.has(user)));
  const onlyOne = openings(one.users) - both;
  const onlyOther = openings(other.users) - both;
  return both * REQUEST_BYTES - one.bytes * onlyOther - other.bytes * onlyOne;
};

const joined = (one: Part, other: Part): Part => ({
  bytes: one.bytes + other.bytes,
  users: new Set([...one.users, ...other.users]),
  modules: [...one.modules, ...other.modules],
  needs: new Set([...one.needs, ...other.needs].filter((needed) => needed !== one && needed !== other)),
});

/** Merges the two chunks with the largest gain, until no merge has a gain. Skips merges that create an import cycle. */
const joinParts = (all: readonly Part[], openings: (users: Iterable<Chunk>) => number): readonly Part[] => {
  const parts = new Set<Part>();
  let pairs: { readonly one: Part; readonly other: Part; readonly gain: number }[] = [];
  const add = (one: Part) => {
    for (const other of parts) {
      const gain = gainOf(one, other, openings);
      if (gain > 0) pairs.push({ one, other, gain });
    }
    parts.add(one);
  };
  all.forEach(add);
  for (;;) {
    const best = pairs
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other }) => !needsByWay(one, other) && !needsByWay(other, one));
    if (!best) return [...parts];
    const gone = [best.one, best.other];
    const both = joined(best.one, best.other);
    pairs = pairs.filter(({ one, other }) => !gone.includes(one) && !gone.includes(other));
    for (const part of gone) parts.delete(part);
    for (const { needs } of parts) if (gone.filter((part) => needs.delete(part)).length > 0) needs.add(both);
    add(both);
  }
};

/** Returns the name of a chunk: that of its first module with an unused name. */
const nameOf = ({ modules }: Part, taken: Set<string>): string => {
  const name = modules.map((id) => parse(id).name).find((stem) => !taken.has(stem)) ?? `shared-${taken.size}`;
  taken.add(name);
  return name;
};

const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id);

/**
 * Assigns a chunk name to each module, from the chunks of an ungrouped build. The entry is one chunk, the libraries of
 * the shell a second, and the rest of the shell a third. Libraries are separate because they seldom change. Modules
 * that several screens share are merged when the saved requests outweigh the extra bytes. A module of a single screen
 * gets no name and stays in its chunk.
 */
export const scriptsByUse = (chunks: readonly Chunk[], { start, often }: Shell): ReadonlyMap<string, string> => {
  const entry = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const shell = new Set(withImports(chunks, [...entry, ...chunksOf(chunks, [start])]));
  const opened = new Set(chunksOf(chunks, often));
  const openings = (users: Iterable<Chunk>) =>
    [...users].reduce((sum, user) => sum + (opened.has(user) ? OFTEN : 1), 0);

  const names = new Map<string, string>();
  for (const { moduleIds } of shell) for (const id of moduleIds) names.set(id, isLibrary(id) ? 'libraries' : 'frame');
  for (const { moduleIds } of entry) for (const id of moduleIds) names.set(id, 'start');
  const taken = new Set(names.values());
  for (const part of joinParts(sharedParts(chunks, shell), openings)) {
    const name = nameOf(part, taken);
    for (const id of part.modules) names.set(id, name);
  }
  return names;
};

/** Creates the chunk group of the build, from sizes and uses measured in a first build. */
export const chunksByUse = async (config: InlineConfig, shell: Shell): Promise<Rolldown.CodeSplittingGroup> => {
  const names = scriptsByUse(await finestChunks(config), shell);
  return { name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false };
};
