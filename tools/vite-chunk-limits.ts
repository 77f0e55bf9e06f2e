import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, withImports, type Chunk } from './vite-chunk-graph.ts';

/**
 * Limits of a first visit to the payments list: number of scripts, and bytes compressed with Brotli. The build counts
 * the chunks of known modules. `e2e/first-visit.test.ts` counts what a browser requests before the first row.
 */
export const firstVisit = { scripts: 15, compressedBytes: 404_000 } as const;

interface ChunkLimits {
  /** Modules that opening a page loads: the entry, the screen, and its lazy imports that start at once. */
  readonly page: { readonly modules: readonly RegExp[] } & typeof firstVisit;
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
 * Reports chunks in an import cycle. The order of their modules depends on which is requested first, so one may read a
 * value that is not initialized yet.
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

/** Creates the Vite plugin that fails the build for an import cycle between chunks, and for a page above the limits. */
export const chunkLimits = (limits: ChunkLimits): Plugin => ({
  name: 'chunk-limits',
  apply: 'build',
  generateBundle: {
    // after Vite has inlined the entry chunk of the HTML page
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const problems = [...inCircle(chunks), ...tooMuch(chunks, limits)];
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  },
});
