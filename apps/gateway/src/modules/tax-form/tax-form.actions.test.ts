// Guards: Every action of a tax form follows the specification in every state.
import { aTaxForm } from '@backoffice/platform/testing';
import type { TaxForm } from '@backoffice/contracts/tax-form';
import { combinationsOf, type SpecifiedRule, testActions } from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { taxFormActions } from './tax-form.actions.ts';
import { taxFormFrom } from './tax-form.mappers.ts';
import type { ReasonCode } from './tax-form.texts.ts';

type Specified = SpecifiedRule<TaxForm, ReasonCode>;

const isUnderWay = ({ status }: TaxForm) => ['pending', 'generating', 'reprocess'].includes(status);
const onlyCreated: Specified['needs'] = [
  ['not_ready', (form) => !isUnderWay(form)],
  ['delivered', ({ status }) => status !== 'delivered'],
  ['failed', ({ status }) => status !== 'error'],
  ['not_created', ({ status }) => status === 'created'],
];

const specifiedRules: Readonly<Record<ActionName<typeof taxFormActions>, Specified>> = {
  present: { source: 'B191: only created', permission: 'AFIP_DELIVER', needs: onlyCreated },
  presentManually: { source: 'B191: only created', permission: 'AFIP_DELIVER', needs: onlyCreated },
  reprocess: { source: 'B191, CON-22: only created', permission: 'AFIP_REPROCESS', needs: onlyCreated },
  download: {
    source: 'B99: what has a file',
    permission: 'AFIP_DOWNLOAD',
    needs: [
      ['not_ready', (form) => form.file_name !== null || !isUnderWay(form)],
      ['without_file', ({ file_name }) => file_name !== null],
    ],
  },
};

const combinations = combinationsOf<TaxForm>(aTaxForm({ id: 't1' }), {
  status: ['pending', 'generating', 'created', 'delivered', 'reprocess', 'error', 'stuck'],
  file_name: [null, 'RG4614_2026-10.txt'],
});

testActions({ actions: taxFormActions, entityOf: taxFormFrom, specifiedRules, documents: combinations });
