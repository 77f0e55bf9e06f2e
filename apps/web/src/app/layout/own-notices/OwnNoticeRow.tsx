import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/theme';
import { ownNoticesTexts as texts } from './own-notices.texts';

interface OwnNoticeRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly isRead: boolean;
  /** Lines below the title. */
  readonly lines: readonly string[];
  readonly caption: string;
  readonly link: { readonly to: string; readonly label: string } | undefined;
  /** Button beside the link. */
  readonly action?: ReactNode;
  /** Called when the person follows the link. */
  readonly onLeave: () => void;
}

/** Row of a notice of a week: what happened, when, and a link to the record or the list. */
export const OwnNoticeRow = ({ icon, title, isRead, lines, caption, link, action, onLeave }: OwnNoticeRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: 1,
      px: 2,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {icon}
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: isRead ? 400 : 600 }}>
        {!isRead && <VisuallyHidden>{texts.fresh}</VisuallyHidden>}
        {title}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      <Typography variant="caption" color="textSecondary" component="p">
        {caption}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {action && <Box sx={{ ml: -1.25 }}>{action}</Box>}
        {link && (
          <Link component={RouterLink} to={link.to} variant="body2" onClick={onLeave}>
            {link.label}
          </Link>
        )}
      </Box>
    </Box>
  </Box>
);
