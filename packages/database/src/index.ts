export { openDatabase, type Database, type DatabaseLocation, type OpenDatabase, type Tables } from './open-database.ts';
