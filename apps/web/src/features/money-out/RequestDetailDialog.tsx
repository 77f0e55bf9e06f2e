import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ActivitySection } from '@/domain/activity';
import { BalanceSection, CollectorSection } from '@/domain/collector';
import { ActionToolbar, offerOf, type OfferedAction } from '@/shared/actions';
import { queryState, type QueryResult } from '@/shared/apollo';
import { FieldFacts, Section, useRecordActions, type FieldTable } from '@/shared/detail';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { money } from '@/shared/format';
import { PRINTED_ALONE } from '@/shared/print';
import { ChangedBanner, type VersionQuery } from '@/shared/versions';
import { detailTexts as texts, dialogTexts } from './withdrawal/withdrawal.texts';

/** Money that a collector asks for, whichever service keeps it. */
interface MoneyRequest {
  readonly id: string;
  readonly version: number;
  readonly collectorId: string;
  readonly collectorName: string | null;
  readonly amount: string;
  readonly currencyId: string;
}

interface RequestDetailDialogProps<Entity> {
  /** Type of the entity, as in the schema. */
  readonly type: 'Withdraw' | 'Withdrawal';
  readonly result: QueryResult;
  readonly entity: Entity | undefined;
  /** Address of this detail, to copy. */
  readonly path: string;
  readonly fields: FieldTable<Entity>;
  readonly statusOf: (entity: Entity) => ReactNode;
  readonly currentVersion: VersionQuery;
  /** Decisions about it, as the gateway offers them. */
  readonly actions?: readonly OfferedAction[];
  readonly onClose: () => void;
}

/** To let it go out and to reject it. */
const DECISIONS = 2;

/** Detail of a withdraw or a withdrawal, with the balance of its collector, which it is taken from. */
export const RequestDetailDialog = <Entity extends MoneyRequest>(props: RequestDetailDialogProps<Entity>) => {
  const { type, result, entity, path, fields, statusOf, currentVersion, actions = [], onClose } = props;
  const { loading, failure, retry } = queryState(result);
  const title =
    entity && texts.titleOf(entity.collectorName ?? entity.collectorId, money(entity.amount, entity.currencyId));
  const record = useRecordActions(title, path);
  const authorize = offerOf(actions, 'authorize');
  const mayLeave = authorize !== undefined && authorize.refusal === undefined;
  return (
    <AppDialog
      open
      title={texts.title}
      width="max(50vw, 560px)"
      height="80vh"
      onClose={onClose}
      actions={
        entity && <ActionToolbar label={texts.actions} actions={actions} last={record.actions} atLeast={DECISIONS} />
      }
    >
      {failure && <FailedState title={dialogTexts.failed} failure={failure} onRetry={retry} />}
      {!entity && loading && <LoadingRows />}
      {!entity && !loading && !failure && <EmptyState title={dialogTexts.notFound} />}
      {entity && (
        <Box className={PRINTED_ALONE} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <ChangedBanner query={currentVersion} shown={entity} onShow={() => void result.refetch()} />
          <Section title={texts.summary} aside={statusOf(entity)}>
            <FieldFacts fields={fields} entity={entity} inSummary />
          </Section>
          <BalanceSection collectorId={entity.collectorId} leaving={mayLeave ? entity : undefined} />
          <CollectorSection collectorId={entity.collectorId} />
          <ActivitySection of={type} id={entity.id} />
        </Box>
      )}
      {record.dialog}
    </AppDialog>
  );
};
