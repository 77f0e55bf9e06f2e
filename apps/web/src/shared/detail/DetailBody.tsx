import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PAPER_ONLY } from '@/shared/print';
import { detailTexts } from './detail.texts';
import { Nothing } from './Section';
import { TechnicalRoot } from './technical';

const texts = detailTexts.tabs;

interface AreaProps {
  /** Area in the layout of two columns. In one column the areas have the order of the document. */
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
  /** Banner above all other parts. */
  readonly banner?: ReactNode;
  /** Main content about the entity. */
  readonly main: ReactNode;
  /** Line that lists the missing parts of the entity (`absentParts`). */
  readonly absent?: string | undefined;
  /** Dates, parties and conditions. Without them the layout has one column. */
  readonly aside?: ReactNode;
  /**
   * Sections for the developers of the collector, the last ones in the tab of technical facts. Without them the page
   * has no tabs.
   */
  readonly technical?: ReactNode;
  /** Activity of the entity, below the main content. */
  readonly activity?: ReactNode;
}

const Columns = ({ main, absent, aside, activity }: DetailBodyProps) => (
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
        <Box sx={{ px: 2.5 }}>
          <Nothing>{absent}</Nothing>
        </Box>
      )}
    </Area>
    {aside !== undefined && <Area area="aside">{aside}</Area>}
    {activity !== undefined && <Area area={aside === undefined ? undefined : 'footer'}>{activity}</Area>}
  </Box>
);

/** Parameter of the address with the open tab. A link can therefore lead to the technical facts. */
const TAB = 'tab';
const TECHNICAL = 'tecnicos';

/** Cards of different heights, in one or two columns. */
const technicalCards = {
  columns: '2 400px',
  columnGap: 2,
  '& section:has(> h2), & > section': { breakInside: 'avoid', mb: 2 },
  '@media print': { columns: 'auto', '& section': { mb: 1 } },
} as const;

/** Two tabs: the parts by which people decide, and the technical facts for support and developers. Print has both. */
const Tabbed = ({ technical, ...columns }: DetailBodyProps) => {
  const [search] = useSearchParams();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const id = useId();
  const shown = search.get(TAB) === TECHNICAL ? TECHNICAL : '';
  const addressOf = (tab: string) => {
    const rest = [...search].filter(([name]) => name !== TAB);
    return { search: new URLSearchParams(tab ? [...rest, [TAB, tab]] : rest).toString() };
  };
  const panelOf = (tab: string) => ({
    id: `${id}-${tab}-panel`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-${tab}`,
    hidden: tab !== shown,
    sx: { minWidth: 0, displayPrint: 'block' },
  });
  return (
    <>
      <Tabs value={shown} aria-label={texts.label} sx={{ mt: -1.5, displayPrint: 'none' }}>
        {[
          ['', texts.detail],
          [TECHNICAL, texts.technical],
        ].map(([tab = '', label]) => (
          <Tab
            key={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-${tab}-panel`}
            value={tab}
            label={label}
            component={Link}
            to={addressOf(tab)}
            replace
            preventScrollReset
          />
        ))}
      </Tabs>
      <Box {...panelOf('')}>
        <TechnicalRoot place={place}>
          <Columns {...columns} />
        </TechnicalRoot>
      </Box>
      <Box {...panelOf(TECHNICAL)}>
        <Typography component="h2" variant="h3" className={PAPER_ONLY}>
          {texts.technical}
        </Typography>
        <Box sx={technicalCards}>
          <Box ref={setPlace} sx={{ display: 'contents' }} />
          {technical}
        </Box>
      </Box>
    </>
  );
};

/**
 * Body of a detail, in two columns where there is room. A container query measures the page, because the side menu may
 * be open or closed.
 */
export const DetailBody = ({ banner, ...parts }: DetailBodyProps) => (
  <Box
    sx={{
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
      pt: 2,
      // in print, a grid that spans pages loses its gaps
      '@media print': {
        '&, & > div, & > div > div, & > div > div > div': { display: 'block' },
        pt: 1,
        '& .MuiCard-root': { mb: 1 },
      },
      // a focused element must not be hidden by the sticky bar (WCAG 2.2, 2.4.11)
      '& :is(a, button, [tabindex])': { scrollMarginTop: 76 },
    }}
  >
    {banner}
    {parts.technical === undefined ? <Columns {...parts} /> : <Tabbed {...parts} />}
  </Box>
);
