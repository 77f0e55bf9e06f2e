/** What a browser test needs. Importing it gives the file the Chromium of its worker, and closes what a test leaves open. */
export { expectNoAxeViolations, expectNoAxeViolationsInThemes } from './accessibility.ts';
export { openActionDialog } from './action-dialog.ts';
export { addresses } from './addresses.ts';
export { goWithin, openApp } from './browser.ts';
export { exportsControl, faults, requests } from './control.ts';
export { eventually } from './eventually.ts';
export { partsOf, takeDistribution } from './distribution-service.ts';
export { addExport, exportNow, untilExportsEnd } from './export-service.ts';
export {
  column,
  downloadResult,
  openPaymentList,
  openSubscriptionList,
  openWithdrawalList,
  rowsOf,
  settled,
} from './list-screen.ts';
export { expectNowhere } from './memory.ts';
export { monthAgo, readable } from './months.ts';
export { addImport, fileOf, importNow, importOf } from './import-service.ts';
export { referencesWith, somePayer } from './payer-service.ts';
export { acceptedByGateway, changePayment, paymentNow, takePayment } from './payment-service.ts';
export { somePayment } from './some-payment.ts';
export { takeGatewayBatch } from './service-payment-service.ts';
export { takeReport } from './software-provider-service.ts';
export { takeNotification, takeSubscription } from './subscription-service.ts';
export { takeTaxForm } from './tax-form-service.ts';
export { takeTransfer } from './transfer-service.ts';
export { takeWithdrawal } from './withdrawal-service.ts';
