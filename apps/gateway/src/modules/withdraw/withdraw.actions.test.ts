// Guards: Every action of a withdraw follows the specification in every state.
import { aWithdraw } from '@backoffice/platform/testing';
import type { Withdraw } from '@backoffice/contracts/withdraw';
import { combinationsOf, type SpecifiedRule, testActions } from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { withdrawActions } from './withdraw.actions.ts';
import { withdrawFrom } from './withdraw.mappers.ts';
import type { ReasonCode } from './withdraw.texts.ts';

type Specified = SpecifiedRule<Withdraw, ReasonCode>;

const account = (value: string) => ({ value, holder: 'Luz del Norte', change_date: null });
const wrong = '2850590940090418135200';
const isPending: Specified['needs'][number] = ['not_pending', ({ status }) => status === 'pending'];
const hasFiles: Specified['needs'][number] = [
  'without_files',
  ({ status }) => status === 'pending' || status === 'transferred',
];

const specifiedRules: Readonly<Record<ActionName<typeof withdrawActions>, Specified>> = {
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

testActions({ actions: withdrawActions, entityOf: withdrawFrom, specifiedRules, documents: combinations });
