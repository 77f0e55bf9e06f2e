import Box from '@mui/material/Box';
import { bankOf, warningsOf } from '@/domain/destination';
import { BalanceSection, CollectorSection } from '@/features/collector';
import { queryState } from '@/shared/apollo';
import { FieldFacts, Section, type FieldTable } from '@/shared/detail';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { useWithdrawalForActionQuery, type WithdrawalForActionFragment } from './actions/WithdrawalChanges.generated';
import { detailTexts as texts, dialogTexts, statusDetailTexts } from './withdrawal.texts';
import { WithdrawalStatusChip } from './WithdrawalStatusChip';

const moment = (value: string | null): string => (value === null ? ABSENT : dateTime(value));

const fields: FieldTable<WithdrawalForActionFragment> = {
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
  return (
    <AppDialog open title={texts.title} width="max(50vw, 560px)" height="80vh" onClose={onClose}>
      {failure && <FailedState title={dialogTexts.failed} failure={failure} onRetry={retry} />}
      {!entity && loading && <LoadingRows />}
      {!entity && !loading && !failure && <EmptyState title={dialogTexts.notFound} />}
      {entity && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Section title={texts.summary} aside={<WithdrawalStatusChip of={entity} />}>
            <FieldFacts fields={fields} entity={entity} />
          </Section>
          <CollectorSection collectorId={entity.collectorId} />
          <BalanceSection collectorId={entity.collectorId} />
        </Box>
      )}
    </AppDialog>
  );
};
