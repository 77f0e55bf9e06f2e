export { emptyDatabase } from './empty-database.ts';
export { keptFile } from './kept-file.ts';
export { testDatabase, type TestDatabase } from './test-database.ts';
