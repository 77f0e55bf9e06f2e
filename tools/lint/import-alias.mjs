// dependency-cruiser resolves the alias of the web application (`paths` in apps/web/tsconfig.json) by this.
import { resolve } from 'node:path';

export default { resolve: { alias: { '@': resolve('apps/web/src') } } };
