/**
 * Entry to the support of browser tests. Importing it gives the file the Chromium of its worker, and closes what a test
 * leaves open.
 */
export { expectNoAxeViolations, expectNoAxeViolationsInThemes } from './accessibility.ts';
export { openActionDialog } from './action-dialog.ts';
export { addresses } from '../../testing/addresses.ts';
export { followWithin, goWithin, loaded, openApp } from './browser.ts';
export { eventually } from '../../testing/eventually.ts';
export {
  downloadResult,
  openPaymentList,
  openSubscriptionList,
  openWithdrawalList,
  rowsOf,
  settled,
} from './list-screen.ts';
export { expectNowhere } from './memory.ts';
export { monthAgo, readable } from './months.ts';
export { acceptedByGateway } from '../../testing/accepted-by-gateway.ts';
export { addImport, fileOf } from '../../testing/import-file.ts';
export {
  add,
  exportsControl,
  faults,
  holdExports,
  requests,
  services,
  untilExportsEnd,
} from '../../testing/services.ts';
export { resetServices } from './reset-services.ts';
