import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ActivitySection, DatesSection } from '@/domain/activity';
import { warningsOf } from '@/domain/destination';
import { NotesSection } from '@/domain/note';
import { TakenPart } from '@/domain/record-take';
import { BalanceSection, CollectorSection } from '@/domain/collector';
import { ActionToolbar, offerOf, type OfferedAction } from '@/shared/actions';
import { queryState, type QueryResult } from '@/shared/apollo';
import { Banner, FieldFacts, Section, useRecordActions, type FieldTable, type TimelineDate } from '@/shared/detail';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { money } from '@/shared/format';
import { RowSteps } from '@/shared/neighbors';
import { PRINTED_ALONE } from '@/shared/print';
import { ChangedBanner, type VersionQuery } from '@/shared/versions';
import { nextStepTexts, statusDetailTexts } from './status-detail.texts';
import { detailTexts as texts, dialogTexts } from './withdrawal/withdrawal.texts';

/** Withdraw or withdrawal in the dialog. */
interface MoneyRequest {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly collectorId: string;
  readonly collectorName: string | null;
  readonly amount: string;
  readonly currencyId: string;
  /** Null if it is unknown. */
  readonly destination: Parameters<typeof warningsOf>[0] | null;
  /** Code of an error, or the words of the person who refused the request; null without either. */
  readonly statusDetail: string | null;
}

interface RequestDetailDialogProps<Entity> {
  /** Type name of the record in the schema. */
  readonly type: 'Withdraw' | 'Withdrawal';
  readonly result: QueryResult;
  readonly entity: Entity | undefined;
  /** Address of this detail, for copying. */
  readonly path: string;
  readonly fields: FieldTable<Entity>;
  /** Returns the dates of the record for its thread. */
  readonly dates: (entity: Entity) => readonly TimelineDate[];
  readonly isFailed: (entity: Entity) => boolean;
  readonly statusOf: (entity: Entity) => ReactNode;
  readonly currentVersion: VersionQuery;
  /** Actions that the GraphQL gateway offers for the record. */
  readonly actions?: readonly OfferedAction[];
  readonly onClose: () => void;
}

interface HeadlineProps {
  readonly of: MoneyRequest;
  readonly status: ReactNode;
  /** Person who works on the record. */
  readonly children: ReactNode;
}

/** Amount, collector and status, with the warnings about the account above them. */
const Headline = ({ of, status, children }: HeadlineProps) => {
  const warnings = of.destination === null ? [] : warningsOf(of.destination);
  return (
    <>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {money(of.amount, of.currencyId)}
        </Typography>
        <Typography component="p" variant="h2" sx={{ mr: 'auto' }}>
          {of.collectorName ?? of.collectorId}
        </Typography>
        {status}
        {children}
      </Box>
    </>
  );
};

interface EndProps {
  readonly detail: string;
  readonly isFailed: boolean;
}

/** Reason why the money did not leave. After an error, the next step, too. */
const End = ({ detail, isFailed }: EndProps) => {
  const why = statusDetailTexts[detail] ?? detail;
  return isFailed ? (
    <Banner tone="error" title={why}>
      {nextStepTexts[detail] ?? nextStepTexts['other']}
    </Banner>
  ) : (
    <Banner tone="neutral" title={`${texts.statusDetail}:`}>
      {why}
    </Banner>
  );
};

/** Number of actions that stay visible: authorize and reject. */
const DECISIONS = 2;

/** Content of the dialog, once the record is loaded. */
const Loaded = <Entity extends MoneyRequest>(props: RequestDetailDialogProps<Entity> & { readonly entity: Entity }) => {
  const { type, result, entity, fields, dates, isFailed, statusOf, currentVersion, actions = [] } = props;
  const authorize = offerOf(actions, 'authorize');
  const mayLeave = authorize !== undefined && authorize.refusal === undefined;
  return (
    <Box className={PRINTED_ALONE} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ChangedBanner query={currentVersion} shown={entity} onShow={() => void result.refetch()} />
      <Headline of={entity} status={statusOf(entity)}>
        <TakenPart of={type} id={entity.id} status={entity.status} />
      </Headline>
      {entity.statusDetail !== null && <End detail={entity.statusDetail} isFailed={isFailed(entity)} />}
      <Section title={texts.summary}>
        <FieldFacts fields={fields} entity={entity} inSummary />
      </Section>
      <NotesSection of={type} id={entity.id} />
      <BalanceSection collectorId={entity.collectorId} leaving={mayLeave ? entity : undefined} />
      <DatesSection of={type} id={entity.id} version={entity.version} dates={dates(entity)} inSummary={false} />
      <CollectorSection collectorId={entity.collectorId} />
      <ActivitySection of={type} id={entity.id} />
    </Box>
  );
};

/** Dialog with the detail of a withdraw or a withdrawal, and the balance of the collector that pays it. */
export const RequestDetailDialog = <Entity extends MoneyRequest>(props: RequestDetailDialogProps<Entity>) => {
  const { result, entity, path, actions = [], onClose } = props;
  const { loading, failure, retry } = queryState(result);
  const title =
    entity && texts.titleOf(entity.collectorName ?? entity.collectorId, money(entity.amount, entity.currencyId));
  const record = useRecordActions(title, path);
  return (
    <AppDialog
      open
      title={texts.title}
      width="max(50vw, 560px)"
      height="80vh"
      onClose={onClose}
      tools={entity && <RowSteps key={entity.id} id={entity.id} parameter="retiro" />}
      actions={
        entity && <ActionToolbar label={texts.actions} actions={actions} last={record.actions} atLeast={DECISIONS} />
      }
    >
      {failure && <FailedState title={dialogTexts.failed} failure={failure} onRetry={retry} />}
      {!entity && loading && <LoadingRows />}
      {!entity && !loading && !failure && <EmptyState title={dialogTexts.notFound} />}
      {entity && <Loaded {...props} entity={entity} />}
      {record.dialog}
    </AppDialog>
  );
};
