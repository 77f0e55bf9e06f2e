import { bankOf } from '@/domain/destination';
import type { FieldTable } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { withdrawStatus } from '../withdraw.status';
import { fieldTexts as texts } from '../withdraw.texts';
import type { WithdrawForActionFragment } from './WithdrawChanges.generated';

/** Fields of a withdraw that a conflict compares. */
export const withdrawFields: FieldTable<WithdrawForActionFragment> = {
  status: [texts.status, (withdraw) => statusText(withdrawStatus, withdraw)],
  statusDetail: [texts.statusDetail, ({ statusDetail }) => statusDetail],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  account: [texts.account, ({ destination }) => destination?.account],
  bank: [texts.bank, ({ destination }) => destination && bankOf(destination)],
  holder: [texts.holder, ({ destination }) => destination?.holder],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate)],
  requestedBy: [texts.requestedBy, ({ requestedBy }) => requestedBy],
  transferDate: [texts.transferDate, ({ transferDate }) => dateTime(transferDate)],
  fileDate: [texts.fileDate, ({ fileDate }) => dateTime(fileDate)],
};
