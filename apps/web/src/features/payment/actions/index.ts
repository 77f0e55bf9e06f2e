export { usePaymentActions } from './use-payment-actions';
