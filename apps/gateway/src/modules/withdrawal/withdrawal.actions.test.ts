// Guards: Every action of a withdrawal follows the specification in every state.
import { aWithdrawal } from '@backoffice/platform/testing';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { combinationsOf, type SpecifiedRule, testActions } from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { withdrawalActions } from './withdrawal.actions.ts';
import { withdrawalFrom } from './withdrawal.mappers.ts';
import type { ReasonCode } from './withdrawal.texts.ts';

type Specified = SpecifiedRule<Withdrawal, ReasonCode>;

const account = (value: string) => ({ value, holder: 'Luz del Norte', change_date: null });
const wrong = '2850590940090418135200';
const waits: Specified['needs'][number] = ['not_pending', ({ status }) => status === 'pending_authorization'];

const specifiedRules: Readonly<Record<ActionName<typeof withdrawalActions>, Specified>> = {
  authorize: {
    source: 'B176: only pending authorization, to an account that there can be',
    permission: 'WITHDRAWAL_AUTHORIZE',
    needs: [waits, ['destination_invalid', ({ destination }) => destination.value !== wrong]],
  },
  reject: { source: 'B176: only pending authorization', permission: 'WITHDRAWAL_AUTHORIZE', needs: [waits] },
};

const combinations = combinationsOf(aWithdrawal({ id: 'w1' }), {
  status: ['pending_authorization', 'authorized', 'refused', 'transferred', 'error', 'stuck'],
  destination: [account('2850590940090418135201'), account('luz.norte'), account(wrong)],
});

testActions({ actions: withdrawalActions, entityOf: withdrawalFrom, specifiedRules, documents: combinations });
