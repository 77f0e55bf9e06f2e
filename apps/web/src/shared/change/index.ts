export { ChangeDialog } from './ChangeDialog';
export { outcomeOf, type ChangeAnswer, type Rejection } from './change-outcome';
export { changeTexts } from './change.texts';
export { useChange, type Change } from './use-change';
