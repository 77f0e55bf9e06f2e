import Link from '@mui/material/Link';
import { appTexts } from '../app.texts';
import { CONTENT_ID } from './PageContent';

/** The first stop of the keyboard: over the menu, to the page (WCAG 2.4.1). */
export const SkipLink = () => (
  <Link
    href={`#${CONTENT_ID}`}
    onClick={(event) => {
      // the address is the memory of the screen: it must not change for this
      event.preventDefault();
      document.getElementById(CONTENT_ID)?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: '8px',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    {appTexts.skipToContent}
  </Link>
);
