import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SectionTitle } from './summary';
import { GroupFrame, SectionFrame, TechnicalPart } from './technical';

/** Text for a section or group without content. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

interface SectionProps {
  readonly title: string;
  /** Content beside the title: a count or a button. */
  readonly aside?: ReactNode;
  /** Text instead of the content; false or undefined when there is content. */
  readonly empty?: string | false | undefined;
  readonly children?: ReactNode;
}

/** Print style: dense, and not broken across pages where possible. */
const onPaper = {
  breakInside: 'avoid',
  borderRadius: '6px',
  '& > .title': { minHeight: 0, px: 1.5, pt: 1, pb: 0.5 },
  '& > .content': { px: 1.5, pt: 0, pb: 1.25 },
} as const;

/** Titled section of a detail. An empty section takes one line. */
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
          minHeight: 46,
          px: 2.5,
          py: 0.75,
        }}
      >
        <Typography id={titleId} component="h2" variant="h3">
          {title}
        </Typography>
        {empty ? <Nothing>{empty}</Nothing> : aside}
      </Box>
      {children && !empty && (
        // only the title is left when all facts of the section are in the tab of technical facts
        <Box className="content" sx={{ px: 2.5, pt: 0.25, pb: 2, '&:empty': { display: 'none' } }}>
          <SectionTitle value={title}>
            <TechnicalPart title={title} frame={SectionFrame}>
              {children}
            </TechnicalPart>
          </SectionTitle>
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

/** Titled group within a section. */
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
      <TechnicalPart title={title} frame={GroupFrame}>
        {children}
      </TechnicalPart>
    </Box>
  );
};

/** Parts of a section, stacked and separated by lines. */
export const Stacked = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      '& > * + *': { borderTop: 1, borderColor: 'divider', pt: 2 },
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

/** Titled part of a group, with its own background. */
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
        // browsers print no backgrounds by default: a line marks the part instead
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

interface SideBySideProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Short sections in two columns where there is room for them. */
export const SideBySide = ({ left, right }: SideBySideProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
      alignItems: 'start',
      gap: 2,
      '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '&:empty': { display: 'none' } },
      '&:not(:has(> * > *))': { display: 'none' },
      '@media print': { '&, & > *': { display: 'block' } },
    }}
  >
    <div>{left}</div>
    <div>{right}</div>
  </Box>
);

interface SectionLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Link beside the title of a section, to the page of its subject. */
export const SectionLink = ({ to, children }: SectionLinkProps) => (
  <Button component={Link} to={to} size="small" sx={{ mr: -1.25 }}>
    {children}
  </Button>
);

interface DisclosureProps {
  /** Label of the button while the content is hidden, for example `Ver todas`. */
  readonly open: string;
  /** Label of the button while the content is shown. */
  readonly close: string;
  readonly children: ReactNode;
}

/** Button that shows and hides content that is seldom needed. */
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
