// Guards: Every action of a batch follows the specification in every state.
import { aBatch } from '@backoffice/platform/testing';
import type { Batch } from '@backoffice/contracts/batch';
import { combinationsOf, type SpecifiedRule, testActions } from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { batchActions } from './batch.actions.ts';
import { batchFrom } from './batch.mappers.ts';
import type { ReasonCode } from './batch.texts.ts';

type Specified = SpecifiedRule<Batch, ReasonCode>;

const hasFiles: Specified['needs'] = [
  ['without_files', ({ status }) => status === 'in_withdrawn' || status === 'for_withdrawing'],
  ['empty', ({ record_count }) => record_count >= 1],
];

const specifiedRules: Readonly<Record<ActionName<typeof batchActions>, Specified>> = {
  reprocess: {
    source: 'B188: only in error',
    permission: 'BATCH_WITHDRAW_REPROCESS',
    needs: [['not_in_error', ({ status }) => status === 'error']],
  },
  download: { source: 'B187: by status and count', permission: 'BATCH_WITHDRAW_DOWNLOAD', needs: hasFiles },
  downloadXml: {
    source: 'B187, CON-21: only version 00004',
    permission: 'BATCH_WITHDRAW_DOWNLOAD',
    needs: [...hasFiles, ['other_version', ({ version }) => version === '00004']],
  },
  reexport: { source: 'B91, GAP-27: as the files', permission: 'BATCH_WITHDRAW_RE_EXPORT', needs: hasFiles },
};

const combinations = combinationsOf(aBatch({ id: 'b1' }), {
  status: ['created', 'in_process', 'for_withdrawing', 'in_withdrawn', 'error', 'stuck'],
  record_count: [0, 1, 2],
  version: ['00003', '00004', '4'],
});

testActions({ actions: batchActions, entityOf: batchFrom, specifiedRules, documents: combinations });
