import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordActivity, RecordThread } from '@/domain/activity';
import { NotesSection } from '@/domain/note';
import { TakenPart } from '@/domain/record-take';
import { routes } from '@/domain/routes';
import { ActionToolbar, offerOf, type PageActions } from '@/shared/actions';
import { datesOf, FailureBanner, FieldFacts, QuerySection, useRecordActions } from '@/shared/detail';
import { money } from '@/shared/format';
import { usePolling } from '@/shared/polling';
import { ChangedBanner } from '@/shared/versions';
import type { DistributionForActionFragment } from '../actions/DistributionChanges.generated';
import { detailTexts as texts, dialogTexts } from '../distribution.texts';
import { DistributionStatusChip } from '../distribution.status';
import { distributionFields } from './distribution.fields';
import { DistributionCurrentVersionDocument, useDistributionPartsQuery } from './DistributionDetail.generated';
import { wrongSumOf } from '../parts-sum';
import { PartsBar, type PartsBarProps } from './PartsBar';
import { isFailed, PartsList } from './PartsList';
import { readableMessage } from '../status-message';

/** Polling interval in milliseconds, while the distribution is in process. */
const EVERY_MS = 4_000;

/** Returns collector and amount, for the title of the document. */
const titleOf = ({ collectorName, collectorId, totalAmount, currencyId }: DistributionForActionFragment): string =>
  texts.titleOf(collectorName ?? collectorId, money(totalAmount, currencyId));

/** Warning that the parts do not add up to the total. */
const WrongSum = ({ parts, total, currencyId }: PartsBarProps) => {
  const text = wrongSumOf(parts, total, currencyId);
  if (text === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {text}
    </Alert>
  );
};

interface DistributionPanelProps {
  readonly id: string;
  readonly actions: PageActions;
  readonly partActions: PageActions;
}

/** Panel of a distribution beside its list: status, shares of the total, and parts (B126, B151, B152). */
export const DistributionPanel = ({ id, actions, partActions }: DistributionPanelProps) => {
  const result = useDistributionPartsQuery({ variables: { id } });
  const found = result.data?.distribution;
  const parts = found?.details?.rows;
  usePolling(found?.status === 'IN_PROCESS', EVERY_MS, result.refetch);
  const record = useRecordActions(found ? titleOf(found) : undefined, routes.distributions.href({ ver: id }));
  return (
    <>
      <QuerySection query={result} data={found} texts={{ failed: dialogTexts.failed, unknown: dialogTexts.notFound }}>
        {(known) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {known.status !== 'IN_PROCESS' && (
              <ChangedBanner
                query={DistributionCurrentVersionDocument}
                shown={known}
                onShow={() => void result.refetch()}
              />
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
                {money(known.totalAmount, known.currencyId)}
              </Typography>
              <DistributionStatusChip of={known} />
            </Box>
            {isFailed(known) && known.statusDetail && (
              <FailureBanner
                reason={readableMessage(known.statusDetail)}
                action={offerOf(actions.offered(known), 'reprocess')}
                next={texts.afterFailure}
              />
            )}
            <ActionToolbar label={texts.actions} actions={actions.offered(known)} last={record.actions} atLeast={1} />
            <TakenPart of="Distribution" id={id} status={known.status} />
            {parts && parts.length > 0 ? (
              <div>
                <WrongSum parts={parts} total={known.totalAmount} currencyId={known.currencyId} />
                <PartsBar parts={parts} total={known.totalAmount} currencyId={known.currencyId} />
                <Box sx={{ mt: 1.5 }}>
                  <PartsList
                    parts={parts}
                    total={known.totalAmount}
                    currencyId={known.currencyId}
                    actions={partActions}
                    reprocess={offerOf(actions.offered(known), 'reprocess')}
                  />
                </Box>
              </div>
            ) : (
              <Typography color="textSecondary">{parts ? texts.noParts : texts.partsFailed}</Typography>
            )}
            <FieldFacts fields={distributionFields} entity={known} inSummary />
            <NotesSection of="Distribution" id={id} />
            <RecordThread
              of="Distribution"
              id={id}
              version={known.version}
              dates={datesOf({ requestDate: texts.requested }, known)}
              inSummary={false}
            />
            <RecordActivity of="Distribution" id={id} />
          </Box>
        )}
      </QuerySection>
      {record.dialog}
    </>
  );
};
