export { openDatabase, type Database, type DatabasePlace, type OpenDatabase, type Tables } from './open-database.ts';
