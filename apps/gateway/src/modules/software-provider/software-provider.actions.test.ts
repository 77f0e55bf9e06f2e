// Guards: Every action of a report for a software provider follows the specification in every state.
import { aProviderReport } from '@backoffice/platform/testing';
import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import { combinationsOf, differencesOf, nothingOwn, type Sentence } from '../../testing/action-table.ts';
import { reportActions, type ReportAction } from './software-provider.actions.ts';
import { reportFrom } from './software-provider.mappers.ts';
import type { ReasonCode } from './software-provider.texts.ts';

type Told = Sentence<SoftwareProviderReport, ReasonCode>;

const onlyPending: Told['needs'] = [
  ['in_process', ({ status }) => status !== 'in_process'],
  ['sent', ({ status }) => status !== 'sent'],
  ['not_pending', ({ status }) => status === 'pending_approval'],
];

const documents: Readonly<Record<ReportAction, Told>> = {
  approve: { source: 'B197: only pending_approval', permission: 'SOFT_PROVIDER_APPROVE', needs: onlyPending },
  reject: { source: 'B197: only pending_approval', permission: 'SOFT_PROVIDER_REJECT', needs: onlyPending },
  regenerate: { source: 'B197: always', permission: 'SOFT_PROVIDER_SHOW', needs: [] },
  download: { source: 'B197: always', permission: 'SOFT_PROVIDER_SHOW', needs: [] },
};

const combinations = combinationsOf<SoftwareProviderReport>(aProviderReport({ id: 'r1' }), {
  status: ['in_process', 'error', 'pending_approval', 'sent', 'stuck'],
});
const differences = differencesOf<SoftwareProviderReport, ReasonCode>({
  sentences: documents,
  available: (report, asker) =>
    reportActions.available(reportFrom(report), { ...asker, ...nothingOwn, now: new Date() }),
});

test('in every state there is, each action is allowed or refused as the documents say', () => {
  expect(combinations).toHaveLength(5);
  expect(differences(combinations, () => true)).toEqual([]);
});

for (const [name, { source, permission }] of Object.entries(documents)) {
  test(`${name} needs ${permission} and nothing else (${source})`, () => {
    expect(differences(combinations, (held) => held === permission)).toEqual([]);
    expect(differences(combinations, (held) => held !== permission)).toEqual([]);
  });
}
