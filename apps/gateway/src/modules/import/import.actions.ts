import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { ImportParent } from './import.mappers.ts';
import { reasons } from './import.texts.ts';

const whilePending = ({ status }: ImportParent) => (status === 'PENDING_APPROVED' ? undefined : 'not_pending');

/** Rules of the actions of an import (B161). */
export const importActions = actionsOf<ImportParent>()(reasons, {
  approve: {
    permission: 'IMPORT_APPROVE',
    refusal: (given) => whilePending(given) ?? (given.requestCount > given.errorCount ? undefined : 'nothing_to_make'),
  },
  cancel: { permission: 'IMPORT_CANCEL', refusal: whilePending },
});
