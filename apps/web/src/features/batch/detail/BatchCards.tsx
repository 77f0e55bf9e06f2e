import Box from '@mui/material/Box';
import { CollectorSection } from '@/features/collector';
import { FieldFacts, Section, type FieldTable } from '@/shared/detail';
import { ABSENT, dateTime, money, quantity } from '@/shared/format';
import type { BatchForActionFragment } from '../actions/BatchChanges.generated';
import { detailTexts as texts, statusDetailTexts } from '../batch.texts';
import { BatchStatusChip } from '../BatchStatusChip';

const moment = (value: string | null): string => (value === null ? ABSENT : dateTime(value));

const summary: FieldTable<BatchForActionFragment> = {
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

/** The cards of a batch: status, id and version; records and balance; dates; its collector (B93). */
export const BatchCards = ({ batch }: { readonly batch: BatchForActionFragment }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
    <Section title={texts.summary} aside={<BatchStatusChip of={batch} />}>
      <FieldFacts fields={summary} entity={batch} />
    </Section>
    <Section title={texts.content}>
      <FieldFacts fields={content} entity={batch} />
    </Section>
    <Section title={texts.dates}>
      <FieldFacts fields={dates} entity={batch} />
    </Section>
    <CollectorSection collectorId={batch.collectorId} />
  </Box>
);
