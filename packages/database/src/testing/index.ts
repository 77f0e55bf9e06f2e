export { emptyDatabase } from './empty-database.ts';
export { cachedFile } from './cached-file.ts';
export { testDatabase, type TestDatabase } from './test-database.ts';
