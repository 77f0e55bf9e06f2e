/** Calls to the services behind the gateway, past the screen; browser tests use the same calls. */
export { addExport, exportNow, untilExportsEnd } from '../../../../e2e/support/export-service.ts';
export { eventually } from '../../../../e2e/support/eventually.ts';
export { exportsControl, faults, requests } from '../../../../e2e/support/control.ts';
export { addReference, payersWith, referencesWith, somePayer } from '../../../../e2e/support/payer-service.ts';
export { acceptedByGateway, changePayment, paymentNow, takePayment } from '../../../../e2e/support/payment-service.ts';
export { somePayment } from '../../../../e2e/support/some-payment.ts';
export {
  changeSubscription,
  notificationsTo,
  subscriptionNow,
  subscriptionOfEachKind,
  takeSubscription,
} from '../../../../e2e/support/subscription-service.ts';
