import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface AreaProps {
  /** Where it stands when there are two columns; in one column all follow in the order of the document. */
  readonly area: 'story' | 'facts' | 'rest';
  readonly children: ReactNode;
}

const Area = ({ area, children }: AreaProps) => (
  <Box
    sx={{
      display: 'grid',
      alignContent: 'start',
      gap: 2,
      minWidth: 0,
      '@container (min-width: 860px)': { gridArea: area },
    }}
  >
    {children}
  </Box>
);

const twoColumns = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"story facts" "rest facts"',
};

interface DetailBodyProps {
  /** Above all the rest. */
  readonly banner?: ReactNode;
  /** What happened. */
  readonly story: ReactNode;
  /** When, who, and under which conditions. */
  readonly facts: ReactNode;
  /** What developers of the collector ask about. */
  readonly rest: ReactNode;
}

/** Two columns where the room allows it, measured on the page itself: the menu at its side may be open or not. */
export const DetailBody = ({ banner, story, facts, rest }: DetailBodyProps) => (
  <Box
    sx={{
      containerType: 'inline-size',
      display: 'grid',
      gap: 2,
      pt: 2,
      // what gets the focus must not hide below the bar that stays (WCAG 2.2, 2.4.11)
      '& :is(a, button, [tabindex])': { scrollMarginTop: 76 },
    }}
  >
    {banner}
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 860px)': twoColumns,
      }}
    >
      <Area area="story">{story}</Area>
      <Area area="facts">{facts}</Area>
      <Area area="rest">{rest}</Area>
    </Box>
  </Box>
);
