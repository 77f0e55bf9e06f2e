import type { ReactNode } from 'react';
import { DatesSection } from '@/domain/activity';
import { CollectorSection } from '@/domain/collector';
import type { OfferedAction } from '@/shared/actions';
import { datesOf, DetailBody, FailureBanner, FieldFacts, Section, type FieldTable } from '@/shared/detail';
import { ABSENT, dateTime, money, quantity } from '@/shared/format';
import { statusText } from '@/shared/status';
import { ChangedBanner } from '@/shared/versions';
import { BatchCurrentVersionDocument, type BatchForActionFragment } from '../actions/BatchChanges.generated';
import { batchStatus } from '../batch.status';
import { detailTexts as texts, reasonOf } from '../batch.texts';

const moment = (value: string | null): string => (value === null ? ABSENT : dateTime(value));

const content: FieldTable<BatchForActionFragment> = {
  status: [texts.status, (batch) => statusText(batchStatus, batch), { only: 'comparison' }],
  statusDetail: [texts.statusDetail, reasonOf, { only: 'comparison' }],
  collector: [texts.collector, ({ collectorName, collectorId }) => collectorName ?? collectorId, { only: 'section' }],
  balance: [texts.balance, ({ balance, currencyId }) => money(balance, currencyId)],
  recordCount: [texts.recordCount, ({ recordCount }) => quantity(recordCount)],
  creationDate: [texts.creationDate, ({ creationDate }) => dateTime(creationDate), { only: 'comparison' }],
  startDate: [texts.startDate, ({ startDate }) => moment(startDate)],
  endDate: [texts.endDate, ({ endDate }) => moment(endDate)],
  fileDate: [texts.fileDate, ({ fileDate }) => moment(fileDate), { only: 'comparison' }],
};
const technical: FieldTable<BatchForActionFragment> = {
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  formatVersion: [texts.formatVersion, ({ formatVersion }) => formatVersion],
};

/** Fields of all cards. */
export const batchFields: FieldTable<BatchForActionFragment> = { ...content, ...technical };

interface BatchCardsProps {
  readonly batch: BatchForActionFragment;
  /** Offered action that reprocesses the batch; undefined if it is not offered. */
  readonly reprocess?: OfferedAction | undefined;
  readonly activity?: ReactNode;
  /** Loads the batch again. */
  readonly onReload: () => void;
}

/** Cards of a batch: summary with status and amount; dates; collector; id and version of the file format (B93). */
export const BatchCards = ({ batch, reprocess, activity, onReload }: BatchCardsProps) => (
  <DetailBody
    banner={
      <>
        {batch.status !== 'IN_PROCESS' && (
          <ChangedBanner query={BatchCurrentVersionDocument} shown={batch} onShow={onReload} />
        )}
        {batch.status === 'ERROR' && (
          <FailureBanner reason={reasonOf(batch) ?? texts.failed} action={reprocess} next={texts.reprocess} />
        )}
      </>
    }
    main={
      <Section title={texts.summary}>
        <FieldFacts fields={content} entity={batch} inSummary />
      </Section>
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
        <Section title={texts.technical}>
          <FieldFacts fields={technical} entity={batch} inSummary />
        </Section>
      </>
    }
    activity={activity}
  />
);
