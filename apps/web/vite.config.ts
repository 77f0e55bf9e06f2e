import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type InlineConfig } from 'vite';
import { browsers } from '../../tools/vite-browsers.ts';
import { chunkLimits } from '../../tools/vite-chunk-limits.ts';
import { chunksByUse } from '../../tools/vite-chunks-by-use.ts';
import { precompress } from '../../tools/vite-precompress.ts';
import { preloadModule } from '../../tools/vite-preload-module.ts';
import { withoutUnusedParts } from './unused-parts.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

/** The application, which loads while the person is being signed in. */
const START = /[\\/]src[\\/]app[\\/]start\.tsx$/;

/** Screens that people open first: the one after the sign-in, and the list of payments. */
const [HOME, PAYMENTS] = [/[\\/]HomePage\.tsx$/, /[\\/]PaymentsPage\.tsx$/];

const application: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), withoutUnusedParts()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
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
    },
  },
};

/** Scripts and bytes that a person waits for: the build fails beyond them. */
const limits = {
  page: { modules: [/[\\/]src[\\/]main\.ts$/, START, PAYMENTS], scripts: 15, compressedBytes: 400_000 },
};

const server = {
  host: 'localhost',
  proxy: { '/graphql': gateway, '/downloads': gateway, '/config.json': gateway, '/explorer': gateway },
};

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return mergeConfig(application, { server });
  const groups = [await chunksByUse(application, { start: START, often: [HOME, PAYMENTS] })];
  return mergeConfig(application, {
    plugins: [preloadModule(START), precompress(), chunkLimits(limits)],
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
});
