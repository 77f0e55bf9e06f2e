import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../tools/vite-browsers.ts';
import { precompress } from '../../tools/vite-precompress.ts';
import { graphiqlInSpanish } from './graphiql-in-spanish.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  base: '/explorer/',
  plugins: [graphiqlInSpanish(), react(), precompress()],
  server: { host: 'localhost', port: 5174, proxy: { '/graphql': gateway, '/config.json': gateway } },
  build: {
    target: browsers,
    sourcemap: false,
    // the editor is one large chunk that only developers load
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      // directives of the React compiler have no effect after bundling
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
