export { LatestSubscriptions } from './summary/LatestSubscriptions';
