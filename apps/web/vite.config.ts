import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from '../../tools/vite-browsers.ts';
import { precompress } from '../../tools/vite-precompress.ts';
import { chunkLimits } from '../../tools/vite-chunk-limits.ts';
import { preloadModule } from '../../tools/vite-preload-module.ts';
import { chunks, limits, START } from './chunks.ts';
import { withoutUnusedParts } from './unused-parts.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), withoutUnusedParts(), preloadModule(START), precompress(), chunkLimits(limits)],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    host: 'localhost',
    proxy: { '/graphql': gateway, '/downloads': gateway, '/config.json': gateway, '/explorer': gateway },
  },
  build: {
    target: browsers,
    sourcemap: false,
    // every browser of the target knows it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // a module of ours does something only when it is used, styles and the entry aside: an index that offers both
      // routes and components then pulls only what is asked of it
      treeshake: {
        moduleSideEffects: [
          { test: /\.css$|[\\/]main\.ts$/, sideEffects: true },
          { test: /[\\/]apps[\\/]web[\\/]src[\\/]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
