import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunksOf } from './vite-chunk-graph.ts';

/** Creates the Vite plugin that preloads the chunk of a lazily imported module, with its direct imports. */
export const preloadModule = (module: RegExp): Plugin => ({
  name: 'preload-module',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const [first] = chunksOf(chunks, [module]);
      if (!first) throw new Error(`No chunk has ${String(module)}.`);
      return [first.fileName, ...first.imports].map((file): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }));
    },
  },
});
