import type { Rolldown } from 'vite';

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'code' | 'fileName' | 'imports' | 'isDynamicEntry' | 'isEntry' | 'moduleIds'
>;

/** Returns these chunks with all their static imports, direct and indirect. */
export const withImports = (chunks: readonly Chunk[], first: readonly Chunk[]): readonly Chunk[] => {
  const loaded = new Set(first);
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded];
};

/**
 * Returns the chunks that contain a module of these patterns.
 * @throws Error for a pattern without a module, which was probably renamed
 */
export const chunksOf = (chunks: readonly Chunk[], modules: readonly RegExp[]): readonly Chunk[] =>
  modules.flatMap((module) => {
    const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    if (found.length === 0) throw new Error(`No module of the build matches ${String(module)}.`);
    return found;
  });
