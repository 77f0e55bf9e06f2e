/** Calls to the services behind the gateway, past the screen; browser tests use the same ones. */
export { faults, requests } from '../../../../e2e/support/control.ts';
export { eventually } from '../../../../e2e/support/eventually.ts';
export { addReference, payersWith, referencesWith, somePayer } from '../../../../e2e/support/payer-service.ts';
export { somePayment } from '../../../../e2e/support/some-payment.ts';
export { subscriptionOfEachKind } from '../../../../e2e/support/subscription-service.ts';
