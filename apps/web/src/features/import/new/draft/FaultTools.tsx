import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { belowBars } from '@/shared/detail';
import { draftTexts as texts } from './draft.texts';

interface FaultToolsProps {
  readonly faultyCount: number;
  readonly locked: boolean;
  readonly onNext: () => void;
  readonly onLeaveOut: () => void;
}

/**
 * Tools above the rows: a button that excludes all rows with faults, and one that moves to the next fault. Only the
 * second stays visible when the page scrolls.
 */
export const FaultTools = ({ faultyCount, locked, onNext, onLeaveOut }: FaultToolsProps) => (
  <>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        mb: 0.5,
      }}
    >
      {/* a phone has no F8 key */}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {texts.hint}
      </Typography>
      {faultyCount > 0 && (
        <Button size="small" disabled={locked} onClick={onLeaveOut}>
          {texts.leaveOutFaulty(faultyCount)}
        </Button>
      )}
    </Box>
    {faultyCount > 0 && (
      <Box sx={{ ...belowBars, zIndex: 2, py: 1, bgcolor: 'background.paper', displayPrint: 'none' }}>
        <Button size="small" variant="outlined" aria-keyshortcuts="F8" disabled={locked} onClick={onNext}>
          {texts.nextFault}
        </Button>
      </Box>
    )}
  </>
);
