import Box from '@mui/material/Box';
import { CollectorSection } from '@/domain/collector';
import { FieldFacts, Section, type FieldTable } from '@/shared/detail';
import { ABSENT, dateTime, money, quantity } from '@/shared/format';
import { statusText } from '@/shared/status';
import { ChangedBanner } from '@/shared/versions';
import { BatchCurrentVersionDocument, type BatchForActionFragment } from '../actions/BatchChanges.generated';
import { batchStatus, BatchStatusChip } from '../batch.status';
import { detailTexts as texts, statusDetailTexts } from '../batch.texts';

const moment = (value: string | null): string => (value === null ? ABSENT : dateTime(value));

const summary: FieldTable<BatchForActionFragment> = {
  status: [texts.status, (batch) => statusText(batchStatus, batch), { only: 'comparison' }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  formatVersion: [texts.formatVersion, ({ formatVersion }) => formatVersion],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail),
    { when: ({ statusDetail }) => statusDetail !== null },
  ],
};
const content: FieldTable<BatchForActionFragment> = {
  recordCount: [texts.recordCount, ({ recordCount }) => quantity(recordCount)],
  balance: [texts.balance, ({ balance, currencyId }) => money(balance, currencyId)],
};
const dates: FieldTable<BatchForActionFragment> = {
  creationDate: [texts.creationDate, ({ creationDate }) => dateTime(creationDate)],
  startDate: [texts.startDate, ({ startDate }) => moment(startDate)],
  endDate: [texts.endDate, ({ endDate }) => moment(endDate)],
  fileDate: [texts.fileDate, ({ fileDate }) => moment(fileDate)],
};

/** The fields of all cards. */
export const batchFields: FieldTable<BatchForActionFragment> = { ...summary, ...content, ...dates };

interface BatchCardsProps {
  readonly batch: BatchForActionFragment;
  /** Asks for the batch again. */
  readonly onReload: () => void;
}

/** The cards of a batch: status, id and version; records and balance; dates; its collector (B93). */
export const BatchCards = ({ batch, onReload }: BatchCardsProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
    {batch.status !== 'IN_PROCESS' && (
      <ChangedBanner query={BatchCurrentVersionDocument} shown={batch} onShow={onReload} />
    )}
    <Section title={texts.summary} aside={<BatchStatusChip of={batch} />}>
      <FieldFacts fields={summary} entity={batch} inSummary />
    </Section>
    <Section title={texts.content}>
      <FieldFacts fields={content} entity={batch} inSummary />
    </Section>
    <Section title={texts.dates}>
      <FieldFacts fields={dates} entity={batch} inSummary />
    </Section>
    <CollectorSection collectorId={batch.collectorId} />
  </Box>
);
