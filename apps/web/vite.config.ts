import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type InlineConfig } from 'vite';
import { browsers } from '../../tools/vite-browsers.ts';
import { chunkLimits, firstVisit } from '../../tools/vite-chunk-limits.ts';
import { chunksByUse } from '../../tools/vite-chunks-by-use.ts';
import { precompress } from '../../tools/vite-precompress.ts';
import { preloadModule } from '../../tools/vite-preload-module.ts';
import { withoutUnusedParts } from './unused-parts.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

/** Entry of the application. It loads while the person is being signed in. */
const START = /[\\/]src[\\/]app[\\/]start\.tsx$/;

/** Most visited screens: the first page after the sign-in, and the payments list. */
const [HOME, PAYMENTS] = [/[\\/]HomePage\.tsx$/, /[\\/]PaymentsPage\.tsx$/];

/** Lazy chunks that every screen loads with its first render. */
const AT_ONCE = [/[\\/]keyboard[\\/]Keyboard\.tsx$/];

const application: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), withoutUnusedParts()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: browsers,
    sourcemap: false,
    // every target browser supports module preloading
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our modules have no side effects, except styles and the entry. An index that exports routes and components then
      // contributes only the exports in use.
      treeshake: {
        moduleSideEffects: [
          { test: /\.css$|[\\/]main\.ts$/, sideEffects: true },
          { test: /[\\/]apps[\\/]web[\\/]src[\\/]/, sideEffects: false },
        ],
      },
    },
  },
};

/** Maximum number and size of the scripts that a person waits for. The build fails above them. */
const limits = { page: { modules: [/[\\/]src[\\/]main\.ts$/, START, PAYMENTS, ...AT_ONCE], ...firstVisit } };

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
