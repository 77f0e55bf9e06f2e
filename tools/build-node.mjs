// Bundles a Node application. Usage, in the application's folder: node ../../tools/build-node.mjs src/main.ts
import { bundle } from './run/bundle.mjs';

await bundle(process.argv.slice(2), 'dist');
