import { bankOf, warningsOf } from '@/domain/destination';
import type { FieldTable } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { statusDetailTexts } from '../../status-detail.texts';
import { withdrawStatus } from '../withdraw.status';
import { fieldTexts as texts } from '../withdraw.texts';
import type { WithdrawForActionFragment } from './WithdrawChanges.generated';

type Withdraw = WithdrawForActionFragment;

const warnings = ({ destination }: Withdraw): readonly string[] => (destination ? warningsOf(destination) : []);

/** Fields of a withdraw; its status stands beside the title of its detail. */
export const withdrawFields: FieldTable<Withdraw> = {
  status: [texts.status, (withdraw) => statusText(withdrawStatus, withdraw), { only: 'comparison' }],
  collector: [
    texts.collector,
    ({ collectorName, collectorId }) => collectorName ?? collectorId,
    { only: 'comparison' },
  ],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate)],
  requestedBy: [texts.requestedBy, ({ requestedBy }) => requestedBy],
  transferDate: [texts.transferDate, ({ transferDate }) => dateTime(transferDate)],
  fileDate: [texts.fileDate, ({ fileDate }) => dateTime(fileDate)],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail),
    { when: ({ statusDetail }) => statusDetail !== null },
  ],
  account: [texts.account, ({ destination }) => destination?.account, { copy: texts.copyAccount, wide: true }],
  bank: [texts.bank, ({ destination }) => destination && bankOf(destination)],
  holder: [texts.holder, ({ destination }) => destination?.holder],
  warnings: [
    texts.warnings,
    (withdraw) => warnings(withdraw).join(' · '),
    { when: (withdraw) => warnings(withdraw).length > 0, wide: true },
  ],
};
