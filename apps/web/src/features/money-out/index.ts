// What other features use of outgoing money. Of this folder they import only this file and `money-out.feature.ts`.
export { LatestWithdrawals } from './withdrawal/summary/LatestWithdrawals';
