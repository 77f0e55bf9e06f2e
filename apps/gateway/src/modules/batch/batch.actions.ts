import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { BatchParent } from './batch.mappers.ts';
import { reasons, type ReasonCode } from './batch.texts.ts';

/** Refuses a file of a batch, or its re-export, if the batch is neither ready nor withdrawn, or is empty (B187). */
const fileRefusal = ({ status, recordCount }: BatchParent): ReasonCode | undefined => {
  if (status !== 'FOR_WITHDRAWING' && status !== 'IN_WITHDRAWN') return 'without_files';
  return recordCount < 1 ? 'empty' : undefined;
};

/** Rules of the actions of a batch (B187, B188, CON-21). */
export const batchActions = actionsOf<BatchParent>()(reasons, {
  reprocess: {
    permission: 'BATCH_WITHDRAW_REPROCESS',
    refusal: ({ status }) => (status === 'ERROR' ? undefined : 'not_in_error'),
  },
  download: { permission: 'BATCH_WITHDRAW_DOWNLOAD', refusal: fileRefusal },
  downloadXml: {
    permission: 'BATCH_WITHDRAW_DOWNLOAD',
    refusal: (batch) => fileRefusal(batch) ?? (batch.formatVersion === '00004' ? undefined : 'other_version'),
  },
  reexport: { permission: 'BATCH_WITHDRAW_RE_EXPORT', refusal: fileRefusal },
});
