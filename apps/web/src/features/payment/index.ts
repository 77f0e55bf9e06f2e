export { paymentStatus } from './payment.status';
export { paymentsTexts } from './payment.texts';
export { LatestPayments } from './summary/LatestPayments';
export { PaymentStatusChips } from './PaymentStatusChips';
