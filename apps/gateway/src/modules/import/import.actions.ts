import { createActions, type ActionRule } from '../action-rules.ts';
import type { ImportParent } from './import.mappers.ts';
import { reasons, type ReasonCode } from './import.texts.ts';

const whilePending = ({ status }: ImportParent) => (status === 'PENDING_APPROVED' ? undefined : 'not_pending');

/** Every action of an import by its name (B161). */
const rules = {
  approve: {
    permission: 'IMPORT_APPROVE',
    refusal: (given) => whilePending(given) ?? (given.requestCount > given.errorCount ? undefined : 'nothing_to_make'),
  },
  cancel: { permission: 'IMPORT_CANCEL', refusal: whilePending },
} as const satisfies Readonly<Record<string, ActionRule<ImportParent, ReasonCode>>>;

/** Name of an action of an import. */
export type ImportAction = keyof typeof rules;

/** Asked by the mutation and by the screen. */
export const importActions = createActions<ImportParent, ImportAction, ReasonCode>(rules, reasons);
