/**
 * Functions of component tests, which run the application in jsdom with the real gateway and platform of the worker.
 */
export { screen, waitFor, within } from '@testing-library/dom';
export { findDialog, openActionDialog } from './action-dialog';
export { askGateway } from './ask-gateway';
export { changedValues } from './changed-values';
export { expectOfferedAsAllowed } from './expect-offered';
export { findInRegion } from './find-in-region';
export { choose, fill, findAddress, pickCollector, press, returnToTab } from './hands';
export { keysReady } from './keys';
export * from './platform';
export { putEntry } from './put-entry';
export { recover } from './recover';
export { renderAt } from './render-at';
export { keepPeople, restartGateway } from './restart-gateway';
export { savedBy } from './saved-by';
export { sentBodies } from './sent-bodies';
export { columnOf, focusedRow, headers, idsOfRows, openList, removeChip, rowsLoaded, sortBy, selectAll } from './table';
