import { fileURLToPath } from 'node:url';

/**
 * Folder of the SQL migrations. This file must stay in src/ itself: the relative path is the same from src/ and from
 * dist/.
 */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
