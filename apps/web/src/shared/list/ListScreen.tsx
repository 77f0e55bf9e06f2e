import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, type ReactNode } from 'react';
import { useScreenTitle } from '@/shared/auth';
import { FrameShownContext } from '@/shared/frame-shown';

interface ListBodyProps {
  /** Filters, chips and rows, one below the other. */
  readonly children: ReactNode;
}

/** Class of a screen whose rows fill the window: the frame gives it the height of the window, no more. */
export const FILLS_WINDOW = 'fills-window';

/** A list without a title, for a tab of another screen. */
export const ListBody = ({ children, className }: ListBodyProps & { readonly className?: string }) => (
  <Box
    {...(className === undefined ? {} : { className })}
    sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, gap: 1.5 }}
  >
    {children}
  </Box>
);

interface ListScreenProps extends ListBodyProps {
  /** Title, where it is not the title of the screen. */
  readonly title?: string;
  /** Buttons beside the title. */
  readonly tools?: ReactNode;
}

/** A screen with a list. */
export const ListScreen = ({ title, tools, children }: ListScreenProps) => {
  const screenTitle = useScreenTitle();
  const isFrameShown = useContext(FrameShownContext);
  return (
    <ListBody className={FILLS_WINDOW}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {title ?? screenTitle}
        </Typography>
        {isFrameShown && tools}
      </Box>
      {isFrameShown && children}
    </ListBody>
  );
};
