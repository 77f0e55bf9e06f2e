export { EntityLine } from './EntityLine';
export { entityDialogs } from './ActionDialog';
export { ChangeDialog } from './ChangeDialog';
export { useCloseQuestion, useLeaveQuestion } from './use-leave-question';
export { ChangeFields, SubmitButton, useChangeForm } from './ChangeForm';
export { ChangePage, useLeaveDone } from './ChangePage';
export { outcomeOf, refusalOf, type ChangeAnswer, type ChangePayload, type Rejection } from './change-outcome';
export {
  confirmation,
  reasonFormOf,
  useAmountForm,
  useEmailForm,
  useReasonForm,
  type DialogForm,
  type NextDialog,
  type UseDialogForm,
} from './dialog-forms';
export { withAmount } from './change.texts';
export { ChangeProblem } from './ChangeProblem';
export { entityAction, sendDocument, type ActionMutation } from './entity-action';
export { reportLate, useLate } from './late-outcome';
export { MeanwhileChanges, readingOf } from './MeanwhileChanges';
export { ReadFirst } from './ReadFirst';
export { refreshOf } from './refresh';
export { OnceDialog, type OnceDialogCallbacks, type OnceState } from './OnceDialog';
export { useChange, useOnce, type ChangeState } from './use-change';
