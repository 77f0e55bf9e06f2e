import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { Place } from './use-history-address';
import { versionsTexts as texts } from './versions.texts';

interface ComparisonBarProps {
  readonly swapped: Place;
  readonly onBack: () => void;
}

/** From a comparison back to the versions, and to the same comparison the other way round. */
export const ComparisonBar = ({ swapped, onBack }: ComparisonBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
    <Button size="small" startIcon={<ArrowBack />} onClick={onBack} sx={{ ml: -1.25 }}>
      {texts.back}
    </Button>
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<SwapHoriz />}
      component={RouterLink}
      {...swapped}
    >
      {texts.swap}
    </Button>
  </Box>
);
