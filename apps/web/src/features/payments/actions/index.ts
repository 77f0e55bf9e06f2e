export { OpenPaymentAction, useOpenPaymentAction } from './open-payment-action';
export { usePaymentActions } from './use-payment-actions';
