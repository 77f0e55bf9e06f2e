export { PaymentStatusChips } from './PaymentStatusChips';
