import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Help from '@mui/icons-material/HelpRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { memo, useState, type ReactNode } from 'react';
import { RequestId } from '@/shared/feedback';
import { money, type Amount } from '@/shared/format';
import { bulkTexts } from './bulk.texts';
import type { BulkLine, ItemState } from './create-bulk-run';

/** Returns the state to show: `unsure` for a waiting item that another window may have started. */
export const shownState = (state: ItemState): keyof typeof bulkTexts.states =>
  state.kind === 'waiting' && state.mayBeMade === true ? 'unsure' : state.kind;

const icons: Readonly<Record<keyof typeof bulkTexts.states, ReactNode>> = {
  waiting: <Schedule fontSize="small" sx={{ color: 'text.disabled' }} />,
  unsure: <Help fontSize="small" sx={{ color: 'text.disabled' }} />,
  running: <CircularProgress size={16} sx={{ m: '2px' }} aria-hidden />,
  done: <CheckCircle fontSize="small" color="success" />,
  failed: <ErrorIcon fontSize="small" color="error" />,
  unknown: <Help fontSize="small" color="warning" />,
};

interface LineProps {
  readonly label: string;
  readonly amount: string | undefined;
  readonly state: ItemState;
}

/** Item of a run: state, name, amount, reason of a failure (PAY-43, PAY-44) and request id for support (GAP-55). */
const Line = memo(({ label, amount, state }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      columnGap: 1.25,
      alignItems: 'start',
      px: 1.5,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 40px',
      '&:last-child': { borderBottom: 0 },
    }}
  >
    <Box role="img" aria-label={bulkTexts.states[shownState(state)]} sx={{ display: 'flex' }}>
      {icons[shownState(state)]}
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', columnGap: 1.5 }}>
        <Typography variant="body2" noWrap title={label} sx={{ mr: 'auto' }}>
          {label}
        </Typography>
        {amount !== undefined && (
          <Typography variant="body2" noWrap sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Typography>
        )}
      </Box>
      {'message' in state && (
        <Typography
          variant="body2"
          color={state.kind === 'failed' ? 'error' : 'textSecondary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {state.message}
        </Typography>
      )}
      {'nextStep' in state && (
        <Typography variant="caption" color="textSecondary" component="p">
          {state.nextStep}
        </Typography>
      )}
      {'requestId' in state && state.requestId !== null && <RequestId id={state.requestId} />}
    </Box>
  </Box>
));

interface BulkLinesProps<Item> {
  readonly label: string;
  readonly lines: readonly BulkLine<Item>[];
  readonly keyOf: (item: Item) => string;
  readonly labelOf: (item: Item) => string;
  readonly amountOf: ((item: Item) => Amount | undefined) | undefined;
}

/** Items of a run, one line each. Names and amounts are formatted once; only the states change later. */
export const BulkLines = <Item,>({ label, lines, keyOf, labelOf, amountOf }: BulkLinesProps<Item>) => {
  const [words] = useState(() =>
    lines.map(({ item }) => {
      const amount = amountOf?.(item);
      const shown = amount && money(amount.amount, amount.currencyId);
      return { key: keyOf(item), label: labelOf(item), amount: shown };
    }),
  );
  return (
    <Box
      component="ul"
      aria-label={label}
      tabIndex={0}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        maxHeight: { xs: 'none', sm: 380 },
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
      }}
    >
      {words.map(({ key, ...word }, place) => {
        const line = lines[place];
        return line && <Line key={key} {...word} state={line.state} />;
      })}
    </Box>
  );
};
