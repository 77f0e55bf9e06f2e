import { fileURLToPath } from 'node:url';

/**
 * Folder of the SQL migrations. This file must stay directly in src/: the relative path is the same from src/ and
 * dist/.
 */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
