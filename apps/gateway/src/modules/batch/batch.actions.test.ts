// Guards: Every action of a batch follows the specification in every state.
import { aBatch } from '@backoffice/platform/testing';
import type { Batch } from '@backoffice/contracts/batch';
import { combinationsOf, differencesOf, nothingOwn, type Sentence } from '../../testing/action-table.ts';
import { batchActions, type BatchAction } from './batch.actions.ts';
import { batchFrom } from './batch.mappers.ts';
import type { ReasonCode } from './batch.texts.ts';

type Reported = Sentence<Batch, ReasonCode>;

const hasFiles: Reported['needs'] = [
  ['without_files', ({ status }) => status === 'in_withdrawn' || status === 'for_withdrawing'],
  ['empty', ({ record_count }) => record_count >= 1],
];

const documents: Readonly<Record<BatchAction, Reported>> = {
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
const differences = differencesOf<Batch, ReasonCode>({
  sentences: documents,
  available: (batch, asker) => batchActions.available(batchFrom(batch), { ...asker, ...nothingOwn, now: new Date() }),
});

test('in every state there is, each action is allowed or refused as the documents say', () => {
  expect(combinations).toHaveLength(6 * 3 * 3);
  expect(differences(combinations, () => true)).toEqual([]);
});

for (const [name, { source, permission }] of Object.entries(documents)) {
  test(`${name} needs ${permission} and nothing else (${source})`, () => {
    expect(differences(combinations, (held) => held === permission)).toEqual([]);
    expect(differences(combinations, (held) => held !== permission)).toEqual([]);
  });
}
