export { ActionDialog, type ActionForm } from './ActionDialog';
export { AskedAction } from './AskedAction';
export { outcomeOf, type ChangeAnswer, type ChangePayload, type Rejection } from './change-outcome';
export { CurrentEntity, EntityLine } from './EntityLine';
export { useChange, type Change, type SendMutation } from './use-change';
