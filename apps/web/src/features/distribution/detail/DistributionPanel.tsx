import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { CollectorLink } from '@/features/collector';
import { ActionToolbar, type PageActions } from '@/shared/actions';
import { FieldFacts, QuerySection, Section, type FieldTable } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { usePolling } from '@/shared/polling';
import { useOfferedDistributionActions } from '../actions/distribution.actions';
import type { DistributionForActionFragment } from '../actions/DistributionChanges.generated';
import { detailTexts as texts, dialogTexts } from '../distribution.texts';
import { DistributionStatusChip } from '../DistributionStatusChip';
import { readableMessage } from '../status-message';
import { useDistributionPartsQuery } from './DistributionDetail.generated';
import { PartsBar } from './PartsBar';
import { PartsList } from './PartsList';

/** Milliseconds from an answer to the next question, while it is on its way to the bank. */
const EVERY_MS = 4_000;

/** Every action stands as a button. */
const none: ReadonlySet<string> = new Set();

const facts: FieldTable<DistributionForActionFragment> = {
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  paymentId: [
    texts.payment,
    ({ paymentId }) => paymentId,
    {
      wide: true,
      render: ({ paymentId }) => (
        <Link component={RouterLink} to={routes.payment.href(paymentId)}>
          {paymentId}
        </Link>
      ),
    },
  ],
  collectorName: [
    texts.collector,
    ({ collectorName, collectorId }) => collectorName ?? collectorId,
    { wide: true, render: ({ collectorId }) => <CollectorLink id={collectorId} /> },
  ],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate)],
  totalAmount: [texts.total, ({ totalAmount, currencyId }) => money(totalAmount, currencyId)],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail && readableMessage(statusDetail),
    { wide: true, when: ({ statusDetail }) => statusDetail !== null },
  ],
};

interface DistributionPanelProps {
  readonly id: string;
  readonly actions: PageActions;
  readonly partActions: PageActions;
  readonly onClose: () => void;
}

/** A distribution beside or below its list: how it stands, how its total is shared out, and every part (B126, B151, B152). */
export const DistributionPanel = ({ id, actions, partActions, onClose }: DistributionPanelProps) => {
  const result = useDistributionPartsQuery({ variables: { id } });
  const found = result.data?.distribution;
  const parts = found?.details?.rows;
  usePolling(found?.status === 'IN_PROCESS', EVERY_MS, result.refetch);
  const offered = useOfferedDistributionActions(found, (name) => actions.open(name, { id }));
  return (
    <Section
      title={texts.title}
      aside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: -0.5 }}>
          {found && <DistributionStatusChip of={found} />}
          <IconButton aria-label={texts.close} onClick={onClose} edge="end" size="small">
            <Close fontSize="small" />
          </IconButton>
        </Box>
      }
    >
      <QuerySection query={result} data={found} texts={{ failed: dialogTexts.failed, unknown: dialogTexts.notFound }}>
        {(known) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {offered.length > 0 && (
              <ActionToolbar label={texts.actions} actions={offered} icons={none} reloading={false} />
            )}
            <FieldFacts fields={facts} entity={known} />
            {parts && parts.length > 0 ? (
              <div>
                <PartsBar parts={parts} total={known.totalAmount} currencyId={known.currencyId} />
                <Box sx={{ mt: 1.5 }}>
                  <PartsList
                    parts={parts}
                    total={known.totalAmount}
                    currencyId={known.currencyId}
                    onAction={partActions.open}
                  />
                </Box>
              </div>
            ) : (
              <Typography color="textSecondary">{parts ? texts.noParts : texts.partsFailed}</Typography>
            )}
          </Box>
        )}
      </QuerySection>
    </Section>
  );
};
