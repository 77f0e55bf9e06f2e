// Bundles a Node application. Usage, from the application's folder: node ../../tools/build-node.mjs src/main.ts
import { bundle } from './run/bundle.mjs';

await bundle(process.argv.slice(2), 'dist');
