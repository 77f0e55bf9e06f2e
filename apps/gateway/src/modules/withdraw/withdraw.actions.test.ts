// Guards: Every action of a withdraw follows the specification in every state.
import { aWithdraw } from '@backoffice/platform/testing';
import type { Withdraw } from '@backoffice/contracts/withdraw';
import { combinationsOf, differencesOf, nothingOwn, type Sentence } from '../../testing/action-table.ts';
import { withdrawActions, type WithdrawAction } from './withdraw.actions.ts';
import { withdrawFrom } from './withdraw.mappers.ts';
import type { ReasonCode } from './withdraw.texts.ts';

type Reported = Sentence<Withdraw, ReasonCode>;

const account = (value: string) => ({ value, holder: 'Luz del Norte', change_date: null });
const wrong = '2850590940090418135200';
const isPending: Reported['needs'][number] = ['not_pending', ({ status }) => status === 'pending'];
const hasFiles: Reported['needs'][number] = [
  'without_files',
  ({ status }) => status === 'pending' || status === 'transferred',
];

const documents: Readonly<Record<WithdrawAction, Reported>> = {
  transfer: {
    source: 'B172: only what is pending, to an account that there can be',
    permission: 'WITHDRAW_TRANSFER',
    needs: [
      isPending,
      ['destination_unknown', ({ destination }) => Boolean(destination)],
      ['destination_invalid', ({ destination }) => destination?.value !== wrong],
    ],
  },
  reject: { source: 'B172: only what is pending', permission: 'WITHDRAW_REJECTED', needs: [isPending] },
  download: { source: 'B171: only transferred or pending', permission: 'WITHDRAW_DOWNLOAD', needs: [hasFiles] },
  reexport: { source: 'B61, GAP-27: as the files', permission: 'WITHDRAW_RE_EXPORT', needs: [hasFiles] },
};

const combinations = combinationsOf(aWithdraw({ id: 'w1' }), {
  status: ['pending', 'transferred', 'rejected', 'error', 'stuck'],
  destination: [account('2850590940090418135201'), account('luz.norte'), account(wrong), null],
});
const differences = differencesOf<Withdraw, ReasonCode>({
  sentences: documents,
  available: (withdraw, asker) =>
    withdrawActions.available(withdrawFrom(withdraw), { ...asker, ...nothingOwn, now: new Date() }),
});

test('in every state there is, each action is allowed or refused as the documents say', () => {
  expect(combinations).toHaveLength(5 * 4);
  expect(differences(combinations, () => true)).toEqual([]);
});

for (const [name, { source, permission }] of Object.entries(documents)) {
  test(`${name} needs ${permission} and nothing else (${source})`, () => {
    expect(differences(combinations, (held) => held === permission)).toEqual([]);
    expect(differences(combinations, (held) => held !== permission)).toEqual([]);
  });
}
