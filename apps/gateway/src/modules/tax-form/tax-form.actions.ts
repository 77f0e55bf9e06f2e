import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { TaxFormParent } from './tax-form.mappers.ts';
import { reasons, type ReasonCode } from './tax-form.texts.ts';

/** Statuses in which the file of a form is being generated, or will be. */
const underWay: ReadonlySet<string> = new Set(['PENDING', 'GENERATING', 'REPROCESS']);

/** Refuses an action unless the form is created (B191, CON-22). */
const unlessCreated = ({ status }: TaxFormParent): ReasonCode | undefined => {
  if (status === 'CREATED') return undefined;
  if (underWay.has(status)) return 'not_ready';
  if (status === 'DELIVERED') return 'delivered';
  return status === 'ERROR' ? 'failed' : 'not_created';
};

/** Rules of the actions of a tax form (B99, B191). */
export const taxFormActions = actionsOf<TaxFormParent>()(reasons, {
  present: { permission: 'AFIP_DELIVER', refusal: unlessCreated },
  presentManually: { permission: 'AFIP_DELIVER', refusal: unlessCreated },
  reprocess: { permission: 'AFIP_REPROCESS', refusal: unlessCreated },
  download: {
    permission: 'AFIP_DOWNLOAD',
    refusal: ({ fileName, status }) =>
      fileName !== null ? undefined : underWay.has(status) ? 'not_ready' : 'without_file',
  },
});
