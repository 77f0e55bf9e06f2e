export { ActionDialog, type ActionForm } from './ActionDialog';
export { AskedAction } from './AskedAction';
export { ChangeDialog } from './ChangeDialog';
export { ChangePage } from './ChangePage';
export { outcomeOf, type ChangeAnswer, type ChangePayload, type Rejection } from './change-outcome';
export { CurrentEntity, EntityLine } from './EntityLine';
export { useChange, type Change, type SendMutation } from './use-change';
export { useLeaveDone } from './use-leave-done';
export { useOnce } from './use-once';
