import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/idle';
import { useCommand } from '@/shared/keyboard';
import { buttonTexts as texts } from './button.texts';
import { EarlyKeys } from './EarlyKeys';

const load = async () => ({ default: (await import('./QuickSearchDialog')).QuickSearchDialog });

const QuickSearchDialog = lazy(load);

/** The button of the quick search, and its dialog. */
export const QuickSearch = () => {
  const [open, setOpen] = useState(false);
  const [early, setEarly] = useState('');
  useCommand('quickSearch', () => setOpen(true));
  useEffect(function preloadDialog() {
    // what fails is asked for again by who opens it
    return whenIdle(() => void load().catch(() => undefined));
  }, []);
  const close = () => {
    setOpen(false);
    setEarly('');
  };
  return (
    <>
      <Button
        color="secondary"
        onClick={() => setOpen(true)}
        aria-label={`${texts.open} ${texts.keys}`}
        aria-keyshortcuts="Control+K /"
        sx={{
          minWidth: 36,
          gap: 1,
          px: 1,
          fontWeight: 400,
          border: { md: 1 },
          borderColor: { md: 'divider' },
          color: 'text.secondary',
        }}
      >
        <Search fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, minWidth: 120, textAlign: 'left' }}>
          {texts.open}
        </Box>{' '}
        <Typography component="kbd" variant="caption" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {texts.keys}
        </Typography>
      </Button>
      {open && (
        <Suspense fallback={<EarlyKeys onChange={setEarly} />}>
          <QuickSearchDialog early={early} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
