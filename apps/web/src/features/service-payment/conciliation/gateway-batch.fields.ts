import type { FieldTable } from '@/shared/detail';
import { date, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { batchState } from '../batch-state';
import { countsOf } from '../list/batch-counts';
import { dialogTexts, fieldTexts as texts, gatewayBatchTexts } from '../service-payment.texts';
import type { GatewayBatchForActionFragment } from './GatewayBatchChanges.generated';

/** Fields of a gateway batch that are compared after a conflict. */
export const gatewayBatchFields: FieldTable<GatewayBatchForActionFragment> = {
  state: [texts.state, ({ state, stateCode }) => statusText(batchState, { status: state, statusCode: stateCode })],
  totalAmount: [texts.totalAmount, ({ totalAmount, currencyId }) => money(totalAmount, currencyId)],
  approved: [texts.approved, (batch) => gatewayBatchTexts.approved(...countsOf(batch))],
  compensationAmount: [
    dialogTexts.compensation,
    ({ compensationAmount, currencyId }) => compensationAmount && money(compensationAmount, currencyId),
  ],
  description: [dialogTexts.description, ({ description }) => description],
  batchDate: [texts.batchDate, ({ batchDate }) => date(batchDate)],
};
