export { DataProvider } from './DataProvider';
export { errorOf } from './error-of';
