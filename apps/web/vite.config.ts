import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/vite-precompress.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    host: 'localhost',
    proxy: { '/graphql': gateway, '/downloads': gateway, '/config.json': gateway, '/explorer': gateway },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
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
        codeSplitting: {
          // what every screen shares; the rest is split by the lazy routes
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 3,
            },
            { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|optimism|@wry)[\\/]/, priority: 2 },
            // the engine of the styles alone: components stay with the screens that use them
            {
              name: 'mui',
              test: /node_modules[\\/](@mui[\\/](material[\\/]styles|system|utils|styled-engine|private-theming)|@emotion|stylis)[\\/]/,
              priority: 1,
              minShareCount: 2,
            },
            // what may load before sign-in is answered: messages, buttons and dialogs
            {
              name: 'frame',
              test: /node_modules[\\/]@mui[\\/]material[\\/](Backdrop|Box|Button|ButtonBase|ButtonGroup|CircularProgress|DefaultPropsProvider|Dialog|DialogActions|DialogContent|DialogTitle|Fade|GlobalStyles|Grow|IconButton|Link|Modal|Paper|Popper|Portal|Skeleton|SvgIcon|Tooltip|Typography|Unstable_TrapFocus|internal|transitions|useLazyRipple|utils)[\\/]/,
              priority: 1,
            },
            // on its own, so that the entry loads no other chunk
            { name: 'preload', test: /vite[\\/]preload-helper/, priority: 4 },
            // the declarations of all features and the words that they share with the screens: many tiny chunks otherwise
            {
              name: 'features',
              test: /[\\/]src[\\/](domain[\\/]routes|shared[\\/]feature|features[\\/][^\\/]+[\\/][^\\/]+[.](feature|texts|cache|kinds)[.]ts)/,
            },
            // many small files compress worse than few: what most screens and dialogs share comes in one. With a lower
            // number the first list loads what it does not show, with a higher one it loads many files
            { name: 'controls', test: /node_modules[\\/]@mui[\\/]material[\\/]/, minShareCount: 7 },
            { name: 'icons', test: /node_modules[\\/]@mui[\\/]icons-material[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
