import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { viewsTexts as texts } from './views.texts';

interface ViewNameProps {
  readonly name: string;
  /** Whether its list opens with it. */
  readonly isUsual: boolean;
}

/** What a view is called, and whether its list opens with it. */
export const ViewName = ({ name, isUsual }: ViewNameProps) => (
  <Box component="span" sx={{ minWidth: 0, display: 'flex', alignItems: 'baseline', gap: 1 }}>
    <Typography component="span" noWrap title={name}>
      {name}
    </Typography>
    {isUsual && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
        {texts.usualMark}
      </Typography>
    )}
  </Box>
);
