/** Calls to the services behind the gateway, past the screen; browser tests use the same ones. */
export { addresses } from '../../../../e2e/support/addresses.ts';
export { faults, requests } from '../../../../e2e/support/control.ts';
export {
  changeDistribution,
  distributionNow,
  partsOf,
  takeDistribution,
} from '../../../../e2e/support/distribution-service.ts';
export { eventually } from '../../../../e2e/support/eventually.ts';
export { addExport, exportCount, exportNow, latestExport } from '../../../../e2e/support/export-service.ts';
export { addImport, fileOf, importNow } from '../../../../e2e/support/import-service.ts';
export { addReference, payersWith, referencesWith, somePayer } from '../../../../e2e/support/payer-service.ts';
export { acceptedByGateway, changePayment, paymentNow, takePayment } from '../../../../e2e/support/payment-service.ts';
export { paymentsWith, somePayment } from '../../../../e2e/support/some-payment.ts';
export {
  changeNotification,
  changeSubscription,
  notificationNow,
  notificationsTo,
  someSubscription,
  subscriptionNow,
  subscriptionOfEachKind,
  takeNotification,
  takeSubscription,
} from '../../../../e2e/support/subscription-service.ts';
export { conciliateElsewhere, takeTransfer, transferNow } from '../../../../e2e/support/transfer-service.ts';
export {
  authorizeElsewhere,
  batchNow,
  takeBatch,
  takeWithdraw,
  takeWithdrawal,
  withdrawalNow,
  withdrawNow,
} from '../../../../e2e/support/withdrawal-service.ts';
