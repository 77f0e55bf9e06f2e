/** Calls to the services behind the gateway, past the screen; browser tests use the same ones. */
export { addresses } from '../../../../e2e/support/addresses.ts';
export { addBin, binNow } from '../../../../e2e/support/bin-service.ts';
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
  conciliateBatchElsewhere,
  gatewayBatchNow,
  takeGatewayBatch,
} from '../../../../e2e/support/service-payment-service.ts';
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
export { regenerateElsewhere, reportNow, takeReport } from '../../../../e2e/support/software-provider-service.ts';
export { presentElsewhere, takeTaxForm, taxFormNow } from '../../../../e2e/support/tax-form-service.ts';
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
