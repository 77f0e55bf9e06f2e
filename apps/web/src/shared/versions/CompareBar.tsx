import Compare from '@mui/icons-material/CompareArrowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { VersionPair } from './version-address';
import type { Place } from './use-history-address';
import { versionsTexts as texts } from './versions.texts';

const hint = (ticked: readonly number[]): string => {
  const [first, second] = ticked;
  if (first === undefined) return texts.tickTwo;
  return second === undefined ? texts.tickOther(first) : texts.ticked(Math.min(first, second), Math.max(first, second));
};

/** Who comes back from a comparison goes on where it began. */
const useFocusOnReturn = () => {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(function focusOnReturn() {
    ref.current?.focus();
  }, []);
  return ref;
};

interface CompareBarProps {
  /** Numbers of the ticked versions, at most two. */
  readonly ticked: readonly number[];
  readonly comparing: (pair: VersionPair) => Place;
}

/** Which versions are ticked, and the way to what changed from the older to the newer; stays in sight below the list. */
export const CompareBar = ({ ticked, comparing }: CompareBarProps) => {
  const comparison = useFocusOnReturn();
  const [first, second] = ticked;
  const pair =
    first === undefined || second === undefined
      ? undefined
      : { before: Math.min(first, second), after: Math.max(first, second) };
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: -20, // the space below the content of a dialog: the bar covers it
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mx: -3,
        mt: 2,
        mb: -2.5,
        px: 3,
        py: 1.5,
        bgcolor: 'surface.raised',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" variant="body2" color="textSecondary">
        {hint(ticked)}
      </Typography>
      {pair ? (
        <Button
          ref={comparison}
          variant="contained"
          startIcon={<Compare />}
          component={RouterLink}
          {...comparing(pair)}
        >
          {texts.compare}
        </Button>
      ) : (
        <Button variant="contained" startIcon={<Compare />} disabled>
          {texts.compare}
        </Button>
      )}
    </Box>
  );
};
