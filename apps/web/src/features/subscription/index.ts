// What other features use of subscriptions. Of this folder they import only this file and `subscription.feature.ts`.
export { LatestSubscriptions } from './summary/LatestSubscriptions';
