import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { readBoolean, usePreference, type Preference } from '@/shared/preferences';
import { firstStepsTexts as texts } from './home.texts';

/** Preference: true once the person has dismissed the first steps. Only the browser stores it. */
const isRead: Preference<boolean> = { key: 'firstSteps', initial: false, read: readBoolean };

/** Hints side by side where the window has room, so that they take little height. */
const steps = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 0.25,
  m: 0,
  pl: 2,
  color: 'text.secondary',
} as const;

/** Section with three hints for a new person, until they are dismissed. */
export const FirstSteps = () => {
  const titleId = useId();
  const [read, setRead] = usePreference(isRead);
  if (read) return null;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{
        mb: 1.5,
        px: 2.5,
        py: 1.25,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '112px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
      }}
    >
      <Typography id={titleId} component="h2" variant="h3">
        {texts.title}
      </Typography>
      <Box component="ul" sx={steps}>
        {texts.steps.map((step) => (
          <Typography key={step} component="li" variant="body2">
            {step}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button component={Link} to={routes.help.path} color="inherit">
          {texts.help}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => setRead(() => true)}>
          {texts.read}
        </Button>
      </Box>
    </Card>
  );
};
