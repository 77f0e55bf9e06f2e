export { BatchesList } from './list/BatchesList';
