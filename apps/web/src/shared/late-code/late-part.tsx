import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { ToneIcon } from '@/shared/feedback/ToneIcon';
import { texts as commonTexts } from '@/shared/texts';
import { lateCodeTexts as texts } from './late-code.texts';
import { lateCodeOf, useLateCode } from './late-component';
import { openAnew } from './missing-code';

/** Shown instead of a part of a screen whose code could not be fetched. */
const MissingPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Box role="alert" sx={{ display: 'flex', gap: 1.25, p: 1.5, borderRadius: '8px', bgcolor: 'tone.warning.surface' }}>
    <ToneIcon tone="warning" sx={{ mt: '1px' }} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textPrimary">
        {texts.missing}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
          {commonTexts.retry}
        </Button>
        <Button size="small" color="inherit" onClick={() => void openAnew()}>
          {texts.openAnew}
        </Button>
      </Box>
    </Box>
  </Box>
);

/**
 * Creates a lazily loaded part of a screen. While its code cannot be fetched, a message is shown and loading is
 * retried.
 * @param Pending placeholder while the code is loading
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType,
): ((props: Props) => ReactNode) => {
  const code = lateCodeOf(load);
  return function LatePart(props) {
    const { Loaded, isMissing, retry } = useLateCode(code, true);
    if (Loaded) return <Loaded {...props} />;
    return isMissing ? <MissingPart onRetry={retry} /> : Pending && <Pending />;
  };
};
