// Guards: Every action of a report for a software provider follows the specification in every state.
import { aProviderReport } from '@backoffice/platform/testing';
import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import { combinationsOf, type SpecifiedRule, testActions } from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { reportActions } from './software-provider.actions.ts';
import { reportFrom } from './software-provider.mappers.ts';
import type { ReasonCode } from './software-provider.texts.ts';

type Specified = SpecifiedRule<SoftwareProviderReport, ReasonCode>;

const onlyPending: Specified['needs'] = [
  ['in_process', ({ status }) => status !== 'in_process'],
  ['sent', ({ status }) => status !== 'sent'],
  ['not_pending', ({ status }) => status === 'pending_approval'],
];

const specifiedRules: Readonly<Record<ActionName<typeof reportActions>, Specified>> = {
  approve: { source: 'B197: only pending_approval', permission: 'SOFT_PROVIDER_APPROVE', needs: onlyPending },
  reject: { source: 'B197: only pending_approval', permission: 'SOFT_PROVIDER_REJECT', needs: onlyPending },
  regenerate: {
    source: 'B197: always; ADR 0003',
    permission: { anyOf: ['SOFT_PROVIDER_APPROVE', 'SOFT_PROVIDER_REJECT'] },
    needs: [],
  },
  download: { source: 'B197: always', permission: 'SOFT_PROVIDER_SHOW', needs: [] },
};

const combinations = combinationsOf<SoftwareProviderReport>(aProviderReport({ id: 'r1' }), {
  status: ['in_process', 'error', 'pending_approval', 'sent', 'stuck'],
});

testActions({ actions: reportActions, entityOf: reportFrom, specifiedRules, documents: combinations });
