import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { appTexts } from '../app.texts';

interface TopBarLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** A link out of the application; on narrow screens only its sign is seen. */
export const TopBarLink = ({ href, label, icon }: TopBarLinkProps) => (
  <Button
    href={href}
    target="_blank"
    rel="noreferrer"
    color="secondary"
    aria-label={`${label} ${appTexts.newTab}`}
    sx={{ minWidth: 36, px: { xs: 1, lg: 1.25 }, gap: 0.75 }}
  >
    {icon}
    <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
      {label}
    </Box>
  </Button>
);
