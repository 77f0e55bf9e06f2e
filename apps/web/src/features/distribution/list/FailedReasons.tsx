import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Selection } from '@/shared/list';
import { distributionsTexts as texts } from '../distribution.texts';
import { readableMessage } from '../status-message';

interface Failed {
  readonly id: string;
  readonly statusDetail: string | null;
}

interface FailedReasonsProps<Row extends Failed> {
  readonly rows: readonly Row[];
  readonly selection: Selection<Row>;
}

/** Groups the ids of the rows by reason, most frequent reason first. */
const byReason = (rows: readonly Failed[]): readonly (readonly [reason: string, ids: ReadonlySet<string>])[] => {
  const groups = new Map<string, Set<string>>();
  for (const { id, statusDetail } of rows) {
    if (statusDetail === null) continue;
    const reason = readableMessage(statusDetail);
    groups.set(reason, (groups.get(reason) ?? new Set()).add(id));
  }
  return [...groups].toSorted(([, a], [, b]) => b.size - a.size);
};

/**
 * Chips with the reasons of the failures on this page. A chip selects its rows, so that they can be reprocessed
 * together.
 */
export const FailedReasons = <Row extends Failed>({ rows, selection }: FailedReasonsProps<Row>) => {
  const reasons = byReason(rows);
  if (reasons.length === 0) return null;
  const isChosen = (ids: ReadonlySet<string>): boolean =>
    selection.matching === undefined && selection.count === ids.size && [...ids].every((id) => selection.ids.has(id));
  return (
    <Box
      role="group"
      aria-label={texts.reasons}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {texts.reasons}
      </Typography>
      {reasons.map(([reason, ids]) => (
        <Chip
          key={reason}
          size="small"
          label={texts.ofReason(reason, ids.size)}
          variant={isChosen(ids) ? 'filled' : 'outlined'}
          color={isChosen(ids) ? 'primary' : 'default'}
          aria-pressed={isChosen(ids)}
          onClick={() => (isChosen(ids) ? selection.clear() : selection.choose(ids))}
        />
      ))}
    </Box>
  );
};
