export { LatestWithdrawals } from './withdrawal/summary/LatestWithdrawals';
