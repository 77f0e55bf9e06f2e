import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/idle';
import { commandKey, isQuickSearchKey, isSearchAsked, isTaken, takeEarlyText, useCommand } from '@/shared/keyboard';
import { lateDialog, typeWhenReady } from '@/shared/late-code';
import { buttonTexts as texts } from './button.texts';

const QuickSearchDialog = lateDialog(async () => (await import('./QuickSearchDialog')).QuickSearchDialog);

/** Button of the quick search, with its keys and its dialog. The keys work as soon as the frame is drawn. */
export const QuickSearch = () => {
  const [open, setOpen] = useState(isSearchAsked);
  const { name, sign } = commandKey();
  const keys = `${sign} K`;
  useCommand('quickSearch', () => setOpen(true));
  useEffect(function typeEarlyText() {
    typeWhenReady(takeEarlyText());
  }, []);
  useEffect(function listenToKeys() {
    const openByKeys = (event: KeyboardEvent): void => {
      if (!isQuickSearchKey(event)) return;
      if (!isTaken(event)) setOpen(true);
      event.preventDefault(); // also while a dialog is open: the browser would open its own search
    };
    window.addEventListener('keydown', openByKeys);
    return () => {
      window.removeEventListener('keydown', openByKeys);
    };
  }, []);
  useEffect(function preloadDialog() {
    return whenIdle(QuickSearchDialog.preload);
  }, []);
  return (
    <>
      <Button
        color="secondary"
        onClick={() => setOpen(true)}
        aria-label={`${texts.open} ${keys}`}
        aria-keyshortcuts={`${name}+K /`}
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
          {keys}
        </Typography>
      </Button>
      {open && <QuickSearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};
