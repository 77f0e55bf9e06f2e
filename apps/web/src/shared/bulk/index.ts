export type { BulkKind } from './bulk-kind';
export { BulkDialog, type TaskStepProps } from './BulkDialog';
export { chosenOf, selectionQuery } from './choice';
export { runChange } from './run-change';
export { SelectionBar, type SelectionBarOptions } from './SelectionBar';
export { FormStep, ReasonStep, type BulkStep } from './TaskSteps';
export { useBulk, type BulkDialogOptions } from './use-bulk';
