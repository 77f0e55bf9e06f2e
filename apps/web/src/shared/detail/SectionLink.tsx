import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SectionLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Beside the title of a section: leads to the page of what the section is about. */
export const SectionLink = ({ to, children }: SectionLinkProps) => (
  <Button component={Link} to={to} size="small" sx={{ mr: -1.25 }}>
    {children}
  </Button>
);
