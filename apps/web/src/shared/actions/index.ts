export { ActionToolbar } from './ActionToolbar';
export { actionsTexts } from './actions.texts';
export { createEntityActions, type LoadedDialogs, type OfferedEntity, type PageActions } from './entity-actions';
export { OfferedRowMenu } from './offered-row-menu';
export { createRowMenu } from './row-menu';
export type { OfferedAction } from './offered-actions';
export { OpenActionContext, useOpenAction, type OpenAction } from './open-action';
export { useActionAddress } from './use-action-address';
