import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/shared/idle';
import { lateHelper } from '@/shared/late-code/late-component';
import { notices } from './notify';

/** Latest notice, shown while the chunk of the notices cannot be fetched. Without it notices would be lost. */
const PlainNotice = () => {
  const { all, dismissedUpTo } = useSyncExternalStore(notices.subscribe, notices.state);
  const [last] = all;
  if (!last || last.id <= dismissedUpTo) return null;
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        top: 'var(--notices-top, 60px)',
        right: 'var(--notices-right, 16px)',
        zIndex: 'snackbar',
        maxWidth: 'min(420px, calc(100vw - 32px))',
        p: 1.5,
        borderRadius: '8px',
        bgcolor: `tone.${last.tone}.surface`,
        color: 'text.primary',
        boxShadow: 3,
      }}
    >
      {last.text}
    </Box>
  );
};

const NoticeStack = lateHelper(async () => (await import('./NoticeStack')).NoticeStack, PlainNotice);

/** Area of notices. Its chunk is loaded with the first notice, or when the browser is idle. */
export const NoticeArea = () => {
  const { all } = useSyncExternalStore(notices.subscribe, notices.state);
  useEffect(function preload() {
    return whenIdle(NoticeStack.preload);
  }, []);
  return all.length > 0 && <NoticeStack />;
};
