import Refresh from '@mui/icons-material/RefreshRounded';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { withdrawalsTexts as texts } from '../withdrawal.texts';
import { iconWhenNarrow } from '@/shared/icon-when-narrow';

/** Delay in milliseconds before the list is loaded again, because the service may still be at work (B69, B385). */
const RELOAD_DELAY_MS = 1000;

/** Button that loads the list again after a short delay (B65). */
export const ReloadButton = ({ onReload }: { readonly onReload: () => void }) => {
  const [waiting, setWaiting] = useState(false);
  useEffect(
    function reloadLater() {
      if (!waiting) return;
      const timer = setTimeout(() => {
        setWaiting(false);
        onReload();
      }, RELOAD_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [waiting, onReload],
  );
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Refresh />}
      aria-label={texts.reload}
      disabled={waiting}
      onClick={() => setWaiting(true)}
      sx={iconWhenNarrow}
    >
      <span>{texts.reload}</span>
    </Button>
  );
};
