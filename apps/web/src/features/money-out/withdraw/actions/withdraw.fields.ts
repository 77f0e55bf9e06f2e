import { bankOf, warningsOf } from '@/domain/destination';
import { datesOf, type FieldTable, type TimelineDate } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { reasonOf } from '../../status-detail.texts';
import { withdrawStatus } from '../withdraw.status';
import { fieldTexts as texts } from '../withdraw.texts';
import type { WithdrawForActionFragment } from './WithdrawChanges.generated';

type Withdraw = WithdrawForActionFragment;

const warnings = ({ destination }: Withdraw): readonly string[] => (destination ? warningsOf(destination) : []);

/** Fields of a withdraw, for its detail and for comparisons. The detail shows elsewhere what is `only` compared. */
export const withdrawFields: FieldTable<Withdraw> = {
  status: [texts.status, (withdraw) => statusText(withdrawStatus, withdraw), { only: 'comparison' }],
  collector: [
    texts.collector,
    ({ collectorName, collectorId }) => collectorName ?? collectorId,
    { only: 'comparison' },
  ],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId), { only: 'comparison' }],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate), { only: 'comparison' }],
  requestedBy: [texts.requestedBy, ({ requestedBy }) => requestedBy, { only: 'comparison' }],
  transferDate: [texts.transferDate, ({ transferDate }) => dateTime(transferDate), { only: 'comparison' }],
  fileDate: [texts.fileDate, ({ fileDate }) => dateTime(fileDate), { only: 'comparison' }],
  statusDetail: [
    texts.statusDetail,
    reasonOf,
    { only: 'comparison', when: ({ statusDetail }) => statusDetail !== null },
  ],
  account: [texts.account, ({ destination }) => destination?.account, { copy: texts.copyAccount, wide: true }],
  bank: [texts.bank, ({ destination }) => destination && bankOf(destination)],
  holder: [texts.holder, ({ destination }) => destination?.holder],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  warnings: [texts.warnings, (withdraw) => warnings(withdraw).join(' · '), { only: 'comparison' }],
};

/** Returns the dates of a withdraw: its request, its files and its transfer. */
export const timelineOf = (withdraw: Withdraw): readonly TimelineDate[] => [
  { field: 'requestDate', label: texts.requestDate, at: withdraw.requestDate, by: withdraw.requestedBy },
  ...datesOf({ fileDate: texts.fileDate, transferDate: texts.transferDate }, withdraw, {
    fileDate: ['reexportWithdraw'],
    transferDate: ['transferWithdraw'],
  }),
];
