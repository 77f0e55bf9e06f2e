// Guards: Every action of a distribution and of its parts follows the specification in every state.
import { aDistribution, aDistributionDetail } from '@backoffice/platform/testing';
import type { Detail, Distribution } from '@backoffice/contracts/distribution';
import type { Permission } from '@backoffice/schema/roles';
import {
  combinationsOf,
  differencesOf,
  noFourEyes,
  type SpecifiedRule,
  testActions,
} from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { detailActions, distributionActions } from './distribution.actions.ts';
import { detailFrom, distributionFrom } from './distribution.mappers.ts';
import type { ReasonCode } from './distribution.texts.ts';

const statuses =
  'error authorization_pending rejected pending in_process success manual deferred scheduled stuck'.split(' ');
const now = new Date();
const isOneOf =
  (...given: string[]) =>
  ({ status }: { readonly status: string }) =>
    given.includes(status);

const update = 'DISTRIBUTION_UPDATE';
const editable = ['not_editable', isOneOf('error', 'pending', 'rejected', 'manual', 'deferred')] as const;
const rulesOfPart = (
  editing: Permission,
): Readonly<Record<ActionName<typeof detailActions>, SpecifiedRule<Detail, ReasonCode>>> => ({
  edit: { source: 'B209', permission: editing, needs: [editable] },
  force: { source: 'B208', permission: 'DISTRIBUTION_FORCE', needs: [editable] },
  sendReceipt: { source: 'B209', permission: update, needs: [['not_paid', isOneOf('success')]] },
});

describe('a distribution', () => {
  const waits = ['not_waiting', isOneOf('authorization_pending')] as const;
  const payable = [
    'destination_invalid',
    ({ destinations_payable }: Distribution) => destinations_payable !== false,
  ] as const;
  testActions({
    actions: distributionActions,
    entityOf: distributionFrom,
    specifiedRules: {
      approve: { source: 'B207', permission: update, needs: [waits, payable] },
      reject: { source: 'B207', permission: update, needs: [waits] },
      reprocess: {
        source: 'B206',
        permission: update,
        needs: [['not_reprocessable', isOneOf('rejected', 'error', 'pending')], payable],
      },
      reprocessOfMany: {
        source: 'B206 and CON-14: in the list, failed or rejected',
        permission: update,
        needs: [['not_failed', isOneOf('rejected', 'error')], payable],
      },
    },
    documents: combinationsOf<Distribution>(aDistribution({ id: 'd1' }), {
      status: statuses,
      type: ['no_scheduled', 'scheduled', 'other'],
      destinations_payable: [true, false, undefined],
    }),
  });
});

describe.each([
  ['NO_SCHEDULED', update],
  ['SCHEDULED', 'DISTRIBUTION_SCHEDULED_UPDATE'],
] as const)('a part of a distribution that is %s', (type, editing) => {
  const combinations = combinationsOf<Detail>(aDistributionDetail({ id: 'p1', distribution_id: 'd1' }), {
    status: statuses,
  });
  const differences = differencesOf<Detail, ReasonCode>({
    specifiedRules: rulesOfPart(editing),
    available: (given, asker) =>
      detailActions.available(detailFrom({ id: 'd1', type })(given), { ...asker, ...noFourEyes, now }),
  });
  test('has the specified actions in every state; forcing also requires the permission to edit', () => {
    expect(differences(combinations, () => true)).toEqual([]);
    expect(differences(combinations, (permission) => permission === editing)).toEqual([]);
    const forced = combinations.flatMap((given) =>
      detailActions.available(detailFrom({ id: 'd1', type })(given), {
        can: (...anyOf) => anyOf.includes('DISTRIBUTION_FORCE'),
        ...noFourEyes,
        now,
      }),
    );
    expect(forced.filter(({ allowed }) => allowed)).toEqual([]);
  });
});
