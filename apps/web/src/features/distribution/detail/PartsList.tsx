import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DestinationText, bankOf } from '@/domain/destination';
import { CopyButton } from '@/shared/feedback';
import { cuit, dateTime, money } from '@/shared/format';
import type { OfferedAction, PageActions } from '@/shared/actions';
import type { PartForActionFragment } from '../actions/DistributionChanges.generated';
import { partAddress } from '../actions/part-address';
import { detailTexts as texts } from '../distribution.texts';
import { PartStatusChip } from '../distribution.status';
import { isEditedHere } from '../edited-parts';
import { readableMessage } from '../status-message';
import { PartMark, partName, shareOf } from './PartsBar';

interface PartProps {
  readonly part: PartForActionFragment;
  readonly place: number;
  readonly total: string;
  readonly currencyId: string;
  readonly actions: PageActions;
  /** Action that reprocesses the distribution. */
  readonly reprocess: OfferedAction | undefined;
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.25,
  minWidth: 0,
} as const;

interface MessageProps {
  readonly message: string;
  /** True if the part was changed after this failure. */
  readonly isOld: boolean;
}

/** Reason of a failed part, without its technical prefix. Tooltip and copy contain the whole message (GAP-38). */
const Message = ({ message, isOld }: MessageProps) => (
  <Box sx={{ ...line, flexWrap: 'nowrap' }}>
    <Tooltip title={message}>
      <Typography variant="body2" color={isOld ? 'textSecondary' : 'error'}>
        {isOld ? texts.before(readableMessage(message)) : readableMessage(message)}
      </Typography>
    </Tooltip>
    <CopyButton value={message} label={texts.copyStatusDetail} />
  </Box>
);

/** Notice after the change of a failed destination, with the button that reprocesses the distribution. */
const Mended = ({ reprocess }: Pick<PartProps, 'reprocess'>) => {
  const effect = reprocess?.refusal === undefined ? reprocess?.effect : undefined;
  if (!reprocess || !effect || !('run' in effect)) return null;
  return (
    <Alert
      severity="info"
      sx={{ my: 0.5, displayPrint: 'none' }}
      action={
        <Button size="small" color="inherit" startIcon={reprocess.icon} onClick={effect.run}>
          {reprocess.label}
        </Button>
      }
    >
      {texts.mended}
    </Alert>
  );
};

const Actions = ({ part, actions }: Pick<PartProps, 'part' | 'actions'>) => {
  const id = partAddress(part);
  const allowed = actions
    .offered({ id, availableActions: part.availableActions })
    .filter(({ refusal }) => refusal === undefined);
  if (allowed.length === 0) return null;
  return (
    <Box sx={{ ...line, mx: -1 }}>
      {allowed.map(({ name, label, icon }) => (
        <Button key={name} size="small" startIcon={icon} onClick={() => actions.open({ action: name, id })}>
          {label}
        </Button>
      ))}
    </Box>
  );
};

/** One part: destination, amount, share, status and actions. */
const Part = ({ part, place, total, currencyId, actions, reprocess }: PartProps) => {
  const { destination, amount, statusDetail, observations, receipts } = part;
  const isOld = isEditedHere(part);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={line}>
        <PartMark place={place} />
        <Typography sx={{ fontWeight: 560, mr: 'auto' }}>{partName(part.typeCode)}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {money(amount, currencyId)}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {shareOf(amount, total)}
          </Typography>
        </Typography>
      </Box>
      <Box sx={line}>
        <Typography sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>{destination.holder ?? '—'}</Typography>
        <PartStatusChip of={part} />
      </Box>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {bankOf(destination)} · <DestinationText destination={destination} /> · {texts.cuit(cuit(part.cuit))}
      </Typography>
      {statusDetail && <Message message={statusDetail} isOld={isOld} />}
      {isOld && <Mended reprocess={reprocess} />}
      {observations && (
        <Typography variant="body2">
          {texts.observations}: {observations}
        </Typography>
      )}
      {receipts.map(({ email, sentDate }) => (
        <Typography key={`${email} ${sentDate}`} variant="body2" color="textSecondary">
          {texts.receiptSent(email, dateTime(sentDate))}
        </Typography>
      ))}
      <Actions part={part} actions={actions} />
    </Box>
  );
};

interface PartsListProps extends Omit<PartProps, 'part' | 'place'> {
  readonly parts: readonly PartForActionFragment[];
}

/** Returns true if a part or a distribution was rejected or has an error. */
export const isFailed = ({ status }: { readonly status: string }): boolean =>
  status === 'ERROR' || status === 'REJECTED';

/** List of the parts of a distribution, failed ones first, with the colors of the bar. */
export const PartsList = ({ parts, ...rest }: PartsListProps) => (
  <Box component="ul" aria-label={texts.parts} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {parts
      .map((part, place) => ({ part, place }))
      .toSorted((one, other) => Number(isFailed(other.part)) - Number(isFailed(one.part)))
      .map(({ part, place }) => (
        <Part key={part.id} part={part} place={place} {...rest} />
      ))}
  </Box>
);
