import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from '@/shared/texts';
import { AdviceText } from './AdviceText';
import type { Notice } from './notices';
import { RequestId } from './CopyButton';
import { ToneIcon } from './ToneIcon';

/** Minimum milliseconds for which a notice stays after pointer or focus left it (B384). */
const EXTENDED_MS = 1000;

/**
 * Calls `onEnd` after the given milliseconds, not counting the time while `held`. After each release at least one
 * second remains.
 */
const useCountdown = (milliseconds: number, held: boolean, onEnd: () => void): void => {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(
    function countDown() {
      if (held) return undefined;
      const since = Date.now();
      const timer = setTimeout(() => end(), left.current);
      return () => {
        clearTimeout(timer);
        left.current = Math.max(left.current - (Date.now() - since), EXTENDED_MS);
      };
    },
    [held],
  );
};

interface NoticeContentProps extends CustomContentProps {
  readonly notice: Notice;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Notice on the screen. Its countdown pauses while the notice has the pointer or the focus (WCAG 2.2.1). */
export const NoticeContent = ({ ref, id, notice, style }: NoticeContentProps) => {
  const { tone, text, advice, requestId, link, action, stays } = notice;
  const { closeSnackbar } = useSnackbar();
  const [held, setHeld] = useState(false);
  const close = () => {
    closeSnackbar(id);
  };
  useCountdown(stays, held, close);
  return (
    <SnackbarContent ref={ref} style={style} role={tone === 'error' ? 'alert' : 'status'}>
      <Box
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr auto',
          columnGap: 1.25,
          alignItems: 'start',
          width: { xs: 'calc(100vw - 32px)', sm: 400 },
          p: 1.25,
          pl: 1.75,
          bgcolor: 'surface.raised',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          boxShadow: '0 1px 2px rgb(10 14 25 / 0.08), 0 12px 32px -8px rgb(10 14 25 / 0.28)',
        }}
      >
        <ToneIcon tone={tone} sx={{ mt: '5px' }} />
        <Typography sx={{ py: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Typography>
        <Button size="small" onClick={close}>
          {texts.close}
        </Button>
        {advice && (
          <Box sx={{ gridColumn: '2 / -1' }}>
            <AdviceText {...advice} />
          </Box>
        )}
        {action && (
          <Box sx={{ gridColumn: '2 / -1' }}>
            <Link
              component="button"
              onClick={() => {
                action.run();
                close();
              }}
            >
              {action.label}
            </Link>
          </Box>
        )}
        {link && (
          <Box sx={{ gridColumn: '2 / -1' }}>
            <Link component={RouterLink} to={link.to} onClick={close}>
              {link.label}
            </Link>
          </Box>
        )}
        {requestId && (
          <Box sx={{ gridColumn: '2 / -1' }}>
            <RequestId id={requestId} />
          </Box>
        )}
      </Box>
    </SnackbarContent>
  );
};
