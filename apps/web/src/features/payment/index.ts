export { paymentsTexts } from './payment.texts';
export { LatestPayments } from './summary/LatestPayments';
