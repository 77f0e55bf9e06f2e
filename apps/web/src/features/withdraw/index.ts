export { WithdrawsList } from './list/WithdrawsList';
