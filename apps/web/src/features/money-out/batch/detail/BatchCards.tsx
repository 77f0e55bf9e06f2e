import type { ReactNode } from 'react';
import { DatesSection } from '@/domain/activity';
import { CollectorSection } from '@/domain/collector';
import { TakenPart } from '@/domain/record-take';
import type { OfferedAction } from '@/shared/actions';
import { Banner, datesOf, DetailBody, FieldFacts, Section, type FieldTable } from '@/shared/detail';
import { ABSENT, dateTime, money, quantity } from '@/shared/format';
import { statusText } from '@/shared/status';
import { ChangedBanner } from '@/shared/versions';
import { BatchCurrentVersionDocument, type BatchForActionFragment } from '../actions/BatchChanges.generated';
import { batchStatus, BatchStatusChip } from '../batch.status';
import { detailTexts as texts, statusDetailTexts } from '../batch.texts';

const moment = (value: string | null): string => (value === null ? ABSENT : dateTime(value));

const reasonOf = ({ statusDetail }: BatchForActionFragment): string | null =>
  statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail);

const identity: FieldTable<BatchForActionFragment> = {
  status: [texts.status, (batch) => statusText(batchStatus, batch), { only: 'comparison' }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  formatVersion: [texts.formatVersion, ({ formatVersion }) => formatVersion],
  statusDetail: [texts.statusDetail, reasonOf, { only: 'comparison' }],
};
const content: FieldTable<BatchForActionFragment> = {
  recordCount: [texts.recordCount, ({ recordCount }) => quantity(recordCount)],
  balance: [texts.balance, ({ balance, currencyId }) => money(balance, currencyId)],
  creationDate: [texts.creationDate, ({ creationDate }) => dateTime(creationDate), { only: 'comparison' }],
  startDate: [texts.startDate, ({ startDate }) => moment(startDate)],
  endDate: [texts.endDate, ({ endDate }) => moment(endDate)],
  fileDate: [texts.fileDate, ({ fileDate }) => moment(fileDate), { only: 'comparison' }],
};

/** Fields of all cards. */
export const batchFields: FieldTable<BatchForActionFragment> = { ...identity, ...content };

interface BatchCardsProps {
  readonly batch: BatchForActionFragment;
  /** Offered action that reprocesses the batch; undefined if it is not offered. */
  readonly reprocess?: OfferedAction | undefined;
  readonly activity?: ReactNode;
  /** Loads the batch again. */
  readonly onReload: () => void;
}

/** Reason of the failure of a batch, and the next step. */
const Failure = ({ batch, reprocess }: Pick<BatchCardsProps, 'batch' | 'reprocess'>) => (
  <Banner tone="error" title={reasonOf(batch) ?? texts.failed}>
    {reprocess && (reprocess.refusal ?? texts.reprocess)}
  </Banner>
);

/** Cards of a batch: status, id and version; records and balance; dates; collector (B93). */
export const BatchCards = ({ batch, reprocess, activity, onReload }: BatchCardsProps) => (
  <DetailBody
    banner={
      <>
        {batch.status !== 'IN_PROCESS' && (
          <ChangedBanner query={BatchCurrentVersionDocument} shown={batch} onShow={onReload} />
        )}
        {batch.status === 'ERROR' && <Failure batch={batch} reprocess={reprocess} />}
        <TakenPart of="Batch" id={batch.id} status={batch.status} />
      </>
    }
    main={
      <>
        <Section title={texts.summary} aside={<BatchStatusChip of={batch} />}>
          <FieldFacts fields={identity} entity={batch} inSummary />
        </Section>
        <Section title={texts.content}>
          <FieldFacts fields={content} entity={batch} inSummary />
        </Section>
      </>
    }
    aside={
      <>
        <DatesSection
          of="Batch"
          id={batch.id}
          version={batch.version}
          dates={datesOf({ creationDate: texts.creationDate, fileDate: texts.fileDate }, batch, {
            fileDate: ['reexportBatch'],
          })}
          inSummary={false}
        />
        <CollectorSection collectorId={batch.collectorId} />
      </>
    }
    activity={activity}
  />
);
