// Resolves the alias of the web application (`paths` in apps/web/tsconfig.json) for dependency-cruiser.
import { resolve } from 'node:path';

export default { resolve: { alias: { '@': resolve('apps/web/src') } } };
