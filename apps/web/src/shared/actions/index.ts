export { ActionItems } from './ActionItems';
export { ActionToolbar } from './ActionToolbar';
export { actionsTexts } from './actions.texts';
export { offeredActions, type ActionLook, type OfferedAction } from './offered-actions';
export { OpenActionContext, useOpenAction } from './open-action';
export { refreshEntity } from './refresh-entity';
export { useActionAddress } from './use-action-address';
export { useActions, type Actions } from './use-actions';
