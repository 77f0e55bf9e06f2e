export { ActionToolbar } from './ActionToolbar';
export { actionsTexts } from './actions.texts';
export { createEntityActions, type LoadedDialogs, type PageActions } from './entity-actions';
export { OfferedRowMenu } from './offered-row-menu';
export { createRowMenu } from './row-menu';
export {
  offerOf,
  type ActionableEntity,
  type OfferedAction,
  type OfferedEntity,
  type OfferedRow,
} from './offered-actions';
export type { OfferedFragment } from './Offered.generated';
export { OpenActionContext, useOpenAction, type OpenAction } from './open-action';
export { useActionAddress } from './use-action-address';
