import Box from '@mui/material/Box';
import { bankOf, warningsOf } from '@/domain/destination';
import { routes } from '@/domain/routes';
import { BalanceSection, CollectorSection } from '@/domain/collector';
import { ActionToolbar } from '@/shared/actions';
import { queryState } from '@/shared/apollo';
import { FieldFacts, Section, useRecordActions, type FieldTable } from '@/shared/detail';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { PRINTED_ALONE } from '@/shared/print';
import { statusText } from '@/shared/status';
import { ChangedBanner } from '@/shared/versions';
import {
  useWithdrawalForActionQuery,
  WithdrawalCurrentVersionDocument,
  type WithdrawalForActionFragment,
} from './actions/WithdrawalChanges.generated';
import { detailTexts as texts, dialogTexts, statusDetailTexts } from './withdrawal.texts';
import { withdrawalStatus, WithdrawalStatusChip } from './withdrawal.status';

const moment = (value: string | null): string => (value === null ? ABSENT : dateTime(value));

const nameOf = ({ collectorName, collectorId }: WithdrawalForActionFragment): string => collectorName ?? collectorId;

/** The fields of a withdrawal; its status stands beside the title. */
export const withdrawalFields: FieldTable<WithdrawalForActionFragment> = {
  status: [texts.status, (withdrawal) => statusText(withdrawalStatus, withdrawal), { only: 'comparison' }],
  collector: [texts.collector, nameOf, { only: 'comparison' }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate)],
  requestedBy: [texts.requestedBy, ({ requestedBy }) => requestedBy],
  approvedDate: [texts.approvedDate, ({ approvedDate }) => moment(approvedDate)],
  transferDate: [texts.transferDate, ({ transferDate }) => moment(transferDate)],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail),
    { when: ({ statusDetail }) => statusDetail !== null },
  ],
  account: [texts.account, ({ destination }) => destination.account, { copy: texts.copyAccount, wide: true }],
  bank: [texts.bank, ({ destination }) => bankOf(destination)],
  holder: [texts.holder, ({ destination }) => destination.holder],
  warnings: [
    texts.warnings,
    ({ destination }) => warningsOf(destination).join(' · '),
    { when: ({ destination }) => warningsOf(destination).length > 0, wide: true },
  ],
};

interface WithdrawalDetailDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A withdrawal with its collector and the balance of that (B68, B75, B386). */
export const WithdrawalDetailDialog = ({ id, onClose }: WithdrawalDetailDialogProps) => {
  const result = useWithdrawalForActionQuery({ variables: { id } });
  const { loading, failure, retry } = queryState(result);
  const entity = result.data?.entity;
  const title = entity ? texts.titleOf(nameOf(entity), money(entity.amount, entity.currencyId)) : undefined;
  const record = useRecordActions(title, `${routes.withdrawals.path}?accion=detail&retiro=${encodeURIComponent(id)}`);
  return (
    <AppDialog
      open
      title={texts.title}
      width="max(50vw, 560px)"
      height="80vh"
      onClose={onClose}
      actions={entity && <ActionToolbar label={texts.actions} actions={record.actions} />}
    >
      {failure && <FailedState title={dialogTexts.failed} failure={failure} onRetry={retry} />}
      {!entity && loading && <LoadingRows />}
      {!entity && !loading && !failure && <EmptyState title={dialogTexts.notFound} />}
      {entity && (
        <Box className={PRINTED_ALONE} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <ChangedBanner query={WithdrawalCurrentVersionDocument} shown={entity} onShow={() => void result.refetch()} />
          <Section title={texts.summary} aside={<WithdrawalStatusChip of={entity} />}>
            <FieldFacts fields={withdrawalFields} entity={entity} inSummary />
          </Section>
          <CollectorSection collectorId={entity.collectorId} />
          <BalanceSection collectorId={entity.collectorId} />
        </Box>
      )}
      {record.dialog}
    </AppDialog>
  );
};
