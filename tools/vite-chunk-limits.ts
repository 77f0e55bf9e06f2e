import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, withImports, type Chunk } from './vite-chunk-graph.ts';

interface ChunkLimits {
  /** Limits of the scripts that opening a page may load: those of these modules, the entry among them. */
  readonly page: { readonly modules: readonly RegExp[]; readonly scripts: number; readonly compressedBytes: number };
}

const tooMuch = (chunks: readonly Chunk[], { page }: ChunkLimits): readonly string[] => {
  const loaded = withImports(chunks, chunksOf(chunks, page.modules));
  const bytes = loaded.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  return [
    ...(loaded.length > page.scripts ? [`The page loads ${loaded.length} scripts; the most is ${page.scripts}.`] : []),
    ...(bytes > page.compressedBytes ? [`The page loads ${bytes} bytes; the most is ${page.compressedBytes}.`] : []),
  ];
};

/**
 * Chunks that need each other: their modules run in an order that depends on which is requested first, and one then
 * reads what another has not made yet.
 */
const inCircle = (chunks: readonly Chunk[]): readonly string[] =>
  chunks
    .filter((chunk) =>
      withImports(
        chunks,
        chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
      ).includes(chunk),
    )
    .map(({ fileName }) => `${fileName} needs itself by way of other scripts.`);

/** Vite plugin: fails the build when scripts need each other, or a page loads too many or too much. */
export const chunkLimits = (limits: ChunkLimits): Plugin => ({
  name: 'chunk-limits',
  apply: 'build',
  generateBundle: {
    // after Vite has joined the entry with the page
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const problems = [...inCircle(chunks), ...tooMuch(chunks, limits)];
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  },
});
