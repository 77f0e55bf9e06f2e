export { ActionItems } from './ActionItems';
export { ActionToolbar } from './ActionToolbar';
export { actionsTexts } from './actions.texts';
export { createEntityActions, type OfferedEntity, type PageActions } from './entity-actions';
export { createRowMenu } from './row-menu';
export type { OfferedAction } from './offered-actions';
export { OpenActionContext, useOpenAction } from './open-action';
export { useActionAddress } from './use-action-address';
