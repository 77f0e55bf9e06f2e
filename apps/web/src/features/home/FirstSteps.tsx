import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { readBoolean, usePreference, type Preference } from '@/shared/preferences';
import { firstStepsTexts as texts } from './home.texts';

/** Preference: true once the person has dismissed the first steps. The gateway does not store it. */
const isRead: Preference<boolean> = { key: 'firstSteps', initial: false, read: readBoolean };

/** Section with three hints for a new person, until they are dismissed. */
export const FirstSteps = () => {
  const titleId = useId();
  const [read, setRead] = usePreference(isRead);
  if (read) return null;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ mb: 3, px: 2.5, py: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 0.5 }}>
          {texts.title}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {texts.steps.map((step) => (
            <Typography key={step} component="li">
              {step}
            </Typography>
          ))}
        </Box>
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
