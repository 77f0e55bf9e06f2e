import { routes } from '@/domain/routes';
import { entityAction, entityDialogs } from '@/shared/change';
import { notify, type NoticeLink } from '@/shared/feedback';
import { money } from '@/shared/format';
import { partFields } from '../detail/distribution.fields';
import { detailActionTexts, dialogTexts } from '../distribution.texts';
import { PartStatusChip } from '../distribution.status';
import { rememberEdited } from '../edited-parts';
import * as changes from './DistributionChanges.generated';
import { partOfAddress } from './part-address';
import { usePartForm } from './use-part-form';
import { useReceiptForm } from './use-receipt-form';

/** Dialogs of a part: the edit of destination and amount, or a forced success, and the receipt (B208, B209). */
export const PartDialog = entityDialogs({
  query: changes.PartForActionDocument,
  variablesOf: partOfAddress,
  texts: dialogTexts,
  summaryOf: (part: changes.PartForActionFragment) => ({
    title: part.destination.holder ?? part.destination.account,
    amount: money(part.amount, 'ARS'), // the service keeps pesos alone
    status: <PartStatusChip of={part} />,
    lastUpdateDate: null,
    version: part.version,
  }),
  addressOf: (_part, id) =>
    routes.distributions.href({ ver: partOfAddress(id).distributionId, period: 'ultimos-12-meses' }),
  fields: partFields,
  actionTexts: detailActionTexts,
  actions: {
    edit: entityAction({
      mutation: changes.UpdatePartDocument,
      useForm: usePartForm,
      useNotice: (done) => (payload: changes.PartOutcomeFragment, late: NoticeLink | undefined) => {
        // After the edit, the service still has the failure reason of the previous destination. A forced part is sent.
        if (payload.entity && payload.entity.status !== 'SUCCESS') rememberEdited(payload.entity);
        notify.success(done, late);
      },
    }),
    sendReceipt: entityAction({ mutation: changes.SendReceiptDocument, useForm: useReceiptForm }),
  },
});
