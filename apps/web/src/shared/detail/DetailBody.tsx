import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Nothing } from './Section';

interface AreaProps {
  /** Place in two columns; in one column the areas follow in the order of the document. */
  readonly area: 'main' | 'aside' | 'footer' | undefined;
  readonly children: ReactNode;
}

const Area = ({ area, children }: AreaProps) => (
  <Box
    sx={{
      display: 'grid',
      alignContent: 'start',
      gap: 2,
      minWidth: 0,
      ...(area && { '@container (min-width: 860px)': { gridArea: area } }),
    }}
  >
    {children}
  </Box>
);

const twoColumns = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"main aside" "footer aside"',
};

interface DetailBodyProps {
  /** Above all the rest. */
  readonly banner?: ReactNode;
  /** The story of the entity. */
  readonly main: ReactNode;
  /** The parts that the entity lacks, in one line (`absentParts`). */
  readonly absent?: string | undefined;
  /** Dates, parties and conditions; without them there is one column. */
  readonly aside?: ReactNode;
  /** Data for the developers of the collector. */
  readonly footer?: ReactNode;
  /** Part that shows who did what to it, below all the rest. */
  readonly activity?: ReactNode;
}

/** Two columns where the room allows it, measured on the page itself: the menu at its side may be open or not. */
export const DetailBody = ({ banner, main, absent, aside, footer, activity }: DetailBodyProps) => (
  <Box
    sx={{
      containerType: 'inline-size',
      display: 'grid',
      gap: 2,
      pt: 2,
      // a grid that goes on over the sheets loses its gaps
      '@media print': { '&, & > div, & > div > div': { display: 'block' }, pt: 1, '& .MuiCard-root': { mb: 1 } },
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
        ...(aside === undefined ? {} : { '@container (min-width: 860px)': twoColumns }),
      }}
    >
      <Area area={aside === undefined ? undefined : 'main'}>
        {main}
        {absent !== undefined && (
          <Card sx={{ px: 2.5, py: 1.75 }}>
            <Nothing>{absent}</Nothing>
          </Card>
        )}
      </Area>
      {aside !== undefined && <Area area="aside">{aside}</Area>}
      {(footer ?? activity) !== undefined && (
        <Area area={aside === undefined ? undefined : 'footer'}>
          {footer}
          {activity}
        </Area>
      )}
    </Box>
  </Box>
);
