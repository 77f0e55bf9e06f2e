export type { ActionName, ActionNames } from './action-names.generated';
export { ActionToolbar } from './ActionToolbar';
export { actionsTexts } from './actions.texts';
export { createEntityActions, type EntityDialogProps, type PageActions } from './entity-actions';
export {
  entityOf,
  offerOf,
  refusalOf,
  type ActionableEntity,
  type ActionContext,
  type OfferedAction,
  type OfferedRow,
} from './offered-actions';
export type { OfferedFragment } from './Offered.generated';
export { openActions, runOpenAction } from './open-actions';
export { MoreLines, useMoreLinesOf } from './more-lines';
export { reloadAction } from './reload-action';
export { copyLine, InMenuPanel, RowMenu, useIsInPanel, type MenuLine } from './row-menu';
export {
  dialogParameters,
  useAddressedDialog,
  useNextDialog,
  useOpenAction,
  type AddressedDialog,
} from './use-action-address';
export { useOfferedDialogs } from './use-offers';
