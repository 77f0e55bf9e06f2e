import type { Rolldown } from 'vite';

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'code' | 'fileName' | 'imports' | 'isDynamicEntry' | 'isEntry' | 'moduleIds'
>;

/** Chunks that come with these: what they import, and what that imports. */
export const withImports = (chunks: readonly Chunk[], first: readonly Chunk[]): readonly Chunk[] => {
  const loaded = new Set(first);
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded];
};

/** Chunks that have a module of these. */
export const chunksOf = (chunks: readonly Chunk[], modules: readonly RegExp[]): readonly Chunk[] =>
  chunks.filter(({ moduleIds }) => modules.some((module) => moduleIds.some((id) => module.test(id))));
