import { fileURLToPath } from 'node:url';

/** The folder of the SQL migrations. This file stays in src/ itself: from there and from dist/ the way is the same. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
