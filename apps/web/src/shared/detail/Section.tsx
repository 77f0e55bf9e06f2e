import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SectionTitle } from './summary';

/** A text that says there is nothing to show. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

interface SectionProps {
  readonly title: string;
  /** Beside the title: a count, a button. */
  readonly aside?: ReactNode;
  /** Text in the place of the content; false or undefined where there is content. */
  readonly empty?: string | false | undefined;
  readonly children?: ReactNode;
}

/** Dense, and whole on one sheet where it fits. */
const onPaper = {
  breakInside: 'avoid',
  borderRadius: '6px',
  '& > .title': { minHeight: 0, px: 1.5, pt: 1, pb: 0.5 },
  '& > .content': { px: 1.5, pt: 0, pb: 1.25 },
} as const;

/** A titled part of a detail. An empty one is one quiet line, so that it takes no room. */
export const Section = ({ title, aside, empty, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ minWidth: 0, '@media print': onPaper }}>
      <Box
        className="title"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
          minHeight: 48,
          px: 2.5,
          py: 1,
        }}
      >
        <Typography id={titleId} component="h2" variant="h3">
          {title}
        </Typography>
        {empty ? <Nothing>{empty}</Nothing> : aside}
      </Box>
      {children && !empty && (
        <Box className="content" sx={{ px: 2.5, pt: 0.5, pb: 2.5 }}>
          <SectionTitle value={title}>{children}</SectionTitle>
        </Box>
      )}
    </Card>
  );
};

interface GroupProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a section. */
export const Group = ({ title, aside, children }: GroupProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.25, minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography id={titleId} component="h3" variant="subtitle2">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

/** Parts of a section one below the other, with a line between them. */
export const Stacked = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      '& > * + *': { borderTop: 1, borderColor: 'divider', pt: 2.5 },
      '@media print': { gap: 1, '& > *': { gap: 0.75 }, '& > * + *': { pt: 1 } },
    }}
  >
    {children}
  </Box>
);

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a group, on a ground of its own. */
export const Panel = ({ title, children }: PanelProps) => {
  const titleId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: 1.25,
        minWidth: 0,
        p: 1.75,
        borderRadius: '8px',
        bgcolor: 'surface.sunken',
        // paper has no ground, so that a line holds it together
        '@media print': { gap: 0.5, py: 0, pr: 0, pl: 1.25, borderRadius: 0, borderLeft: 2, borderColor: 'divider' },
      }}
    >
      <Typography id={titleId} component="h4" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Box>
  );
};

interface SectionLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link beside the title of a section, to the page of its subject. */
export const SectionLink = ({ to, children }: SectionLinkProps) => (
  <Button component={Link} to={to} size="small" sx={{ mr: -1.25 }}>
    {children}
  </Button>
);

interface DisclosureProps {
  /** Text of the button while closed, for example `Ver todas`. */
  readonly open: string;
  /** Text of the button while open. */
  readonly close: string;
  readonly children: ReactNode;
}

/** Content that is seldom needed, behind a button. */
export const Disclosure = ({ open, close, children }: DisclosureProps) => {
  const contentId = useId();
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        size="small"
        aria-expanded={shown}
        aria-controls={contentId}
        onClick={() => setShown(!shown)}
        endIcon={<ExpandMore sx={{ transform: shown ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }} />}
        sx={{ mx: -1.25 }}
      >
        {shown ? close : open}
      </Button>
      <Box id={contentId} hidden={!shown} sx={{ pt: 1 }}>
        {shown && children}
      </Box>
    </Box>
  );
};
