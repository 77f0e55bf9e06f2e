// Guards: Every action of a withdrawal follows the specification in every state.
import { aWithdrawal } from '@backoffice/platform/testing';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { combinationsOf, differencesOf, nothingOwn, type Sentence } from '../../testing/action-table.ts';
import { withdrawalActions, type WithdrawalAction } from './withdrawal.actions.ts';
import { withdrawalFrom } from './withdrawal.mappers.ts';
import type { ReasonCode } from './withdrawal.texts.ts';

type Reported = Sentence<Withdrawal, ReasonCode>;

const account = (value: string) => ({ value, holder: 'Luz del Norte', change_date: null });
const wrong = '2850590940090418135200';
const waits: Reported['needs'][number] = ['not_pending', ({ status }) => status === 'pending_authorization'];

const documents: Readonly<Record<WithdrawalAction, Reported>> = {
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
const differences = differencesOf<Withdrawal, ReasonCode>({
  sentences: documents,
  available: (withdrawal, asker) =>
    withdrawalActions.available(withdrawalFrom(withdrawal), { ...asker, ...nothingOwn, now: new Date() }),
});

test('in every state there is, each action is allowed or refused as the documents say', () => {
  expect(combinations).toHaveLength(6 * 3);
  expect(differences(combinations, () => true)).toEqual([]);
});

for (const [name, { source, permission }] of Object.entries(documents)) {
  test(`${name} needs ${permission} and nothing else (${source})`, () => {
    expect(differences(combinations, (held) => held === permission)).toEqual([]);
    expect(differences(combinations, (held) => held !== permission)).toEqual([]);
  });
}
