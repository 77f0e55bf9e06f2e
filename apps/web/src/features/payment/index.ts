// What other features use of payments. Of this folder they import only this file and `payment.feature.ts`.
export { paymentStatus } from './payment.status';
export { paymentsTexts } from './payment.texts';
export { LatestPayments } from './summary/LatestPayments';
export { PaymentStatusChips } from './PaymentStatusChips';
