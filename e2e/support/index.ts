/**
 * Entry to the support of browser tests. Importing it connects a test file to the browser of its worker, and closes
 * windows left open by a test.
 */
export { listPaths } from '../../testing/list-paths.ts';
export { expectNoAxeViolations, expectNoAxeViolationsInThemes } from './accessibility.ts';
export { openActionDialog } from './action-dialog.ts';
export { cancelSome } from './cancel-some.ts';
export { addresses } from '../../testing/addresses.ts';
export { followWithin, goWithin, waitUntilLoaded, openApp } from './browser.ts';
export { eventually } from '../../testing/eventually.ts';
export {
  downloadResult,
  openPaymentList,
  openSubscriptionList,
  openWithdrawalList,
  rowsOf,
  SILENCE_TIMEOUT,
  waitForRows,
} from './list-screen.ts';
export { expectNotInMemory } from './memory.ts';
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
export { openHome, quickSearch, walk } from './walk.ts';
