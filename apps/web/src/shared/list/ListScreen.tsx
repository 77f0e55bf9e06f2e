import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useState, type ReactNode } from 'react';
import { useScreenTitle } from '@/shared/auth';
import { HelpMark } from '@/shared/help';
import { FrameShownContext } from '@/shared/frame-shown';
import { FilterSlotContext } from './filter-slot';

interface ListBodyProps {
  /** Filters, chips and rows. */
  readonly children: ReactNode;
}

/** Class of a screen that fills the window: the frame limits its height to that of the window. */
export const FILLS_WINDOW = 'fills-window';

/** List without a title, for a tab of another screen. */
export const ListBody = ({ children, className }: ListBodyProps & { readonly className?: string }) => (
  <Box
    {...(className === undefined ? {} : { className })}
    sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, gap: 0.75 }}
  >
    {children}
  </Box>
);

interface ListScreenProps extends ListBodyProps {
  /** Title; by default, the title of the screen. */
  readonly title?: string;
  /** Title of the topic of the help that explains its states, or a term. */
  readonly help?: string;
  /** Line that says what the list holds. */
  readonly about?: string | undefined;
  /** Views or status choices of the list, in the line of the title. */
  readonly views?: ReactNode;
  /** Buttons beside the title. */
  readonly tools?: ReactNode;
}

/** Line of the title. Its buttons are no higher than its toggles and tabs, which leaves room for a row. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 1,
  '& .MuiButton-root': { minHeight: { sm: 34 } },
} as const;

/** Screen with a list. */
export const ListScreen = ({ title, help, about, views, tools, children }: ListScreenProps) => {
  const screenTitle = useScreenTitle();
  const isFrameShown = useContext(FrameShownContext);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <ListBody className={FILLS_WINDOW}>
      <Box sx={head}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            mr: views === undefined ? 'auto' : { xs: 'auto', sm: 2 },
          }}
        >
          <Typography variant="h1" sx={{ '@container page (max-width: 700px)': { fontSize: '1.25rem' } }}>
            {title ?? screenTitle}
          </Typography>
          {help !== undefined && <HelpMark of={help} />}
        </Box>
        {isFrameShown && views !== undefined && (
          <Box
            sx={{
              order: { xs: 1, sm: 0 },
              mr: 'auto',
              minWidth: 0,
              maxWidth: '100%',
              '& .MuiTabs-root': { border: 0, minHeight: 36 },
              '& .MuiTab-root': { minHeight: 36, mr: 1, py: 0.5 },
            }}
          >
            {views}
          </Box>
        )}
        {isFrameShown && about !== undefined && (
          <Typography
            component="p"
            variant="caption"
            color="textSecondary"
            sx={{
              order: 2,
              flex: '1 1 100%',
              lineHeight: 1.3,
              // on a line of its own it takes a row of the table, which a low window needs
              '@media (min-width: 600px) and (max-height: 699.9px)': { display: 'none' },
              // the same beside an open panel
              '@media (min-width: 600px)': { '@container page (max-width: 700px)': { display: 'none' } },
              // two lines beside the title are not higher than the title, so that no row is lost
              '@container page (min-width: 1100px)': {
                display: 'block',
                order: 0,
                flex: '1 1 160px',
                maxWidth: 320,
              },
            }}
          >
            {about}
          </Typography>
        )}
        {isFrameShown && tools}
        <Box ref={setSlot} sx={{ '&:empty': { display: 'none' } }} />
      </Box>
      <FilterSlotContext value={slot}>{isFrameShown && children}</FilterSlotContext>
    </ListBody>
  );
};
